/**
 * The core's entry: it runs as soon as the page is there, before anything is idle. It puts prices
 * into the slip, applies the theme and the slip's count, and wakes the islands. Plain TypeScript. Only this file refers
 * to both the core and what is loaded later.
 *
 * The build makes it one file without imports. Everything that islands share with it is exported
 * here; a module of `core/` that an island imports from must be listed.
 */

import { afterPaint } from "./core/after-paint";
import { replayEarlyTouches } from "./core/early-touches";
import {
  listenForTouches,
  savesData,
  scheduleIslands,
  wakeIslands,
  whenIdle,
} from "./core/element";
import { chooseListMarket, markListMarket } from "./core/list-market";
import { $panel, setPanel } from "./core/panel";
import { startPanelHistory } from "./core/panel-history";
import { selectionOf } from "./core/pick";
import { pick } from "./core/picker";
import { $slip } from "./core/selections";
import { markPrice, startSlipMarks } from "./core/slip-marks";
import { startSlipTabs } from "./core/slip-tabs";
import { markTheme, startTheme, toggleTheme } from "./core/theme";

export { atom } from "nanostores";
export * from "./core/decimal";
export { wakeIslands } from "./core/element";
export { LIST_MARKET_KEY } from "./core/list-market-shown";
export * from "./core/match-place";
export * from "./core/odds-format-key";
export * from "./core/panel";
export { setPicker } from "./core/picker";
export { keyOf, nameOf, placeOf } from "./core/price-place";
export * from "./core/price-state";
export * from "./core/price-text";
export * from "./core/prices";
export * from "./core/selections";
export { markPrice } from "./core/slip-marks";
export * from "./core/storage";
export * from "./core/tabs";
export * from "./core/time-zone-key";

/**
 * Pauses between attempts to load code, in milliseconds. A pressed control waits for the next attempt, so the longest
 * pause is what a player waits once the network is back.
 */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 4_000;

startTheme();
listenForTouches(() => untilLoaded(() => import("./islands")));
document.addEventListener("click", onClick);
replayEarlyTouches();
const isFromElsewhere = startSlipTabs();
if (document.readyState === "loading") {
  // In a separate task: the browser lays out the end of the page in the task of this event.
  document.addEventListener("DOMContentLoaded", () => setTimeout(whenWhole), { once: true });
} else {
  whenWhole();
}

function whenWhole(): void {
  markTheme();
  markListMarket();
  startSlipMarks(isFromElsewhere);
  startPanelHistory();
  scheduleIslands();
  $panel.subscribe(({ open }) => open && wakeSlip());
  $slip.listen(wakeSlip);
  whenIdle(loadIdle);
  if (savesData()) addEventListener("pointerdown", () => afterPaint(startPush), { once: true });
  else whenIdle(startPush);
}

/** Scrolls a picked price into view; the guard of presses then keeps watching its place. */
function bringClear(price: HTMLElement): void {
  if (price.getAttribute("aria-pressed") !== "true") return;
  dispatchEvent(new Event("sb-scroll"));
  price.scrollIntoView({ block: "nearest" });
}

function wakeSlip(): void {
  afterPaint(() => wakeIslands("bet-slip"));
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const price = target?.closest<HTMLButtonElement>("button[data-outcome]");
  if (price) {
    const selection = selectionOf(price);
    if (selection) pick(selection);
    else console.error("no match or market:", price);
    markPrice(price);
    // Out from under the slip's bar, which is there below 1280 px (styles/base.css).
    if (innerWidth < 1280) afterPaint(() => bringClear(price));
    return;
  }
  const toggle = target?.closest<HTMLElement>("[data-slip-toggle]");
  if (toggle) {
    // Safari focuses no pressed button; the panel takes the focus from here, and returns it.
    toggle.focus({ preventScroll: true });
    const tab = toggle.dataset.slipToggle === "bets" ? "bets" : "slip";
    const { open, tab: current } = $panel.get();
    const isSkip = toggle.matches("a");
    setPanel({ open: isSkip || !(open && current === tab), tab });
    if (isSkip) {
      event.preventDefault();
      document.getElementById("slip")?.focus();
    }
  } else if (target?.closest("[data-theme-toggle]")) {
    toggleTheme();
  }
  // Its code may be on its way: it looks for this (match-centre/keep-centre.ts).
  target?.closest("[data-centre],.star")?.toggleAttribute("data-pressed");
  const market = target?.closest<HTMLElement>("[data-list-market]");
  if (market) chooseListMarket(market);
}

async function startPush(): Promise<void> {
  (await loadIdle()).follow();
}

function loadIdle(): Promise<typeof import("./idle")> {
  return untilLoaded(() => import("./idle"));
}

/**
 * Asks for a part of our code until it comes, with growing pauses. The visitor may be offline; or on the way to another
 * page, when Firefox drops what this one still loads. Shorter than `api/patience.ts`, for which the core has no room.
 */
function untilLoaded<T>(load: () => Promise<T>, pause = FIRST_PAUSE): Promise<T> {
  return load().catch((error: unknown) => {
    console.warn("not loaded yet:", error);
    return new Promise((next) => setTimeout(next, pause)).then(() =>
      untilLoaded(load, Math.min(pause * 2, LONGEST_PAUSE)),
    );
  });
}
