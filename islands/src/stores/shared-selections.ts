/** What is left of shared bets: a code tells ids alone, so what is no longer offered is left out. */
import type { BetPlacement, StakeWire } from "../api/wire.gen";
import type { BetType } from "../betting/bet-type";
import { placementKey } from "../betting/ticket";
import type { SlipSelection } from "../core/selections";
import { presentSelections } from "./present-selections";

/** A shared bet with what is left of it. */
export interface FoundBet {
  readonly type: BetType;
  readonly selectionIds: readonly string[];
  readonly systemId?: number | undefined;
  readonly customOdds?: number | undefined;
  /** In the currency of whoever shared it. */
  readonly stake: StakeWire;
}

/** What is left of shared bets. */
export interface FoundBets {
  readonly bets: readonly FoundBet[];
  readonly selections: readonly SlipSelection[];
}

/** Asks what is left of shared bets. Rejects with an `ApiError` when it cannot be known. */
export async function findShared(bets: readonly BetPlacement[]): Promise<FoundBets> {
  const { found } = await presentSelections(bets.flatMap((bet) => bet.selections));
  const byId = new Map(found.map((selection) => [selection.id, selection]));
  const left = bets.flatMap((bet) => {
    const ids = bet.selections.map(placementKey).filter((id) => byId.has(id));
    return ids.length > 0 ? [foundBet(bet, ids)] : [];
  });
  return { bets: left, selections: [...byId.values()] };
}

/** A bet that lost a leg is another bet: it keeps neither its system nor its joined price. */
export function foundBet(bet: BetPlacement, ids: readonly string[]): FoundBet {
  const isWhole = ids.length === bet.selections.length;
  const common = { selectionIds: ids, stake: bet.stake };
  if (isWhole && bet.custom_odds !== undefined) {
    return { ...common, type: "custom_bet", customOdds: bet.custom_odds };
  }
  if (isWhole && bet.system_id !== undefined) {
    return { ...common, type: "system", systemId: bet.system_id };
  }
  return { ...common, type: ids.length > 1 ? "combo" : "single" };
}
