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

/** A chapter of rules, as a `rules.json` lists them. A text explains the terms of what follows it. */
export interface Chapter {
  /** Name of its file in the book. */
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly topics: readonly Topic[];
}

export interface Topic {
  readonly title: string;
  readonly text: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  /** A word and a number, unique in all chapters. */
  readonly id: string;
  readonly rule: string;
  /** Why the product does not do it yet. */
  readonly missing?: string;
}

/** The rules of chapters, in their order. */
export function rulesOf(chapters: readonly Chapter[]): Rule[] {
  return chapters.flatMap(({ topics }) => topics).flatMap(({ rules }) => rules);
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
