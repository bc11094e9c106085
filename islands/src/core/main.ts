/**
 * The core: what runs with the page as soon as it is there, before anything is idle. It takes prices into the slip, writes
 * changed ones, shows the theme and the slip's count, and wakes the islands. Plain TypeScript.
 *
 * It is one file without imports. Everything that islands share with it is exported here; a module
 * of `core/` that an island imports from must be listed.
 */

import { afterPaint } from "./after-paint";
import { replayEarlyTouches } from "./early-touches";
import { listenForTouches, savesData, scheduleIslands, wakeIslands, whenIdle } from "./element";
import { $panel, setPanel } from "./panel";
import { selectionOf } from "./pick";
import { pick } from "./picker";
import { markPrice, startSlipMarks } from "./slip-marks";
import { startSlipTabs } from "./slip-tabs";
import { markTheme, startTheme, toggleTheme } from "./theme";
import { watchPrices } from "./writer";

export { atom, computed, map } from "nanostores";
export * from "./config";
export * from "./decimal";
export { wakeIslands } from "./element";
export * from "./panel";
export { setPicker } from "./picker";
export * from "./price-state";
export * from "./prices";
export * from "./selections";
export { markPrice } from "./slip-marks";
export * from "./storage";
export * from "./tabs";
export { watchPrice, watchPrices } from "./writer";

startTheme();
listenForTouches();
document.addEventListener("click", onClick);
replayEarlyTouches();
startSlipTabs();
if (document.readyState === "loading") {
  // In a task of its own: the browser lays out the end of the page in the one that says so.
  document.addEventListener("DOMContentLoaded", () => setTimeout(whenWhole), { once: true });
} else {
  whenWhole();
}

function whenWhole(): void {
  markTheme();
  startSlipMarks();
  scheduleIslands();
  $panel.subscribe(({ open }) => open && afterPaint(() => wakeIslands("bet-slip")));
  if (savesData()) addEventListener("pointerdown", () => afterPaint(startPush), { once: true });
  else whenIdle(startPush);
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const price = target?.closest<HTMLButtonElement>("button[data-outcome]");
  if (price) {
    const selection = selectionOf(price);
    if (selection) pick(selection);
    else console.error("a price without its match or market cannot be picked:", price);
    markPrice(price);
    return;
  }
  const toggle = target?.closest<HTMLElement>("[data-slip-toggle]");
  if (toggle) {
    const tab = toggle.dataset.slipToggle === "bets" ? "bets" : "slip";
    const { open, tab: current } = $panel.get();
    setPanel({ open: !(open && current === tab), tab });
  } else if (target?.closest("[data-theme-toggle]")) {
    toggleTheme();
  }
}

async function startPush(): Promise<void> {
  // Not before: finding every price takes as long as a frame, and only the push changes one.
  watchPrices(document);
  try {
    const { start } = await import("../push/index");
    start();
  } catch (error) {
    console.error("live prices did not load:", error);
  }
}
