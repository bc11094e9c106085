/** The joined price, or why there is none, as messages. */
import { type ByCode, byCode } from "../api/errors";
import { totalOdds } from "../betting/payout";
import type { Translate } from "../messages/messages";
import { totalText } from "../odds-format/shared/total-text";
import { type BuilderState, fewestPicks, type Leg } from "./builder";

/**
 * Refusals with messages of our own: ours say what to do next, the operator's only what happened.
 */
const REFUSALS: ByCode<string> = {
  custom_bet_impossible: "builder-impossible",
  custom_bet_not_joinable: "builder-not-joinable",
  market_not_available: "builder-not-joinable",
  market_suspended: "builder-suspended",
  match_not_bettable: "builder-closed",
};

/** Messages about legs that take no bets; the first that applies to any leg is used. */
const CLOSED = [
  ["gone", "error", "builder-gone"],
  ["suspended", "warn", "builder-waiting"],
] as const;

/** Why there is no joined price; undefined where there is one, or one is on its way. */
export interface Obstacle {
  /** `hint`: something is still to be picked; `warn`: it may pass; `error`: something must change. */
  readonly tone: "hint" | "warn" | "error";
  readonly text: string;
  /** The message of `text` where it names outcomes, which are isolated when they are rendered. */
  readonly named?: { readonly id: string; readonly names: string };
  /** Whether a retry may help. */
  readonly canRetry: boolean;
}

/** The reason why the picks have no price. */
export function obstacleOf(say: Translate, { legs, pricing }: BuilderState): Obstacle | undefined {
  const obstacle = (tone: Obstacle["tone"], text: string, canRetry = false) => ({
    tone,
    text,
    canRetry,
  });
  const missing = fewestPicks() - legs.length;
  if (missing > 0) return obstacle("hint", say("builder-pick-more", { count: missing }));
  for (const [state, tone, id] of CLOSED) {
    const names = namesOf(legs.filter((leg) => leg.state === state));
    if (names !== "") return { ...obstacle(tone, say(id, { names })), named: { id, names } };
  }
  if (pricing.state === "unanswered") return obstacle("warn", say("builder-unanswered"), true);
  if (pricing.state !== "refused") return undefined;
  const id = byCode(REFUSALS, pricing.code);
  return obstacle("error", id ? say(id) : pricing.message || say("builder-refused"));
}

/**
 * The price or the obstacle as announced to screen readers; empty while the price is being fetched.
 */
export function announcedPrice(say: Translate, state: BuilderState): string {
  const { legs, pricing } = state;
  if (legs.length === 0) return "";
  const count = say("builder-picks", { count: legs.length });
  const obstacle = obstacleOf(say, state);
  if (obstacle) return `${count}. ${obstacle.text}`;
  if (pricing.state !== "priced") return "";
  return `${count}. ${say("builder-spoken", { odds: joinedText(pricing.odds) })}`;
}

/** A joined price in two decimals, as all total odds. */
export function joinedText(odds: number): string {
  return totalText(totalOdds([odds]));
}

/** The price of the legs if they were independent. */
export function productOf(legs: readonly Leg[]): string {
  return totalText(totalOdds(legs.map((leg) => leg.odds)));
}

function namesOf(legs: readonly Leg[]): string {
  return legs.map((leg) => leg.pick.outcomeName).join(", ");
}
