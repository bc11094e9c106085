import { expect, test } from "vitest";
import { leftText } from "./countdown";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("the unit fits the time that is left", () => {
  const text = (left: number) => leftText(left, "en-ZA");
  expect(text(1)).toBe("in 1 min");
  expect(text(2 * HOUR - 1)).toBe("in 120 min");
  expect(text(2 * HOUR)).toBe("in 2 hr");
  expect(text(48 * HOUR - 1)).toBe("in 47 hr");
  expect(text(48 * HOUR)).toBe("in 2 days");
});

test("it speaks the page's language", () => {
  expect(leftText(35 * MINUTE, "ja")).toBe("35 分後");
  expect(leftText(35 * MINUTE, "pt-BR")).toBe("em 35 min.");
});

test("once the time has come there is none", () => {
  expect(leftText(0, "en-ZA")).toBe("");
  expect(leftText(-MINUTE, "en-ZA")).toBe("");
});
