/** Why the prices of a match are suspended, as far as its last events tell. Loaded when they are. */
import { readEvents } from "../api/match-events";

/** A reason. */
export type Why = "goal" | "card" | "penalty" | "review" | "break" | "stopped" | "provider";

const REASONS: Readonly<Record<string, Why>> = {
  goal: "goal",
  own_goal: "goal",
  penalty_goal: "goal",
  try: "goal",
  touchdown: "goal",
  field_goal: "goal",
  yellow_card: "card",
  red_card: "card",
  penalty_awarded: "penalty",
  penalty_missed: "penalty",
  review: "review",
  goal_disallowed: "review",
  review_over: "review",
  break: "break",
  suspended_play: "stopped",
  injury: "stopped",
};

/** Which of the last events may be the reason: a goal is followed by what it changes, such as a new period. */
const LAST = 2;

/** The reason that these events give: that of the last one that is one. */
export function whyOf(events: readonly unknown[]): Why | undefined {
  const last = readEvents(events.slice(-LAST)).findLast(({ kind }) => Object.hasOwn(REASONS, kind));
  return last && REASONS[last.kind];
}
