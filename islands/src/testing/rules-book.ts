/** The chapters of rules as pages of the book. `npm run rules -- --book` writes them, a test holds them to it. */
import type { Chapter, Rule, Topic } from "./row";

/** The tables of rules, by the name that `npm run rules` knows them by, each with its folder below `src`. */
export const TABLES = {
  betting: "betting",
  auth: "account",
  deposits: "account/deposit",
  limits: "limits",
  favourites: "favourites",
} as const;

/** The folder of the chapters, from `islands`. Chapters that are written by hand are in it too. */
export const BOOK = "../generator/book/src/rules/";

/** Begins each generated chapter, so that one whose rules are gone can be found. */
export const MARK = "<!-- Written by `npm run rules --prefix islands -- --book`";

/** The Markdown of each chapter by its file's name. `source` is the path of the `rules.json`. */
export function pagesOf(chapters: readonly Chapter[], source: string): Map<string, string> {
  return new Map(chapters.map((one) => [`${one.chapter}.md`, page(one, source)]));
}

function page({ title, text, topics }: Chapter, source: string): string {
  return [`# ${title}`, `${MARK} from ${source}. -->`, text, ...topics.map(section), ""]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

function section({ title, text, rules }: Topic): string {
  return [`## ${title}`, text, rules.map(item).join("\n")].join("\n\n");
}

function item({ id, rule, missing }: Rule): string {
  const lacks = missing === undefined ? "" : ` *Not built: ${missing}.*`;
  return `- <a id="${id}"></a>**${id}** ${rule}${lacks}`;
}
