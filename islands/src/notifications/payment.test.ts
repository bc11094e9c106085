// @vitest-environment node
import { expect, test } from "vitest";
import { endOf } from "./payment";

test.each([
  ["deposit", "deposit", "ended"],
  ["deposit_failed", "deposit", "error"],
  ["bet", "bet", undefined],
  ["deposit", null, undefined],
  ["deposit_failed", null, undefined],
])("a notification of the type %s, about %s: %s", (type, object_type, end) => {
  expect(endOf({ type, object_type })).toBe(end);
});
