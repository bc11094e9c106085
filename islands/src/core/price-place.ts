/**
 * Where prices are in the page: the element of a match, that of a market in it, and the button of an outcome in
 * that. Each says only what those around it do not.
 */
import { matchOf, priceKey } from "./prices";

/** The elements of a price's match and market, and the price's key. */
export function placeOf(button: HTMLElement) {
  const match = button.closest<HTMLElement>("[data-match]");
  const market = button.closest<HTMLElement>("[data-market]");
  const { market: id, specifier } = market?.dataset ?? {};
  return {
    match,
    market,
    key: priceKey(match?.dataset.match, id, specifier, button.dataset.outcome),
  };
}

/** Key of a button's price. */
export function keyOf(button: HTMLElement): string {
  return placeOf(button).key;
}

/** Names of the sides of a match, as they are read or as its element has them. */
interface Sides {
  readonly home?: string | undefined;
  readonly away?: string | undefined;
}

/** Full name of a button's outcome: that of a side is said by the match. */
export function nameOf({ dataset: { name, as } }: HTMLElement, match: Sides): string {
  return name ?? (as === "1" ? match.home : match.away) ?? "";
}

/** Every button of a price. */
export function buttonsOf(key: string): HTMLElement[] {
  const selector = `[data-match="${matchOf(key)}"] [data-outcome="${/\d*$/.exec(key)}"]`;
  const buttons = document.querySelectorAll<HTMLElement>(selector);
  return [...buttons].filter((button) => keyOf(button) === key);
}
