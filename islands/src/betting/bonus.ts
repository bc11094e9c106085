/** Which bonus a bet of the slip uses (book: rules/bonuses). */

export const BONUS_TYPES = [
  "hunting",
  "tournament",
  "lootbox",
  "comboboost",
  "freebet",
  "freebet_only_win",
  "freebet_all_win",
  "freebet_no_risk",
] as const;

/** A kind of bonus that a bet can use or earn for. */
export type BonusType = (typeof BONUS_TYPES)[number];

/** A bonus that the operator offers for a bet. */
export interface BonusOffer {
  readonly id: number;
  readonly type: BonusType;
  /** Whether the bet can use it in its current state. */
  readonly isUsable: boolean;
  /** Of a comboboost: the factor on the total odds in the reached range, in thousandths. */
  readonly factor?: number | undefined;
  /** Of a freebet: its stake, in subunits of `currency`. */
  readonly stake?: number | undefined;
  readonly currency?: string | undefined;
  /** Of a comboboost: its next step, if that is near. */
  readonly next?: NextBoost | undefined;
}

/** A step of a comboboost that a bet has not reached. */
export interface NextBoost {
  /** How many selections it lacks. */
  readonly missing: number;
  /** The lowest odds that count, in thousandths. */
  readonly minOdds: number;
  /** The factor on the total odds, in thousandths. */
  readonly factor: number;
}

/** A step that lacks more than this is not worth a word. */
const NEAR = 2;

/** The next step of a comboboost for a bet with `counted` selections that count. */
export function nextBoost(
  ranges: readonly { readonly min_count: number; readonly bonus_odds: number }[],
  minOdds: number | undefined,
  counted: number,
): NextBoost | undefined {
  const above = ranges.filter(({ min_count }) => min_count > counted);
  const [next] = above.sort((one, other) => one.min_count - other.min_count);
  if (!next || minOdds === undefined || counted === 0) return undefined;
  const missing = next.min_count - counted;
  return missing > NEAR ? undefined : { missing, minOdds, factor: next.bonus_odds };
}

/** A chosen bonus; its kind is kept for when the operator no longer offers it. */
export interface ChosenBonus {
  readonly id: number;
  readonly type: BonusType;
}

/**
 * The bonus of a bet: `auto` until the player has chosen, `none` when the player declines. The
 * offers decide what `auto` means.
 */
export type BonusChoice = "auto" | "none" | ChosenBonus;

/** Kinds that are preselected for a player who has not chosen. */
const DEFAULTS: readonly BonusType[] = ["hunting", "tournament", "comboboost"];

/** Kinds that replace a chosen bonus that is gone. */
const FALLBACKS: readonly BonusType[] = ["comboboost", "hunting", "tournament"];

/** Whether a bonus provides the stake. */
export function isFreebet(type: BonusType): boolean {
  return type.startsWith("freebet");
}

/** Whether the bonus's stake is the operator's money; `freebet_no_risk` stakes the player's. */
export function isFreeStake(type: BonusType): boolean {
  return isFreebet(type) && type !== "freebet_no_risk";
}

/** Whether the choice is a freebet, offered or not. */
export function choosesFreebet(choice: BonusChoice): choice is ChosenBonus {
  return typeof choice === "object" && isFreebet(choice.type);
}

/**
 * The offer that a choice currently selects; none while offers are unknown or it cannot be used.
 */
export function chosenOffer(
  choice: BonusChoice,
  offers: readonly BonusOffer[] | undefined,
): BonusOffer | undefined {
  if (!offers || choice === "none") return undefined;
  if (choice === "auto") return firstOf(DEFAULTS, offers);
  return offers.find((offer) => offer.isUsable && offer.id === choice.id);
}

/**
 * Whether the stake comes from a freebet that the operator has not confirmed for the bet's current
 * state. Until then it must not be placed, because it would be the player's own money.
 */
export function awaitsFreebet(
  choice: BonusChoice,
  offers: readonly BonusOffer[] | undefined,
): boolean {
  return choosesFreebet(choice) && !chosenOffer(choice, offers);
}

/** The choice after new offers arrived: a vanished one is replaced. */
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
