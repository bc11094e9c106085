import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../testing/languages";
import { translator } from "./translator";

const ROOT = join(import.meta.dirname, "../../..");
const LOCALES = Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]));

const source = (locale: string) =>
  readFileSync(join(ROOT, "locales", locale, "islands.ftl"), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");
const code = readdirSync(join(ROOT, "islands/src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join(ROOT, "islands/src", file), "utf8"))
  .join("\n");
/** Beginnings of keys that the code completes with a word of the wire. */
const FAMILIES = [...code.matchAll(/say\(`([\w-]+-)\$\{/g)].map(([, family]) => family ?? "");

afterEach(() => vi.restoreAllMocks());

describe("the messages of the islands", () => {
  it.each(Object.keys(LOCALES))("in %s are those of the default locale", (locale) => {
    expect(keys(source(locale)).sort()).toEqual(keys(source("en-ZA")).sort());
  });

  it.each(Object.entries(LOCALES))("in %s are formatted for every count", (locale, tag) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const say = translator(tag, source(locale));
    for (const key of keys(source(locale))) {
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const words = {
          name: "N",
          from: "1",
          to: "2",
          currency: "ZAR",
          amount: "R1",
          example: "50",
          odds: "1.85",
          win: 2,
          total: 3,
          number: 3,
          told: "R1",
          ours: "R2",
          possible: "R3",
          free: "R4",
          names: "A, B",
          product: "3.50",
        };
        expect(say(key, { ...words, ref: "X", count, decimals: count })).not.toBe("");
      }
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it("are all used", () => {
    const unused = keys(source("en-ZA")).filter(
      (key) => !code.includes(`"${key}"`) && !FAMILIES.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it("are all there", () => {
    const known = new Set(keys(source("en-ZA")));
    const said = [
      ...code.matchAll(
        /(?:say\(\s*|(?<![\w-])id=|id: )"((?:alert|bets?|session|slip|sum)-[\w-]+)"/g,
      ),
    ];
    expect(said.length).toBeGreaterThan(40);
    const ids = new Set([...code.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
    expect(
      said.map(([, key]) => key ?? "").filter((key) => !known.has(key) && !ids.has(key)),
    ).toEqual([]);
  });
});

describe("translator", () => {
  it("writes numbers in Latin digits and without isolation marks", () => {
    const say = translator("ar", "n = { $count } { $name }\n");
    expect(say("n", { count: 12, name: "Arsenal" })).toBe("12 Arsenal");
  });

  it("shows the id of a missing message, and tells it once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const say = translator("en-ZA", "a = A\n");
    expect([say("only-here"), say("only-here")]).toEqual(["only-here", "only-here"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
