/** Bets of the player's history for tests, with common defaults. */
import type { Bet, BetSelection } from "../../api/schemas/bets";
import { BET } from "../../api/testing/answers";

const START = Date.parse("2026-11-21T12:00:00Z");

/** An open single of R50.00 at 1.85. */
export function placedBet(patch: Partial<Bet> = {}): Bet {
  const { used_in_jackpot: _, attempt_id: __, ...bet } = BET;
  return {
    ...bet,
    selections: [],
    created_at: new Date(START).toISOString(),
    ...patch,
  };
}

/** One of many: a higher number was placed later. */
export function numberedBet(number: number, patch: Partial<Bet> = {}): Bet {
  return placedBet({
    id: `b${String(number).padStart(5, "0")}`,
    ref: `R${number}`,
    created_at: new Date(START + number * 1000).toISOString(),
    ...patch,
  });
}

/** A selection of a placed bet: the second outcome of a match's result, at 2.00. */
export function placedSelection(match: number, patch: Partial<BetSelection> = {}): BetSelection {
  return {
    id: match,
    status: "no_results",
    odds: 2000,
    market: { id: 1, name: "1x2" },
    outcome: { id: 2, name: `Outcome of ${match}` },
    match: {
      id: match,
      slug: `m-${match}`,
      sport_key: "soccer",
      home: "A",
      away: "B",
      start_time: "2026-11-22T15:00:00Z",
    },
    specifier: null,
    ...patch,
  };
}
