/**
 * What happens to a picked selection while it waits in the slip (book: rules/changing-prices).
 *
 * A selection stores three prices: the one at which it was added, the one that the player last
 * accepted, and the current one. The operator's accept mode decides how far the last two may
 * differ.
 */
import { isPrice } from "../api/price";

/**
 * Accept mode for changed odds: `none` asks each time, `higher` accepts better ones, `any`
 * all.
 */
export type AcceptMode = "none" | "higher" | "any";

/** The part of a selection that the rules use. */
export interface Quote {
  /** The current price, in thousandths. */
  readonly odds: number;
  /** The price that the player last accepted. */
  readonly acceptedOdds: number;
  /** The price at which it was added. */
  readonly initialOdds: number;
  /** Its market is not open at present, or the outcome is inactive, missing or without a price. */
  readonly isSuspended: boolean;
  /** The price moved beyond the accept mode. */
  readonly isChanged: boolean;
  /** It will not come back: the match is over or the market is settled, cancelled or handed over. */
  readonly isNotAvailable: boolean;
}

/** The current state of a price, as far as it is known. */
export interface Offer {
  /** Event status number; 0 prematch and 1 live take bets. */
  readonly matchStatus: number;
  /** Market status number; 1 takes bets, -1 is suspended, others do not reopen. */
  readonly marketStatus: number;
  /** The outcome; absent when the market no longer lists it. One without a price is suspended. */
  readonly outcome?: { readonly odds: number; readonly active: boolean } | undefined;
}

const MARKET_ALLOWED = 1;
const MARKET_SUSPENDED = -1;

/** Whether an event takes bets: prematch and live ones do. */
export function isBettable(matchStatus: number): boolean {
  return matchStatus === 0 || matchStatus === 1;
}

/**
 * Whether odds differ from the accepted ones by more than the mode accepts. A price that goes back up to the one at which
 * the selection was added asks nothing: the player has agreed to it.
 */
export function isOddsChange(
  odds: number,
  accepted: number,
  mode: AcceptMode,
  initial = accepted,
): boolean {
  switch (mode) {
    case "any":
      return false;
    case "higher":
      return odds < accepted;
    case "none":
      return odds < accepted || (odds > accepted && odds !== initial);
  }
}

/** A selection after an offer; the same object when nothing changed. */
export function applyOffer<S extends Quote>(selection: S, offer: Offer, mode: AcceptMode): S {
  const open = offer.marketStatus === MARKET_ALLOWED;
  const gone = !isBettable(offer.matchStatus) || !(open || offer.marketStatus === MARKET_SUSPENDED);
  const { outcome } = offer;
  const isPriced = outcome !== undefined && isPrice(outcome.odds);
  const odds = isPriced ? outcome.odds : selection.odds;
  const next: Quote = {
    odds,
    acceptedOdds: selection.acceptedOdds,
    initialOdds: selection.initialOdds,
    isSuspended: !open || !isPriced || !outcome.active,
    isChanged: isOddsChange(odds, selection.acceptedOdds, mode, selection.initialOdds),
    isNotAvailable: gone,
  };
  return isSameQuote(selection, next) ? selection : { ...selection, ...next };
}

/** The same selection under another accept mode. */
export function applyMode<S extends Quote>(selection: S, mode: AcceptMode): S {
  const isChanged = isOddsChange(
    selection.odds,
    selection.acceptedOdds,
    mode,
    selection.initialOdds,
  );
  return isChanged === selection.isChanged ? selection : { ...selection, isChanged };
}

/** Accepts the changes: flags are cleared, suspended and unavailable selections dropped. */
export function acceptChanges<S extends Quote>(selections: readonly S[]): S[] {
  return selections
    .filter((selection) => !selection.isSuspended && !selection.isNotAvailable)
    .map((selection) =>
      selection.isChanged || selection.acceptedOdds !== selection.odds
        ? { ...selection, acceptedOdds: selection.odds, isChanged: false }
        : selection,
    );
}

/**
 * Whether the player must accept changes before placing: a moved price or a selection that is gone.
 */
export function needsAccepting(selections: readonly Quote[]): boolean {
  return selections.some((selection) => selection.isChanged || selection.isNotAvailable);
}

function isSameQuote(a: Quote, b: Quote): boolean {
  return (
    a.odds === b.odds &&
    a.isSuspended === b.isSuspended &&
    a.isChanged === b.isChanged &&
    a.isNotAvailable === b.isNotAvailable
  );
}
