/**
 * The shared props that hold an island's macro and its component to the same DOM: every file of
 * `cases/` is drawn by both, in every language of the site. A new case is a new file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One case. */
export interface Case {
  /** Name of its file, without the ending. */
  readonly name: string;
  /** `data-name` of the `<sb-island>`. */
  readonly island: string;
  /** Template that holds the macro, below `templates/`. */
  readonly macro: string;
  /** Name of the macro. */
  readonly call: string;
  /** What the macro is called with. */
  readonly props: unknown;
}

const FOLDER = fileURLToPath(new URL("cases/", import.meta.url));

/** Every case, by name. */
export const CASES: readonly Case[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json"))
  .sort()
  .map((file) => ({
    name: file.replace(/\.json$/, ""),
    ...(JSON.parse(readFileSync(FOLDER + file, "utf8")) as Omit<Case, "name">),
  }));
