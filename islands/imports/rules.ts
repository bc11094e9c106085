/**
 * Which folder of `src/` may import from which; `check.ts` applies it, `imports.test.ts` enforces
 * it.
 *
 * A folder is either ground, listed here, or a feature. Ground imports no feature. A feature may
 * import all ground, and from another feature only what is below its `shared/`: stores and parts
 * that are made for use elsewhere. Neither files nor folders import each other in a cycle. Types
 * and dynamic imports count. Test code may import anything, and only test code imports it.
 */

/** Each ground folder, with the ground that it may import. */
export const GROUND: Readonly<Record<string, readonly string[]>> = {
  report: ["state"],
  api: ["clock", "report", "state"],
  clock: ["core", "state"],
  core: ["address", "trusted"],
  state: ["core"],
  address: [],
  betting: ["api", "core", "state"],
  icons: [],
  plain: ["core"],
  messages: ["api", "clock", "report", "state"],
  press: ["core", "state"],
  runtime: ["api", "core", "messages", "plain", "press", "report", "state"],
  push: ["api", "report", "state", "trusted"],
  dialog: ["core", "icons", "state"],
  forms: ["core", "messages", "state"],
  rules: ["api"],
  trusted: [],
  sums: ["api", "betting", "icons", "messages"],
};

/**
 * Test code, which is exempt from the rules: the rows in `betting/rules/` and its like test the rules of
 * their topics.
 */
export const TESTS: readonly RegExp[] = [
  /\.test\.tsx?$/,
  /(^|\/)testing\//,
  /^[a-z]+(\/[a-z]+)?\/rules\//,
];

/** The folder of a feature that others may import from. */
export const SHARED = "shared";

/** Files that assemble the parts: they import anything, and only each other. */
export const ENTRIES: readonly string[] = [
  "main.ts",
  "islands.ts",
  "islands.gen.ts",
  "idle.ts",
  "late.ts",
  "follow.ts",
  "touched.ts",
  "first-touch.ts",
];
