/** What decides whether the rows of the page fit, read before anything else of them. */
import { readMatch } from "../core/match-place";
import type { Facts } from "./conditions";

/** Stands for the start of a match that has begun: its row has no time. */
const BEGUN = "1970-01-01";

/** A price of the main market that takes bets. */
const OPEN = ":not(.event-second) > .price:not([data-state])";

/** Reads a row of the page's lists. */
export function factsOf(row: HTMLElement): Facts {
  return {
    match: readMatch(row),
    start: { iso: row.querySelector("time")?.dateTime ?? BEGUN },
    market: { status: 1, outcomes: [{ active: row.querySelector(OPEN) !== null }] },
  };
}
