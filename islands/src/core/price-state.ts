/** The state of a price. The macro `price_state` in templates/islands/odds.html is its twin. */

/** `""` takes bets; `suspended` may come back; `gone` will not. */
export type PriceState = "" | "suspended" | "gone";

/** The inputs of a price's state. */
export interface PriceFacts {
  /** Event status: 0 prematch and 1 live take bets. */
  readonly matchStatus: number;
  /** Market status: 1 takes bets, -1 is suspended. */
  readonly marketStatus: number;
  readonly active: boolean;
  /** Whether the market still lists the outcome. */
  readonly listed: boolean;
}

/** The state of a price. */
export function priceState({ matchStatus, marketStatus, active, listed }: PriceFacts): PriceState {
  if (matchStatus !== 0 && matchStatus !== 1) return "gone";
  if (marketStatus !== 1 && marketStatus !== -1) return "gone";
  if (!listed) return "gone";
  return marketStatus === 1 && active ? "" : "suspended";
}
