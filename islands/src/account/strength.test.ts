// @vitest-environment node
import { expect, test } from "vitest";
import { passwordField } from "./new-password";
import { strengthOf } from "./strength";

test.each([
  ["password1234", "weak"],
  ["Passw0rd2026", "weak"],
  ["aaaaaaaaaaaaaaaa", "weak"],
  ["abcdefghijkl", "weak"],
  ["1234567890", "weak"],
  ["qwertyuiop", "weak"],
  ["thandi1990", "weak"],
  ["fjord mint", "fair"],
  ["correct horse battery staple", "strong"],
  ["пароль для ставок на регби", "strong"],
  ["tR4!vq9Zp#m2", "strong"],
])("%s is %s", (password, strength) => {
  expect(strengthOf(password, "thandi@example.com")).toBe(strength);
});

const field = passwordField({ fewest: 8, label: "label" });

test("a password needs enough characters, as people count them, and no kind of them", () => {
  for (const password of ["short", "🏉🏉🏉🏉🏉🏉🏉"]) {
    expect(field.check?.(password)).toEqual({ message: "strength-short", args: { count: 8 } });
  }
  for (const password of ["lowercaseonly", "        ", "🏉🏉🏉🏉🏉🏉🏉🏉"]) {
    expect(field.check?.(password)).toBeUndefined();
  }
});

test("how strong it is, is said while it is typed", () => {
  const said = (password: string) => field.hint?.({ password }).message;
  expect(["", "short", "passwords", "correct horse battery"].map(said)).toEqual([
    "strength-advice",
    "strength-short",
    "strength-weak",
    "strength-strong",
  ]);
});
