/**
 * Bet types as messages. A type without a message of ours is shown as the operator wrote
 * it.
 */
import type { Bet, SystemKind } from "../../api/schemas/bets";
import { readBetType } from "../../betting/bet-type";
import { lengthsText, namedLines } from "../../betting/system-names";
import type { BetView } from "../../betting/view-types";
import type { Translate } from "../../messages/messages";

/** A bet by the name that punters use: `Treble`, `Trixie · 4 lines`, `System 2 of 3`. `count` is its number of selections. */
export function betTypeWord(
  say: Translate,
  { type, system }: Pick<Bet, "type" | "system">,
  count: number,
): string {
  const known = readBetType(type);
  if (known === "combo" && count > 1) return say("slip-combo-name", { count });
  if (known === "system" && system) return systemWord(say, system);
  return known ? say(`slip-type-${known}`) : type;
}

/** A system with its lines, where it has a name, else as it is: `Trixie · 4 lines`, `System 2 of 3`. */
export function systemWord(say: Translate, system: SystemKind): string {
  const count = namedLines(system);
  const name = systemName(say, system);
  return count ? `${name} · ${say("slip-lines", { count })}` : name;
}

function systemName(say: Translate, system: SystemKind): string {
  const { total_count: total } = system;
  return say("bets-system", { lines: namedLines(system), win: lengthsText(system), total });
}

/** The name of a bet of the slip: `Treble`, `Trixie`, `System 2 of 3`. */
export function leadName(say: Translate, { bet, system }: BetView): string {
  if (system) return systemName(say, system);
  return betTypeWord(say, { type: bet.type, system: null }, bet.selectionIds.length);
}
