/** Channels between tabs that deliver at once. */

type Listener = ((event: { readonly data: unknown }) => void) | null;

const open = new Set<Channel>();

class Channel {
  onmessage: Listener = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }

  close(): void {
    open.delete(this);
  }
}

/** Another tab on a channel: what it was told, and a way to tell something. */
export interface Tab {
  readonly told: unknown[];
  tell(message: unknown): void;
  close(): void;
}

/** Replaces the browser's channels; those that were open hear nothing any more. */
export function installChannels(): void {
  open.clear();
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
}

/** Opens another tab on a channel. */
export function otherTab(name: string): Tab {
  const channel = new Channel(name);
  const told: unknown[] = [];
  channel.onmessage = ({ data }) => told.push(data);
  return {
    told,
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
