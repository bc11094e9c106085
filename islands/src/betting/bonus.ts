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

/** A bonus that was chosen: its kind is kept, for when the operator does not offer it any more. */
export interface ChosenBonus {
  readonly id: number;
  readonly type: BonusType;
}

/**
 * The bonus of a bet: `auto` until the player has said something, `none` when the player wants
 * none. What `auto` means follows from the offers.
 */
export type BonusChoice = "auto" | "none" | ChosenBonus;

/** Kinds by which a bonus is chosen for a player who has not (spec 4). */
const DEFAULTS: readonly BonusType[] = ["hunting", "tournament", "comboboost"];

/** Kinds that take the place of a chosen bonus that is gone (spec 4). */
const FALLBACKS: readonly BonusType[] = ["comboboost", "hunting", "tournament"];

/** Whether a bonus gives the stake. */
export function isFreebet(type: BonusType): boolean {
  return type.startsWith("freebet");
}

/** Whether the stake that a bonus gives is the operator's money; `freebet_no_risk` stakes the player's. */
export function isFreeStake(type: BonusType): boolean {
  return isFreebet(type) && type !== "freebet_no_risk";
}

/** Whether the choice is a freebet, offered or not. */
export function choosesFreebet(choice: BonusChoice): choice is ChosenBonus {
  return typeof choice === "object" && isFreebet(choice.type);
}

/** The offer that a choice means now; none while offers are not known or it cannot be used. */
export function chosenOffer(
  choice: BonusChoice,
  offers: readonly BonusOffer[] | undefined,
): BonusOffer | undefined {
  if (!offers || choice === "none") return undefined;
  if (choice === "auto") return firstOf(DEFAULTS, offers);
  return offers.find((offer) => offer.isUsable && offer.id === choice.id);
}

/**
 * Whether the stake is a freebet's that the operator has not confirmed for the bet as it is now. It
 * is nobody's stake until then: placed, it would be the player's own money.
 */
export function awaitsFreebet(
  choice: BonusChoice,
  offers: readonly BonusOffer[] | undefined,
): boolean {
  return choosesFreebet(choice) && !chosenOffer(choice, offers);
}

/** The choice after the operator has said what it offers: what vanished is replaced (spec 4). */
export function nextChoice(choice: BonusChoice, offers: readonly BonusOffer[]): BonusChoice {
  if (typeof choice === "string" || chosenOffer(choice, offers)) return choice;
  const other = firstOf(FALLBACKS, offers);
  return other ? { id: other.id, type: other.type } : "auto";
}

function firstOf(
  types: readonly BonusType[],
  offers: readonly BonusOffer[],
): BonusOffer | undefined {
  for (const type of types) {
    const offer = offers.find((one) => one.isUsable && one.type === type);
    if (offer) return offer;
  }
  return undefined;
}
