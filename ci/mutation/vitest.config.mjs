/** The islands' unit tests, those of one group alone. */
import config from "../../islands/vitest.config.ts";
import { GROUPS } from "./groups.mjs";

const [units] = config.test.projects;
const { name, ...test } = units.test;

export default {
  ...units,
  test: { ...test, include: GROUPS[process.env.MUTATION_GROUP].tests },
};
