/**
 * The shared worker: the connections of all pages of the browser (`switchboard.ts`). It outlives a
 * page that follows a link, so the next one has live prices without connecting again. Built as one
 * file of its own (`build.mjs`).
 */
import { onSessionExpired } from "../api/client";
import { useCallConfig } from "../api/config";
import { takeOver } from "../report/report";
import type { FromPage } from "./messages";
import { Switchboard } from "./switchboard";

interface SharedWorkerScope {
  onconnect: (event: MessageEvent) => void;
}

const switchboard = new Switchboard({
  shared: true,
  onHello: (api, tag) => useCallConfig({ api, tag }),
});
onSessionExpired(() => switchboard.expire());
// Pages report, because there the error reporter is. What was thrown may not be a message.
takeOver(({ cause, ...problem }) =>
  switchboard.report(cause === undefined ? problem : { ...problem, cause: String(cause) }),
);

(globalThis as unknown as SharedWorkerScope).onconnect = ({ ports: [port] }) => {
  if (!port) return;
  const take = switchboard.attach((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<FromPage>) => take(data);
};
