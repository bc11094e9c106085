// @vitest-environment node
import { expect, test } from "vitest";
import { durationText, valueText } from "./words";

test.each([
  [0, "1 minute"],
  [59, "1 minute"],
  [60, "1 minute"],
  [900, "15 minutes"],
  [3_600, "1 hour"],
  [3_900, "1 hour, 5 minutes"],
  [86_400, "1 day"],
  [604_800, "7 days"],
  [90_000, "25 hours"],
])("%s seconds are %s", (seconds, text) => {
  expect(durationText(seconds, "en")).toBe(text);
});

test("times are in the page's language, with digits as in prices", () => {
  expect(durationText(5_400, "de")).toBe("1 Stunde, 30 Minuten");
  expect(durationText(900, "ar")).toMatch(/15/);
});

test.each([
  ["selfexclusion", undefined, 6, "6 months"],
  ["coolingoff", undefined, 86_400, "1 day"],
  ["wager", "ZAR", 5_000, "R50.00"],
])("a value of %s in %s: %s is %s", (type, currency, value, text) => {
  expect(valueText({ type, currency }, value, { code: "ZAR", subunits: 100 }, "en-ZA")).toBe(text);
});

test("an amount in a currency that is not known yet has no words", () => {
  expect(valueText({ type: "wager", currency: "ZAR" }, 5_000, undefined, "en")).toBe("");
});
