/** Bets that the slip has found in the player's history, for features that keep a list of bets. */
import type { Bet } from "../../api/schemas/bets";
import { createListeners } from "../../state/listeners";

/** `onFoundBet` calls a listener with every bet that the slip finds; `reportFoundBet` passes one on. */
export const { listen: onFoundBet, call: reportFoundBet } = createListeners<[bet: Bet]>();
