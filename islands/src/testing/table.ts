/** Runs the table of a topic's rules as tests. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Chapter, mismatches, type Row, rulesOf } from "./row";

/** Checks every row, and that each rule has one. */
export function checkTable(
  title: string,
  chapters: readonly Chapter[],
  rows: readonly Row[],
): void {
  const rules = rulesOf(chapters);
  const texts = new Map(rules.map(({ id, rule }) => [id, rule]));
  describe(title, () => {
    // Rows about refusals are warned about.
    beforeEach(() => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
    });

    it.each(rows.map((row) => ({ ...row, text: texts.get(row.rule) })))(
      "$rule $text ($when)",
      async ({ gives, is }) => {
        expect(await gives()).toEqual(is);
      },
    );

    it("have a row each, and no row has an unknown rule", () => {
      expect(mismatches(rules, rows)).toEqual({ missing: [], unknown: [] });
    });
  });
}
