/** Bets that the slip has found in the player's history, for features that keep a list of bets. */
import type { Bet } from "../../api/schemas/bets";

const listeners = new Set<(bet: Bet) => void>();

/** Calls `listener` with every bet that the slip finds; returns a function that stops it. */
export function onFoundBet(listener: (bet: Bet) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a found bet on. */
export function reportFoundBet(bet: Bet): void {
  for (const listener of [...listeners]) listener(bet);
}
