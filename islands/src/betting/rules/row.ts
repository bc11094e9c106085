/**
 * Rows of the table of rules. A row is data: `gives` is computed when it is checked, and compared
 * with `is`. So the same rows can be run as tests and be counted by a script.
 */

/** One example of a rule. */
export interface Row {
  /** Id of the rule in `rules.json`. */
  readonly rule: string;
  /** The situation, in words. */
  readonly when: string;
  readonly gives: () => unknown;
  readonly is: unknown;
}

/** The mismatches of rules and rows: rules without a row, and rows of unknown rules. */
export function mismatches(
  rules: readonly { readonly id: string }[],
  rows: readonly Pick<Row, "rule">[],
): { readonly missing: string[]; readonly unknown: string[] } {
  const ids = new Set(rules.map(({ id }) => id));
  const shown = new Set(rows.map(({ rule }) => rule));
  return {
    missing: [...ids].filter((id) => !shown.has(id)),
    unknown: [...shown].filter((rule) => !ids.has(rule)),
  };
}
