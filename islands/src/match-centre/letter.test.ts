// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { letterOf } from "./letter";

const LOCALES = new URL("../../../locales/", import.meta.url);

test("a word's first letter stands for it", () => {
  expect(["Won", "gelijk", "เสมอ", "जीत", "ناقص"].map(letterOf)).toEqual([
    "W",
    "G",
    "ส",
    "जी",
    "ن",
  ]);
});

test("in every language, the letters of played, won, drawn and lost differ", () => {
  for (const locale of readdirSync(LOCALES)) {
    const file = readFileSync(new URL(`${locale}/islands/match-centre.ftl`, LOCALES), "utf8");
    const letters = ["played", "won", "drawn", "lost"].map((key) => {
      const word = new RegExp(`^centre-${key} = (.+)$`, "m").exec(file)?.[1];
      return letterOf(word ?? "");
    });
    expect(new Set(letters).size, `${locale}: ${letters}`).toBe(4);
  }
});
