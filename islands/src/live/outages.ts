/**
 * What follows from a report of the operator about its providers: what the page or the slip shows of
 * one that is down is suspended at once, and asked for afresh when it is back. Loaded when there is one.
 */
import { keyOf } from "../core/price-place";
import { getPrice, type Price } from "../core/prices";
import { $slip } from "../core/selections";
import { dispatchLoss } from "../push/bus";
import { putPrice } from "./shared/prices";
import { $down } from "./shared/providers";

/** Takes a report: the providers that are down, as all others are not. */
export function setDown(providers: readonly (string | undefined)[]): void {
  const before = $down.get();
  const down = new Set(providers);
  if (String([...before].sort()) === String([...down].sort())) return;
  $down.set(down);
  for (const button of document.querySelectorAll<HTMLElement>("[data-provider] [data-outcome]")) {
    const { odds, state } = button.dataset;
    const { provider = "" } = button.closest<HTMLElement>("[data-provider]")?.dataset ?? {};
    if (down.has(provider)) suspend(keyOf(button), { odds: Number(odds), active: !state });
  }
  for (const selection of $slip.get().selections) {
    if (down.has(selection.provider)) suspend(selection.id, selection);
  }
  // Prices that nobody pushed meanwhile.
  if ([...before].some((provider) => !down.has(provider))) dispatchLoss();
}

/** Market status: it takes bets, or may again. */
const ALLOWED = 1;
const SUSPENDED = -1;

/** Suspends a price that takes bets; `shown` is what the page or the slip has of one that is not known. */
function suspend(key: string, shown: Pick<Price, "odds" | "active">): void {
  const { odds, active } = shown;
  const price = getPrice(key) ?? { odds, active, marketStatus: ALLOWED, listed: true };
  if (price.marketStatus === ALLOWED) putPrice(key, { ...price, marketStatus: SUSPENDED });
}
