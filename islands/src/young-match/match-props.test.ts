import { expect, test } from "vitest";
import { initials } from "./match-props";

/** The cases of the generator (generator/pages/src/kinds/match.rs). */
test.each([
  ["Manchester United", "MU"],
  ["1. FC Union Berlin", "1F"],
  ["Arsenal", "A"],
  ["浦和レッズ", "浦"],
  ["--", ""],
  ["كريستال بالاس", "ك\u200cب"],
  ["الأهلي", "أ"],
])("the initials of %s are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
