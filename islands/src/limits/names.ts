/**
 * The names of limits, the operator's, which may depend on the player's country, or else our own; and our words for what
 * they count.
 */
import type { UserLimit } from "../api/schemas/limits";
import type { Translate } from "../messages/messages";

const NAMES: Readonly<Record<string, string>> = {
  deposit: "limits-deposit",
  loss: "limits-loss",
  wager: "limits-wager",
  bet: "limits-bet",
  time: "limits-time",
  session: "limits-session",
  sportsbook_session: "limits-sportsbook-session",
  activity: "limits-activity",
  reality_check: "limits-reality-check",
  coolingoff: "limits-break",
  selfexclusion: "limits-exclude",
};

/** What each counts, by its name; what a break does, its section says. */
const TEXTS: Readonly<Record<string, string>> = {
  "limits-deposit": "limits-deposit-text",
  "limits-deposit-net": "limits-deposit-net-text",
  "limits-loss": "limits-loss-text",
  "limits-wager": "limits-wager-text",
  "limits-bet": "limits-bet-text",
  "limits-time": "limits-time-text",
  "limits-session": "limits-session-text",
  "limits-sportsbook-session": "limits-sportsbook-session-text",
  "limits-activity": "limits-activity-text",
  "limits-reality-check": "limits-reality-check-text",
};

const PERIODS: Readonly<Record<string, string>> = {
  day: "limits-day",
  week: "limits-week",
  month: "limits-month",
};

/** What the page calls a limit. */
export function titleOf(limit: Pick<UserLimit, "type" | "basis" | "name">, say: Translate): string {
  return limit.name || say(nameOf(limit));
}

/**
 * Our own name of a limit, as a message key. A limit of deposits that counts withdrawals against them has another name:
 * regulators reserve "deposit limit" for one that does not.
 */
export function nameOf({ type, basis }: Pick<UserLimit, "type" | "basis">): string {
  if (type === "deposit" && basis === "net") return "limits-deposit-net";
  return NAMES[type] ?? "limits-other";
}

/** What a limit counts, in a sentence, as a message key; undefined where the page does not know it. */
export function textOf(limit: Pick<UserLimit, "type" | "basis">): string | undefined {
  return TEXTS[nameOf(limit)];
}

/** What is said where no limit is set. A reality check limits nothing: it reminds. */
export function noneOf({ type }: Pick<UserLimit, "type">): string {
  return type === "reality_check" ? "limits-no-reminder" : "limits-none";
}

/** The label of the field for another value. */
export function labelOf({ type }: Pick<UserLimit, "type">): string {
  return type === "reality_check" ? "limits-remind" : "limits-value";
}

/** What a limit counts over; undefined where it applies each time. */
export function periodOf({ period }: Pick<UserLimit, "period">): string | undefined {
  return period && PERIODS[period];
}
