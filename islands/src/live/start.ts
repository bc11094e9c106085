/**
 * Starts live prices; loaded by the core when the page is idle. It waits while a page is
 * prerendered or not yet visible, or asks for the match that it shows (`data-young`). The page lets go
 * of its connection when it is left, and asks for what it missed when it returns.
 */
import { siteConfig } from "../api/config";
import { $slip } from "../core/selections";
import { $pushEnded, $pushWanted, dispatchLoss, push } from "../push/bus";
import { Connection } from "../push/connection";
import { confirm, followPush, isPageLive, pageMatches } from "./feed";
import { Freshness, STALE_MS } from "./freshness";
import { followMarks } from "./mark";
import { followPresence } from "./presence";

/** Prices are fetched after this time at the latest, even if the push is not connected by then. */
const PATIENCE_MS = 1500;

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
  const config = siteConfig();
  const matches = pageMatches();
  followPush(matches);
  followMarks();
  if (config.push.length === 0) {
    void confirm(matches);
    return;
  }
  // Not the matches of the beginning: a filtered list may have drawn others since.
  const freshness = new Freshness(() => confirm(pageMatches()));
  const connection = new Connection(config, {
    onListening() {
      $pushEnded.set(false);
      freshness.listening();
    },
    onLost: () => freshness.silent(),
    onEnd() {
      freshness.ended();
      $pushEnded.set(true);
    },
  });
  listenToWhatIsShown(connection, freshness);
  for (const id of matches.own) connection.listen(connection.ofMatch(id));
  connection.open();
  setTimeout(() => {
    if (!freshness.wasAsked) freshness.refresh();
  }, PATIENCE_MS);
  push.onLoss(() => freshness.refresh());
  followPresence({
    onRest() {
      freshness.rest();
      connection.rest();
    },
    onReturn(away) {
      if (away > STALE_MS) freshness.doubt();
      freshness.silent();
      connection.open();
      dispatchLoss();
    },
    onWake() {
      // The socket may be dead without knowing it.
      freshness.doubt();
      connection.renew();
      dispatchLoss();
    },
    onShown: dispatchLoss,
    onTick: () => connection.check(),
  });
}

/** Listens to the events about matches while anything on the page depends on them. */
function listenToWhatIsShown(connection: Connection, freshness: Freshness): void {
  const isLive = isPageLive();
  const follow = () => {
    if (isLive || $pushWanted.get() || $slip.get().selections.length > 0) {
      if (connection.listen(connection.updates)) freshness.follow();
    } else if (connection.leave(connection.updates)) {
      freshness.unfollow();
    }
  };
  $slip.subscribe(follow);
  $pushWanted.listen(follow);
}
