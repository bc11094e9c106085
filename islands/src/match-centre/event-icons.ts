/** The icon of an event in a timeline, by its kind. */
import type { IconName } from "../icons/names";

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

export function iconOf(kind: string): IconName {
  if (BALL.has(kind)) return "ball";
  if (CARDS.has(kind)) return "card";
  if (WHISTLE.has(kind)) return "whistle";
  if (SCREEN.has(kind)) return "screen";
  if (CLOCKS.has(kind)) return "clock";
  if (WON.has(kind)) return "check";
  if (kind === "substitution") return "swap";
  if (kind === "corner") return "flag";
  return "dot";
}
