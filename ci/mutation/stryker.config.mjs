/** How one group is tested; `run.mjs` names it. */
import { fileURLToPath } from "node:url";
import { GROUPS } from "./groups.mjs";

const group = process.env.MUTATION_GROUP;
const path = (name) => fileURLToPath(new URL(name, import.meta.url));

export default {
  mutate: GROUPS[group].mutate,
  testRunner: "vitest",
  plugins: [path("node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  vitest: { configFile: path("vitest.config.mjs"), related: false },
  // The copy keeps the islands' own: nothing is compiled by it, and Stryker needs TypeScript to rewrite it.
  tsconfigFile: "none",
  // A changed constant of a module would run every test again: hours, for words of tables.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: path(`../out/mutation/${group}.json`),
  tempDirName: path("../out/mutation"),
  cleanTempDir: true,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, allowEmojis: false },
  thresholds: { high: 98, low: 95, break: 95 },
  allowConsoleColors: false,
};
