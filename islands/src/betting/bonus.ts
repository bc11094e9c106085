/**
 * Which bonus a bet of the slip uses (spec 4, "Bonus selection").
 */

/** Kinds of bonus that a bet can use or earn for. */
export type BonusType =
  | "hunting"
  | "tournament"
  | "lootbox"
  | "comboboost"
  | "freebet"
  | "freebet_only_win"
  | "freebet_all_win"
  | "freebet_no_risk";

/** A bonus that the operator offers for a bet. */
export interface BonusOffer {
  readonly id: number;
  readonly type: BonusType;
  /** Whether the bet can use it as it is. */
  readonly isUsable: boolean;
  /** Of a comboboost: factor on the total odds in thousandths of the range that is reached. */
  readonly factor?: number | undefined;
  /** Of a freebet: the stake that it gives, in subunits of `currency`. */
  readonly stake?: number | undefined;
  readonly currency?: string | undefined;
  /** Ids of the selections that count for it. */
  readonly suitable: readonly string[];
}

/**
 * The bonus of a bet: `auto` until the player has said something, `none` when the player wants
 * none, else its number. What `auto` means follows from the offers.
 */
export type BonusChoice = "auto" | "none" | number;
