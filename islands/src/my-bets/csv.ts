/**
 * Bets as a file for spreadsheets (RFC 4180): a row for each, amounts with a decimal point, moments in UTC. It begins
 * with a mark of its encoding, without which Excel takes it for another one.
 */
import type { Bet } from "../api/schemas/bets";
import { decimalText } from "../betting/money";
import { eventName } from "../messages/event-name";
import type { Translate } from "../messages/messages";
import { betTypeWord } from "../slip/shared/bet-type-word";
import { betStatusWord } from "./bet-words";
import { isFreebet } from "./explain";
import { figuresOf, netOf } from "./figures";

/** The mark of UTF-8. */
const MARK = "\ufeff";

/** The columns: fixed names, so that a program reads the file in any language. */
const COLUMNS = [
  "date",
  "reference",
  "type",
  "events",
  "selections",
  "odds",
  "stake",
  "free_stake",
  "open_stake",
  "returned",
  "net",
  "currency",
  "status",
] as const;

/** The file. */
export function csvOf(bets: readonly Bet[], say: Translate): string {
  const rows = [[...COLUMNS], ...bets.map((bet) => rowOf(bet, say))];
  return MARK + rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

function rowOf(bet: Bet, say: Translate): string[] {
  const { currency, subunits } = bet.stake;
  const figures = figuresOf(bet);
  const amount = (value: bigint) => decimal(value, subunits);
  const events = new Set(bet.selections.map(({ match }) => eventName(match.home, match.away)));
  const picks = bet.selections.map(({ market, outcome, odds }) => {
    const price = bet.type === "custom_bet" ? "" : ` @ ${decimal(BigInt(odds), 1000)}`;
    return `${market.name}: ${outcome.name}${price}`;
  });
  return [
    new Date(bet.created_at).toISOString(),
    text(bet.id),
    text(betTypeWord(say, bet, bet.selections.length)),
    text([...events].join("; ")),
    text(picks.join("; ")),
    bet.type === "system" ? "" : decimal(BigInt(bet.odds), 1000),
    amount(figures.staked + figures.open),
    amount(isFreebet(bet) ? BigInt(bet.stake.value) : 0n),
    amount(figures.open),
    amount(figures.returned),
    amount(netOf(figures)),
    text(currency),
    text(betStatusWord(say, bet)),
  ];
}

/** A number of parts of a unit, which are a power of ten, as a decimal. */
function decimal(value: bigint, parts: number): string {
  return decimalText(value, String(parts).length - 1);
}

/** A text that a spreadsheet must not take for a formula. */
function text(value: string): string {
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
