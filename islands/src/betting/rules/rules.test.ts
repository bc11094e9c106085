import { describe, expect, it } from "vitest";
import rules from "../rules.json";
import { mismatches } from "./row";
import { ROWS } from "./rows";

const texts = new Map(rules.map(({ id, rule }) => [id, rule]));

describe("the rules of spec 4 and 5", () => {
  it.each(ROWS.map((row) => ({ ...row, text: texts.get(row.rule) })))(
    "$rule $text ($when)",
    ({ gives, is }) => {
      expect(gives()).toEqual(is);
    },
  );

  it("have a row each, and no row has an unknown rule", () => {
    expect(mismatches(rules, ROWS)).toEqual({ missing: [], unknown: [] });
    expect(mismatches([{ id: "1" }, { id: "2" }], [{ rule: "2" }, { rule: "3" }])).toEqual({
      missing: ["1"],
      unknown: ["3"],
    });
  });

  it("have unique ids", () => {
    expect(texts.size).toBe(rules.length);
  });
});
