import { expect, test } from "vitest";
import { initials, kitOf } from "./kit";

/** The cases of the generator (generator/pages/src/kinds/kit.rs). */
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

test.each([
  ["Arsenal", "kit8"],
  ["Chelsea", "kit5"],
  ["Manchester United", "kit1"],
  ["浦和レッズ", "kit1"],
  ["الأهلي", "kit10"],
])("the colours of %s are always %s", (name, colours) => {
  expect(kitOf(name)).toBe(colours);
});
