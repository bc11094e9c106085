/**
 * Starts live prices; loaded by the core when the page is idle. It waits while a page is
 * prerendered or not yet visible, or asks for the match that it shows (`data-young`); the socket closes when the page is left and opens again when it
 * returns from the back-forward cache.
 */
import { siteConfig } from "../api/config";
import { push } from "../push/bus";
import { Connection } from "../push/connection";
import { confirm, followPush, markStale, pageMatches } from "./feed";

/** Prices are fetched after this time at the latest, even if the push is not connected by then. */
const PATIENCE_MS = 1500;

/** What is live on the page counts as outdated when the push is lost for this long. */
const STALE_MS = 5000;

/** Starts the connection and the feed. Call it once per page. */
export function start(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", start, { once: true });
  } else if (document.documentElement.dataset.young === "") {
    addEventListener("sb-young", start, { once: true });
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
    // Not those of the beginning: a filtered list may have drawn others since.
    void confirm(pageMatches());
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
  // If the push was not connected when the prices were fetched, a later change may have been
  // missed.
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
