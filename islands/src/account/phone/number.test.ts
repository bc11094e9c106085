import { expect, test } from "vitest";
import { CALLING_CODES, phoneNumberOf, plainDigits } from "./number";

test("digits of every script are those of ASCII", () => {
  const other: string[] = [];
  for (let code = 0; code < 0x20000; code += 1) {
    const text = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(text) && !/^\d$/.test(plainDigits(text))) other.push(code.toString(16));
  }
  expect(other).toEqual([]);
  expect(plainDigits("٠١٢٩ ۰۹ ०९ 𝟘𝟡 ９")).toBe("0129 09 09 09 9");
});

test.each([
  ["082 123 4567", "za", "+27821234567", "za"],
  ["(0)82-123.4567", "za", "+27821234567", "za"],
  ["+49 151 2345678", "za", "+491512345678", "de"],
  ["0049 151 2345678", "za", "+491512345678", "de"],
  ["06 20 123 4567", "hu", "+36201234567", "hu"],
  ["8 912 345 67 89", "ru", "+79123456789", "ru"],
  ["912 345 67 89", "ru", "+79123456789", "ru"],
  ["+7 701 234 56 78", "kz", "+77012345678", "kz"],
  ["+7 701 234 56 78", "de", "+77012345678", "ru"],
  ["347 123 4567", "it", "+393471234567", "it"],
  ["06 123 45678", "it", "+390612345678", "it"],
  ["07 01 02 03 04", "ci", "+2250701020304", "ci"],
  ["+1 212 555 1234", "ca", "+12125551234", "ca"],
  ["+1 809 555 1234", "us", "+18095551234", "do"],
  ["809 555 1234", "do", "+18095551234", "do"],
  ["555 1234", "do", "+18095551234", "do"],
  ["1 (212) 555-1234", "us", "+12125551234", "us"],
  ["٠٥٠١٢٣٤٥٦٧", "sa", "+966501234567", "sa"],
  ["\u200e+966 50 123 4567\u200f", "sa", "+966501234567", "sa"],
])("%s in %s is %s", (typed, chosen, number, country) => {
  expect(phoneNumberOf(typed, chosen)).toEqual({ number, country });
});

test.each([
  ["", "za"],
  ["12", "za"],
  ["082 123 4567", ""],
  ["082 123 4567", "xx"],
  ["eighty-two", "za"],
  ["082 123 4567 x12", "za"],
  ["+999 12345678", "za"],
  ["+", "za"],
  ["1234567890123456", "za"],
  ["' OR 1=1 --", "za"],
  ["😀😀😀😀😀😀😀😀", "za"],
])("%s in %s is no number", (typed, chosen) => {
  expect(phoneNumberOf(typed, chosen)).toBeUndefined();
});

test("every country has one code, which no other's code but its own zone's begins with", () => {
  expect(CALLING_CODES.size).toBeGreaterThan(225);
  for (const [country, code] of CALLING_CODES) {
    expect([country, code]).toEqual([
      expect.stringMatching(/^[a-z]{2}$/),
      expect.stringMatching(/^[1-9]\d{0,3}$/),
    ]);
    const begun = [...new Set(CALLING_CODES.values())].filter(
      (other) => other !== code && other.startsWith(code),
    );
    expect(code === "1" || begun.length === 0, `${code}: ${begun}`).toBe(true);
  }
});
