/**
 * What a page has beside islands and prices, loaded by the core when the browser is idle: alerts, links to
 * other languages, the bar of progress, logos that fail, clocks, and what wakes islands without a touch. The
 * core also starts from here what follows the operator's reports, unless the browser is asked to save data.
 */

import { asksForAccount } from "./account/form-address";
import { hasHint, onHint } from "./account/shared/session-hint";
import { startAlerts } from "./alerts/start";
import { later } from "./api/patience";
import { isBuilderHash } from "./bet-builder/shared/builder-hash";
import { wakeIslands } from "./core/element";
import { ODDS_FORMAT_KEY } from "./core/odds-format-key";
import { $slip } from "./core/selections";
import { readStored } from "./core/storage";
import { markFailedLogos } from "./logos/failed";
import { hasOrders } from "./my-bets/orders-key";
import { startLanguages } from "./navigation/languages";
import { startProgress } from "./navigation/progress";
import { hasLeft } from "./notifications/shared/has-left";
import { SELECT } from "./odds-format/shared/names";
import { startSlash } from "./search/slash";
import { hasCode } from "./slip/share-address";
import { hasTicketLeft } from "./slip/ticket/ticket-key";
import { once } from "./state/once";
import { onStoredElsewhere } from "./state/stored-elsewhere";

export { follow } from "./follow";

startAlerts();
startLanguages();
startProgress();
startSlash();
markFailedLogos();
awaitTouch();
wakeWanted();
addEventListener("hashchange", wakeWanted);
// The first popover, or the entry of one in the history.
if (history.state?.layers) loadLayers();
else document.addEventListener("toggle", loadLayers, { capture: true, once: true });
document.addEventListener("click", openSignUp);
onHint(() => wakeIslands("session"));
if (parent !== self || document.querySelector("[data-clock],[data-join]") || hasLeft())
  void later(() => import("./late"));
if (hasOrders())
  void later(() => import("./my-bets/carry-out")).then((loaded) => loaded.startOrders());

/** Loads what a page needs once somebody uses it. */
function awaitTouch(): void {
  const format = readStored("local", ODDS_FORMAT_KEY);
  const load = once(() => {
    void later(() => import("./first-touch")).then((loaded) => loaded.start(format));
  });
  for (const type of ["pointerdown", "pointermove", "keydown", "focusin", "change"]) {
    addEventListener(type, load, { capture: true, once: true });
  }
  onStoredElsewhere(ODDS_FORMAT_KEY, load);
  $slip.subscribe(({ selections }) => selections.length > 0 && load());
  // Somebody may have chosen before this was loaded.
  const selects = [...document.querySelectorAll<HTMLSelectElement>(SELECT)];
  if (format || selects.some(({ value }) => value !== "european")) load();
}

function loadLayers(): void {
  void later(() => import("./dialog/layers")).then((loaded) => loaded.startLayers());
}

/** Opens the form to sign up over this page, where a press would open it on a page of its own. */
function openSignUp(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest('a[href$="/users/sign-up"]');
  if (!link || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  // Not a place to come back to: the form takes the name out of the address again.
  history.replaceState(history.state, "", "#sign-up");
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** Wakes the islands that the address asks for, or that an earlier page left something for. */
function wakeWanted(): void {
  if (hasHint() || asksForAccount()) wakeIslands("session");
  if ($slip.get().selections.length > 0 || hasTicketLeft() || hasCode()) wakeIslands("bet-slip");
  if (isBuilderHash(location.hash)) wakeIslands("match-markets");
}
