/**
 * Which folder of `src/` may import from which; `check.ts` applies it, `imports.test.ts` holds it.
 *
 * A folder is either ground, listed here, or a feature. Ground knows no feature. A feature knows all
 * ground, and of another feature what is below its `shared/` alone: stores and parts that are made to
 * be used elsewhere. Neither files nor folders import each other in a circle. Types and dynamic
 * imports count. Test code may import anything, and only test code imports it.
 */

/** Each folder of the ground, with the ground that it may import. */
export const GROUND: Readonly<Record<string, readonly string[]>> = {
  report: [],
  api: ["report"],
  core: [],
  betting: ["api", "core"],
  icons: [],
  messages: ["api"],
  runtime: ["api"],
  push: ["api", "report"],
  dialog: ["icons"],
  forms: ["messages"],
  rules: ["api"],
  sums: ["api", "betting", "messages"],
};

/** Test code, which is free of the rules: the rows of `betting/rules/` show each rule of betting. */
export const TESTS: readonly RegExp[] = [/\.test\.tsx?$/, /(^|\/)testing\//, /^betting\/rules\//];

/** The folder of a feature that others may import from. */
export const SHARED = "shared";

/** Files that put the parts together: they import anything, and only each other. */
export const ENTRIES: readonly string[] = ["main.ts", "islands.ts"];
