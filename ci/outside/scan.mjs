/**
 * Grades `https://localhost:HTTPS` by the rules of the Mozilla Observatory: `scan.mjs HTTPS HTTP`
 * prints `{grade, score, tests}`. It is a separate process because Node reads extra certificates only
 * when it starts.
 *
 * The package's own `scan` supports only the usual ports, so this script combines its parts.
 */
import fs from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

// The package expects Chromium's list of preloaded hosts, which its install script fetches. An empty
// list does as well: localhost is not on it.
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) =>
  String(file).endsWith("hsts-preload.json") ? "{}" : read(file, ...rest);

const [httpsPort, httpPort] = process.argv.slice(2).map(Number);
const answers = await retrieve("localhost", { httpsPort, httpPort });
const tests = ALL_TESTS.map((test) => {
  const output = test(answers);
  const { pass, result } = output;
  return { name: output.constructor.name, pass, result, modifier: getScoreModifier(result) };
});
const sum = (modifiers) => 100 + modifiers.reduce((all, one) => all + one, 0);
const modifiers = tests.map(({ modifier }) => modifier);
const plain = sum(modifiers.filter((modifier) => modifier < 0));
const total = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain;
console.log(JSON.stringify({ ...getGradeForScore(total), tests }));
