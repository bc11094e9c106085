/**
 * Rows of the tables of rules. A row is data: `gives` is computed when it is checked, and compared
 * with `is`. So the same rows can be run as tests and be counted by a script.
 */

/** One example of a rule. */
export interface Row {
  /** Id of the rule in the topic's `rules.json`. */
  readonly rule: string;
  /** The situation, in words. */
  readonly when: string;
  /** A value, or a promise of one. */
  readonly gives: () => unknown;
  readonly is: unknown;
}

/** A rule of a topic. */
export interface Rule {
  readonly id: string;
  readonly rule: string;
  /** Why the product does not do it yet. */
  readonly missing?: string;
}

/** The mismatches of rules and rows: rules without a row, and rows of rules that are unknown or said to be missing. */
export function mismatches(
  rules: readonly Pick<Rule, "id" | "missing">[],
  rows: readonly Pick<Row, "rule">[],
): { readonly missing: string[]; readonly unknown: string[] } {
  const ids = new Set(rules.filter((rule) => rule.missing === undefined).map(({ id }) => id));
  const shown = new Set(rows.map(({ rule }) => rule));
  return {
    missing: [...ids].filter((id) => !shown.has(id)),
    unknown: [...shown].filter((rule) => !ids.has(rule)),
  };
}
