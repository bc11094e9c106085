/**
 * The shared worker: the connections of all pages of the browser (`switchboard.ts`). It outlives a
 * page that follows a link, so the next one has live prices without connecting again. Built as one
 * file of its own (`build.mjs`).
 */
import type { FromPage } from "./messages";
import { Switchboard } from "./switchboard";

interface SharedWorkerScope {
  onconnect: (event: MessageEvent) => void;
}

const switchboard = new Switchboard({ shared: true });

(globalThis as unknown as SharedWorkerScope).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const take = switchboard.attach((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<FromPage>) => take(data);
};
