// @vitest-environment node
import { expect, test } from "vitest";
import { mismatches } from "./row";

test("a rule without a row is missing, and so is the rule of a row that is not listed", () => {
  expect(mismatches([{ id: "1" }, { id: "2" }], [{ rule: "2" }, { rule: "3" }])).toEqual({
    missing: ["1"],
    unknown: ["3"],
  });
});

test("a rule that is said to be missing needs no row, and may have none", () => {
  const rules = [{ id: "1", missing: "not built" }];
  expect(mismatches(rules, [])).toEqual({ missing: [], unknown: [] });
  expect(mismatches(rules, [{ rule: "1" }])).toEqual({ missing: [], unknown: ["1"] });
});
