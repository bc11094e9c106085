/**
 * Bet types as messages. A type without a message of ours is shown as the operator wrote
 * it.
 */
import type { Bet } from "../../api/schemas/bets";
import { readBetType } from "../../betting/bet-type";
import type { BetView } from "../../betting/view-types";
import type { Translate } from "../../messages/messages";

/** A bet by the name that punters use: `Treble`, `System 2 of 3`. `count` is its number of selections. */
export function betTypeWord(
  say: Translate,
  { type, system }: Pick<Bet, "type" | "system">,
  count: number,
): string {
  const known = readBetType(type);
  if (known === "combo" && count > 1) return say("slip-combo-name", { count });
  if (known === "system" && system) {
    return say("bets-system", { win: system.win_count, total: system.total_count });
  }
  return known ? say(`slip-type-${known}`) : type;
}

/** The name of a bet of the slip: `Treble`, `System 2 of 3`. */
export function leadName(say: Translate, { bet, system }: BetView): string {
  return betTypeWord(say, { type: bet.type, system: system ?? null }, bet.selectionIds.length);
}
