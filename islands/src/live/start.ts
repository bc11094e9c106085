/**
 * Starts live prices: loaded by the core when the page is idle. Never while a page is prerendered
 * out of sight, and never before it is visible; the socket closes when the page is left and opens
 * again when it comes back from the back-forward cache.
 */
import { siteConfig } from "../api/config";
import { push } from "../push/bus";
import { Connection } from "../push/connection";
import { confirm, followPush, markStale, pageMatches } from "./feed";

/** Prices are asked for at the latest after this time, whether the push listens by then or not. */
const PATIENCE_MS = 1500;

/** Lists count as stale when the push is lost for this long. */
const STALE_MS = 5000;

/** Starts the connection and the feed. Once a page. */
export function start(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", start, { once: true });
  } else if (document.visibilityState === "hidden") {
    document.addEventListener("visibilitychange", start, { once: true });
  } else {
    run();
  }
}

function run(): void {
  const { push: endpoint, locale } = siteConfig();
  const matches = pageMatches();
  followPush(matches);
  if (endpoint === "") {
    void confirm(matches);
    return;
  }
  let asked = false;
  let lost: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    asked = true;
    void confirm(matches);
  };
  const connection = new Connection({
    endpoint,
    locale,
    matches: matches.own,
    onListening(missed) {
      clearTimeout(lost);
      if (!asked) ask();
      else if (!missed) markStale(false);
    },
    onLost() {
      clearTimeout(lost);
      lost = setTimeout(() => markStale(true), STALE_MS);
    },
  });
  connection.open();
  // Whoever was not listening when the prices were asked for may have missed a change since.
  setTimeout(() => {
    if (!asked) void confirm(matches);
  }, PATIENCE_MS);
  push.onLoss(ask);
  addEventListener("pagehide", () => {
    clearTimeout(lost);
    connection.close();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) connection.open();
  });
}
