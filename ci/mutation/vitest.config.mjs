/** The islands' unit tests, those of one group alone. */
import config from "../../islands/vitest.config.ts";
import { GROUPS } from "./groups.mjs";

const [units] = config.test.projects;
// A group may have tests that need no DOM.
const { name, exclude, ...test } = units.test;

const { tests, pure } = GROUPS[process.env.MUTATION_GROUP];

export default {
  ...units,
  test: { ...test, include: tests, ...(pure && { environment: "node", isolate: false }) },
};
