/** Selections for tests of the core. */
import type { SlipSelection } from "../selections";

/** The required fields of a selection, on the match with this id. */
export function picked(matchId: number): SlipSelection {
  return {
    id: `${matchId}:1::1`,
    type: "match",
    matchId,
    matchSlug: "a-b",
    sportKey: "soccer",
    nameA: "A",
    nameB: "B",
    marketId: 1,
    marketName: "1x2",
    outcomeId: 1,
    outcomeName: "A",
    odds: 2000,
    acceptedOdds: 2000,
    initialOdds: 2000,
  } as SlipSelection;
}
