// @vitest-environment node
import { expect, test } from "vitest";
import { decimal } from "./decimal";

test.each([
  [1850, "1.85"],
  [1855, "1.855"],
  [2000, "2.00"],
  [1010, "1.01"],
  [1001, "1.001"],
  [101_000, "101.00"],
])("%d thousandths read %s", (odds, text) => {
  expect(decimal(odds)).toBe(text);
});
