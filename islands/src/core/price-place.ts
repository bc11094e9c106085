/**
 * Where prices are in the page: the element of a match, that of a market in it, and the button of an outcome in
 * that. Each says only what those around it do not.
 */
import { matchOf, priceKey } from "./prices";

/** What the elements of a price's match and market say, and the price's key. */
export function placeOf(button: HTMLElement) {
  const match = button.closest<HTMLElement>("[data-match]")?.dataset;
  const market = button.closest<HTMLElement>("[data-market]")?.dataset;
  const key = priceKey(match?.match, market?.market, market?.specifier, button.dataset.outcome);
  return { match, market, key };
}

/** Key of a button's price. */
export function keyOf(button: HTMLElement): string {
  return placeOf(button).key;
}

/** Full name of a button's outcome: that of a side is said by the match. */
export function nameOf({ dataset: { name, as } }: HTMLElement, match: DOMStringMap): string {
  return name ?? (as === "1" ? match.home : match.away) ?? "";
}

/** Every button of a price. */
export function buttonsOf(key: string): HTMLElement[] {
  const selector = `[data-match="${matchOf(key)}"] [data-outcome="${/\d*$/.exec(key)}"]`;
  const buttons = document.querySelectorAll<HTMLElement>(selector);
  return [...buttons].filter((button) => keyOf(button) === key);
}
