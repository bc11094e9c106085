/** Shared bets (spec 5): from a code's answer to bets of the slip. */

import type { BetType } from "./bet-type";

/** A shared bet, with its selections as the slip names them. */
export interface SharedBet {
  readonly type: BetType;
  readonly selectionIds: readonly string[];
  readonly systemId?: number | undefined;
  readonly customOdds?: number | undefined;
  /** In subunits of the player's own currency; absent when there is none to convert. */
  readonly stake?: number | undefined;
}
