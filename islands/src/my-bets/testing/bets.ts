/** Bets of the player's history for tests, with common defaults. */
import type { Bet, BetSelection } from "../../api/schemas/bets";

const START = Date.parse("2026-11-21T12:00:00Z");

/** An open single of R50.00 at 1.85. */
export function placedBet(patch: Partial<Bet> = {}): Bet {
  return {
    id: "b1",
    type: "single",
    ref: "R1",
    status: "waiting_results",
    stake: { value: 5000, currency: "ZAR", subunits: 100 },
    win_amount: 9250,
    odds: 1850,
    selections: [],
    created_at: new Date(START).toISOString(),
    result: "no_results",
    to_cashout: null,
    bonus: null,
    system: null,
    is_vip: false,
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
