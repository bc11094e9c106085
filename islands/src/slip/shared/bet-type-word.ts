/**
 * Bet types as messages (spec 4). A type without a message of ours is shown as the operator wrote
 * it.
 */
import type { Bet } from "../../api/schemas/bets";
import { readBetType } from "../../betting/bet-type";
import type { Translate } from "../../messages/messages";

/** The type of a bet, with the numbers of a system: `System 2 of 3`. */
export function betTypeWord(
  say: Translate,
  { type, system }: Pick<Bet, "type" | "system">,
): string {
  const known = readBetType(type);
  if (known === "system" && system) {
    return say("bets-system", { win: system.win_count, total: system.total_count });
  }
  return known ? say(`slip-type-${known}`) : type;
}
