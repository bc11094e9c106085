/**
 * The book's pages that are made from tables of the code: the rules, and what browsers store. `npm run rules -- --book`
 * writes them, a test holds them to it.
 */
import { STORED } from "../core/stored-keys";
import type { Chapter, Rule, Topic } from "./row";

/** The tables of rules, by the name that `npm run rules` knows them by, each with its folder below `src`. */
export const TABLES = {
  betting: "betting",
  auth: "account",
  deposits: "account/deposit",
  limits: "limits",
  favourites: "favourites",
} as const;

/** The folder of the pages, from `islands`. Chapters that are written by hand are in it too. */
export const BOOK = "../generator/book/src/rules/";

/** Begins the mark of each page, so that one that nothing makes any more can be found. */
export const MARK = "<!-- Written by `npm run rules --prefix islands -- --book`";

/** The pages by their files' names, of the chapters by the path of their `rules.json`. */
export function bookPages(chapters: ReadonlyMap<string, readonly Chapter[]>): Map<string, string> {
  const rules = [...chapters].flatMap(([source, list]) =>
    list.map((one) => [`${one.chapter}.md`, page(one, source)] as const),
  );
  return new Map([...rules, ["storage.md", storagePage()]]);
}

function page({ title, text, topics }: Chapter, source: string): string {
  return whole(title, source, text, ...topics.map(section));
}

function section({ title, text, rules }: Topic): string {
  return [`## ${title}`, text, rules.map(item).join("\n")].join("\n\n");
}

function item({ id, rule, missing }: Rule): string {
  const lacks = missing === undefined ? "" : ` *Not built: ${missing}.*`;
  return `- <a id="${id}"></a>**${id}** ${rule}${lacks}`;
}

function storagePage(): string {
  return whole(
    "What the browser stores",
    "islands/src/core/stored-keys.ts",
    "Every key that the site writes. Values in the two storages are JSON. The session storage ends with its tab. The operator's own cookies, such as that of the player's session, are not listed here.",
    ...Object.entries(STORED).map(([area, keys]) => {
      const rows = Object.entries(keys).map(
        ([key, { holds, lasts, atSignOut }]) =>
          `| \`${key}\` | ${holds} | ${lasts} | ${atSignOut === "stays" ? "stays" : "goes"} |`,
      );
      const head = ["| key | holds | lasts | at sign-out |", "|---|---|---|---|"];
      return `## ${AREAS[area as keyof typeof STORED]}\n\n${[...head, ...rows].join("\n")}`;
    }),
  );
}

const AREAS: Readonly<Record<keyof typeof STORED, string>> = {
  local: "Local storage",
  session: "Session storage",
  cookie: "Cookies",
};

function whole(title: string, source: string, ...parts: readonly string[]): string {
  return `${[`# ${title}`, `${MARK} from ${source}. -->`, ...parts].join("\n\n")}\n`;
}
