/**
 * Keeps the slip's selections at the operator's prices: takes over changes of the price store, and
 * fetches what this page does not have, such as a selection that was picked on another page, or its
 * names in this page's language.
 */

import { $settings, acceptMode } from "../account/shared/settings";
import { isStatus } from "../api/errors";
import { fetchMarket, fetchMatch } from "../api/sportsbook";
import { applyMode, applyOffer, isBettable, type Offer } from "../betting/selection";
import { getMatchStatus, getPrice, onMatchStatus, onPrice, setPrice } from "../core/prices";
import { $slip, type SlipSelection, updateSlip } from "../core/selections";
import { setStatus } from "../live/shared/matches";
import { applyFetched, fetchedMatch, startFetch } from "../live/shared/prices";
import { push } from "../push/bus";
import { reportError } from "../report/report";
import { once } from "../state/once";
import { isForeign, withFetchedNames, withKnownNames } from "./names";

/** Follows the prices of all selections in the slip. Call it once per page. */
export const startOffers = once((): void => {
  // `follow` asks for those with names in another language.
  const asked = $slip
    .get()
    .selections.map(withKnownNames)
    .filter((selection) => !getPrice(selection.id) && !isForeign(selection));
  const follow = createFollowing();
  $slip.subscribe(({ selections }) => follow(selections));
  $settings.subscribe((settings) => {
    if (settings) change((selection) => applyMode(selection, acceptMode(settings)));
  });
  // What was missed without a connection is fetched.
  push.onLoss(() => void askOffers($slip.get().selections));
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) void askOffers($slip.get().selections);
  });
  void askOffers(asked);
});

/** Fetches the current state of selections: their matches, and every line of their markets. */
export async function askOffers(selections: readonly SlipSelection[]): Promise<void> {
  const matches = new Map<number, Set<number>>();
  for (const { matchId, marketId } of selections) {
    matches.set(matchId, (matches.get(matchId) ?? new Set()).add(marketId));
  }
  const waiting = [...matches];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await askMatch(next[0], next[1], selections);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}

async function askMatch(
  matchId: number,
  marketIds: ReadonlySet<number>,
  selections: readonly SlipSelection[],
): Promise<void> {
  const start = startFetch();
  try {
    const match = await fetchMatch(matchId);
    fetchedMatch(match, start);
    for (const marketId of marketIds) {
      const markets = await fetchMarket(matchId, marketId);
      applyFetched(matchId, markets, start);
      change((selection) =>
        selection.matchId === matchId && selection.marketId === marketId
          ? withFetchedNames(selection, match, markets)
          : selection,
      );
      const lines = new Set(markets.map((market) => market.specifier ?? null));
      for (const selection of selections) {
        const isHere = selection.matchId === matchId && selection.marketId === marketId;
        if (isHere && !lines.has(selection.specifier)) closeLine(selection);
      }
    }
  } catch (error) {
    // A match that the operator no longer lists takes no bets; any other error says nothing about
    // it.
    if (isStatus(error, 404)) setStatus(matchId, NOT_COVERED);
    else reportError(error, "the price of a selection could not be fetched");
  }
}

/** Event and market status numbers that take no bets and do not reopen. */
const NOT_COVERED = 5;
const DROPPED = 0;

/** A line that its market no longer has. */
function closeLine({ id, odds }: SlipSelection): void {
  setPrice(id, { odds, active: false, marketStatus: DROPPED, listed: false });
}

/** Follows the prices of the selections that it is called with. */
function createFollowing(): (selections: readonly SlipSelection[]) => void {
  const stops = new Map<string, () => void>();
  /** The accepted price of each selection at the last check. */
  let accepted = new Map<string, number>();
  return (selections) => {
    const ids = new Set(selections.map((selection) => selection.id));
    for (const [id, stop] of stops) {
      if (!ids.has(id)) {
        stop();
        stops.delete(id);
      }
    }
    const added = selections.filter((selection) => !stops.has(selection.id));
    for (const { id, matchId } of added) {
      const refresh = () =>
        change((selection) => (selection.id === id ? current(selection) : selection));
      const stopPrice = onPrice(id, refresh);
      const stopStatus = onMatchStatus(matchId, refresh);
      stops.set(id, () => {
        stopPrice();
        stopStatus();
      });
    }
    // A selection added or accepted in another tab comes with that tab's price and names: they are
    // compared with this one's.
    const isAccepted = selections.some((one) => accepted.get(one.id) !== one.acceptedOdds);
    accepted = new Map(selections.map((one) => [one.id, one.acceptedOdds]));
    if (isAccepted) {
      change((selection) => current(withKnownNames(selection)));
      void askOffers($slip.get().selections.filter(isForeign));
    }
  };
}

/** A selection updated to its known state. */
function current(selection: SlipSelection): SlipSelection {
  const matchStatus = getMatchStatus(selection.matchId) ?? STATUS_NUMBERS[selection.matchStatus];
  const price = getPrice(selection.id);
  const offer: Offer = price
    ? { matchStatus, marketStatus: price.marketStatus, outcome: price.listed ? price : undefined }
    : { matchStatus, marketStatus: selection.isSuspended ? -1 : 1, outcome: selection };
  const next = applyOffer(selection, offer, acceptMode($settings.get()));
  const word = matchStatus === 1 ? "live" : isBettable(matchStatus) ? "prematch" : "others";
  const active = offer.outcome?.active ?? false;
  return next === selection && word === selection.matchStatus && active === selection.active
    ? selection
    : { ...next, matchStatus: word, active };
}

const STATUS_NUMBERS = { prematch: 0, live: 1, others: NOT_COVERED } as const;

/** Changes selections; leaves the slip alone when none of them changed. */
function change(to: (selection: SlipSelection) => SlipSelection): void {
  const { selections } = $slip.get();
  const next = selections.map(to);
  if (next.some((selection, at) => selection !== selections[at])) {
    updateSlip(() => ({ selections: next }));
  }
}
