/**
 * The shared props of the parity tests: an island's macro and its component render every file of
 * `cases/` in every language of the site, and must give the same DOM. A new case is a new file.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One case. */
export interface Case {
  /** File name without the extension. */
  readonly name: string;
  /** `data-name` of the `<sb-island>`. */
  readonly island: string;
  /** Template that holds the macro, below `templates/`. */
  readonly macro: string;
  /** Name of the macro. */
  readonly call: string;
  /** Arguments of the macro. */
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
