/** The unit of a bet's amounts. */
import type { Bet } from "../api/schemas/bets";
import type { CurrencyUnit } from "../betting/money";

export function unitOf({ stake: { currency: code, subunits } }: Bet): CurrencyUnit {
  return { code, subunits };
}
