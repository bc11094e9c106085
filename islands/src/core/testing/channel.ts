/** Channels between tabs of one browser, for tests whose tabs are parts of one page. */
import { vi } from "vitest";

/** A channel that delivers messages to every other tab a moment later, as the browser does. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    const text = JSON.stringify(data);
    for (const other of Channel.open) {
      if (other === this || other.name !== this.name) continue;
      queueMicrotask(() => other.onmessage?.({ data: JSON.parse(text) }));
    }
  }
  close() {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

/** Begins without any open channel. */
export function openChannels(): void {
  Channel.open = [];
  vi.stubGlobal("BroadcastChannel", Channel);
}

/** The tab that opened last hears nothing until the returned function is called. */
export function sleep(): () => void {
  const asleep = Channel.open.pop();
  return () => asleep && Channel.open.push(asleep);
}

/** Waits until all messages are delivered. */
export const delivered = () => new Promise((done) => setTimeout(done));
