// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../testing/languages";
import { translator } from "./translator";

const ROOT = join(import.meta.dirname, "../../..");
const SRC = join(ROOT, "islands/src");
/**
 * Folders with messages of islands; one that only has the differences from its language may have
 * none.
 */
const LOCALES = readdirSync(join(ROOT, "locales")).filter((locale) =>
  existsSync(join(ROOT, "locales", locale, "islands")),
);
/** Tags of folders that have another name. */
const TAGS = Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag]));

/** The message files of one folder, by island. */
function wordsOf(locale: string): ReadonlyMap<string, string> {
  const folder = join(ROOT, "locales", locale, "islands");
  const files = readdirSync(folder).map((file): [string, string] => [
    file.replace(/\.ftl$/, ""),
    readFileSync(join(folder, file), "utf8"),
  ]);
  return new Map(files);
}

const keysIn = (text: string) =>
  [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");

const english = wordsOf("en");
/** The island of each English message. */
const islandOf = new Map(
  [...english].flatMap(([island, text]) => keysIn(text).map((key) => [key, island])),
);
const keys = [...islandOf.keys()];

/** Our code, by its path below `src/` without the extension; the `rules/` of a part are tables of its tests. */
const code = new Map(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|testing\/|\/rules\//.test(file))
    .map((file): [string, string] => [
      file.replace(/\.tsx?$/, ""),
      readFileSync(join(SRC, file), "utf8"),
    ]),
);
const allCode = [...code.values()].join("\n");

/**
 * The messages that some code uses: whole keys, and prefixes that it completes with a word of the
 * wire.
 */
function usedIn(text: string): { readonly keys: string[]; readonly families: string[] } {
  const families = [...text.matchAll(/`([\w-]+-)\$\{/g)].map(([, family]) => family ?? "");
  return {
    keys: keys.filter((key) => text.includes(`"${key}"`)),
    families: families.filter((family) => keys.some((key) => key.startsWith(family))),
  };
}

/** Islands whose messages some code loads and waits for. */
const loadedIn = (text: string) =>
  new Set(
    [...text.matchAll(/(?:useMessages|loadMessages)\(\s*"([\w-]+)"/g)].map(([, name]) => name),
  );

interface Importer {
  readonly file: string;
  /** The islands whose messages are loaded in parallel with it; undefined for a static import. */
  readonly beside: ReadonlySet<string> | undefined;
}

/** The importers of each file, static and dynamic. */
const importers = new Map<string, Importer[]>();
for (const [file, text] of code) {
  const add = (path: string, beside?: ReadonlySet<string>) => {
    const target = relative(SRC, join(SRC, dirname(file), path));
    importers.set(target, [...(importers.get(target) ?? []), { file, beside }]);
  };
  const statements = text.matchAll(
    /^(?:import|export)\s+(?:(?!type\b)[^;"]*?from\s+)?"(\.[^"]+)"/gm,
  );
  for (const [, path = ""] of statements) add(path);
  for (const [, names = "", path = ""] of text.matchAll(
    /((?:withMessages\(\s*"[\w-]+",\s*)?)(?:withStyle\("[\w-]+", )?\bimport\("(\.[^"]+)"\)/g,
  )) {
    add(path, new Set(names.match(/(?<=")[\w-]+/g) ?? []));
  }
}

/** Whether the messages of an island are loaded for a file: by itself, or by all its importers. */
function isLoadedFor(file: string, island: string, seen = new Set<string>()): boolean {
  if (loadedIn(code.get(file) ?? "").has(island) || seen.has(file)) return true;
  seen.add(file);
  const above = importers.get(file) ?? [];
  const isLoaded = (one: Importer) =>
    one.beside?.has(island) ?? isLoadedFor(one.file, island, seen);
  return above.length > 0 && above.every(isLoaded);
}

/** Fields of the props that contain texts, which come with the page. */
const labels = [
  ...readFileSync(join(SRC, "api/props.gen.ts"), "utf8").matchAll(/type \w+Labels = ([^;]*);/g),
].flatMap(([, body = ""]) => [...body.matchAll(/(\w+): string/g)].map(([, field]) => field ?? ""));
const isLabel = (key: string) =>
  labels.some((field) => key.replace(/^[a-z]+-/, "") === field.replaceAll("_", "-"));

afterEach(() => vi.restoreAllMocks());

describe("the messages of the islands", () => {
  it.each(LOCALES)("in %s are among the English ones, in the same files", (locale) => {
    for (const [island, text] of wordsOf(locale)) {
      expect(keysIn(text).filter((key) => islandOf.get(key) !== island)).toEqual([]);
    }
  });

  it.each(LOCALES)("in %s use no other variables than the English ones", (locale) => {
    const variables = (text: string) =>
      new Map(
        text.split(/^(?=[a-z])/m).map((message): [string, string[]] => {
          const names = [...message.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "");
          return [message.split(" ")[0] ?? "", names];
        }),
      );
    for (const [island, text] of wordsOf(locale)) {
      const known = variables(english.get(island) ?? "");
      for (const [key, names] of variables(text)) {
        expect(known.get(key), key).toEqual(expect.arrayContaining(names));
      }
    }
  });

  it.each(LOCALES)("in %s are formatted for every count", (locale) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { say, add } = translator(TAGS[locale] ?? locale);
    for (const text of wordsOf(locale).values()) add(text);
    for (const key of [...wordsOf(locale).values()].flatMap(keysIn)) {
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
          lines: 4,
          number: 3,
          told: "R1",
          ours: "R2",
          possible: "R3",
          part: "R3",
          rest: "R2",
          free: "R4",
          names: "A, B",
          event: "A – B",
          market: "Winner",
          minutes: 10,
          seconds: 45,
          difference: "R5",
          query: "man u",
          email: "a@b.example",
          rules: "R",
          product: "3.50",
          used: "R1",
          left: "R2",
          min: "R1",
          max: "R9",
          value: "R5",
          offer: "R5",
          boost: "+10%",
          time: "1 hour",
          moment: "15:00",
          until: "Wed, 25 Nov",
          offset: "GMT+2",
          level: "Gold",
        };
        expect(say(key, { ...words, ref: "X", count, decimals: count })).not.toBe("");
      }
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(LOCALES)(
    "in %s have one name for a new password, on its button and its form",
    (locale) => {
      const { say, add } = translator(TAGS[locale] ?? locale);
      for (const text of wordsOf(locale).values()) add(text);
      expect(say("recovery-edit")).toBe(say("profile-password"));
    },
  );

  it.each(LOCALES)("in %s tell a link that is not there from one that does not work", (locale) => {
    const { say, add } = translator(TAGS[locale] ?? locale);
    for (const text of wordsOf(locale).values()) add(text);
    const words = ["recovery-no-link", "recovery-open-again", "recovery-new-link"].map((key) =>
      say(key),
    );
    expect(new Set(words).size).toBe(3);
    expect(words).not.toContain("recovery-open-again");
    expect(say("recovery-own", { email: "own@example.com" })).toContain("own@example.com");
  });

  it("are each in one file", () => {
    const all = [...english.values()].flatMap(keysIn);
    expect(all.length).toBe(islandOf.size);
  });

  it("are all used", () => {
    const used = usedIn(allCode);
    const unused = keys.filter(
      (key) =>
        !used.keys.includes(key) &&
        !used.families.some((family) => key.startsWith(family)) &&
        !isLabel(key),
    );
    expect(unused).toEqual([]);
  });

  it("all exist", () => {
    const prefixes = new Set(keys.map((key) => key.split("-")[0]));
    const used = [...allCode.matchAll(/(?:say\(\s*|(?<![\w-])id=|id: )"(([a-z]+)-[\w-]+)"/g)];
    const ids = new Set([...allCode.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
    const ours = used.filter(([, , prefix]) => prefixes.has(prefix));
    expect(ours.length).toBeGreaterThan(40);
    const unknown = ours.map(([, key]) => key ?? "").filter((key) => !islandOf.has(key));
    expect(unknown.filter((key) => !ids.has(key))).toEqual([]);
  });

  it("are loaded by the code that uses them", () => {
    const isLater = (island: string | undefined) => island !== undefined && island !== "shared";
    const notLoaded = [...code].flatMap(([file, text]) => {
      const used = usedIn(text);
      const ofFamilies = keys.filter((key) => used.families.some((it) => key.startsWith(it)));
      const notWithPage = [...used.keys, ...ofFamilies].filter((key) => !isLabel(key));
      const islands = new Set(notWithPage.map((key) => islandOf.get(key)));
      return [...islands]
        .filter((island) => isLater(island) && !isLoadedFor(file, island ?? ""))
        .map((island) => `${file} says words of ${island}`);
    });
    expect(notLoaded).toEqual([]);
  });

  it("are loaded by the name of a file", () => {
    const names = [...allCode.matchAll(/(?:use|load|with)Messages\(\s*"([\w-]+)"/g)];
    expect(names.length).toBeGreaterThan(8);
    expect(names.map(([, name]) => name ?? "").filter((name) => !english.has(name))).toEqual([]);
  });
});

describe("translator", () => {
  it.each(["ar", "ar-EG", "fa"])("writes numbers in Latin digits, without marks, in %s", (tag) => {
    const { say, add } = translator(tag);
    add("n = { $count } { $name }\n");
    expect(say("n", { count: 12, name: "Arsenal" })).toBe("12 Arsenal");
  });

  it("formats the messages of all files, which may overlap", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { say, add } = translator("en-ZA");
    add("-brand = Bets\na = A { -brand }\n");
    add("-brand = Bets\nb = B { -brand }\n");
    expect([say("a"), say("b")]).toEqual(["A Bets", "B Bets"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("shows the id of a missing message, and reports it once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { say, add } = translator("en-ZA");
    add("a = A\n");
    expect([say("only-here"), say("only-here")]).toEqual(["only-here", "only-here"]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
