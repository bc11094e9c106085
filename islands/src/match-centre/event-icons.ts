/** The icon of an event in a timeline, by its kind. */

const BALL = new Set([
  "goal",
  "own_goal",
  "two_points",
  "three_points",
  "free_throw",
  "try",
  "conversion",
  "penalty_goal",
  "touchdown",
  "extra_point",
  "two_point_conversion",
  "field_goal",
  "run",
  "home_run",
  "four",
  "six",
  "ace",
]);
const CARDS = new Set(["yellow_card", "red_card"]);
const WHISTLE = new Set([
  "period_start",
  "period_end",
  "match_end",
  "stoppage",
  "suspended_play",
  "resumed",
  "abandoned",
]);
const SCREEN = new Set(["review", "review_over", "goal_disallowed"]);
const CLOCKS = new Set(["timeout", "minor_penalty", "two_minutes"]);
const WON = new Set([
  "set",
  "game",
  "break",
  "map",
  "leg",
  "frame",
  "round",
  "knockout",
  "decision",
]);

/** A drawing of 24 by 24: one path. */
export function iconOf(kind: string): string {
  if (BALL.has(kind)) return ICONS.ball;
  if (CARDS.has(kind)) return ICONS.card;
  if (WHISTLE.has(kind)) return ICONS.whistle;
  if (SCREEN.has(kind)) return ICONS.screen;
  if (CLOCKS.has(kind)) return ICONS.clock;
  if (WON.has(kind)) return ICONS.check;
  if (kind === "substitution") return ICONS.swap;
  if (kind === "corner") return ICONS.flag;
  return ICONS.dot;
}
