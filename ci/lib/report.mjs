/**
 * What a run of Node's tests prints: a line a file, then the slowest tests, and last each failure with what is needed to
 * understand and to repeat it. Counts, and the seconds of each test, are written to `$REPORT` as JSON.
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { relative } from "node:path";
import { ROOT } from "./program.mjs";

/** How many of the slowest tests are listed. */
const SLOWEST = 10;

export default async function* report(events) {
  const tests = [];
  const said = new Map();
  const files = new Map();
  for await (const { type, data } of events) {
    if (type === "test:diagnostic") {
      const key = `${data.file}:${data.line}`;
      said.set(key, [...(said.get(key) ?? []), data.message]);
    }
    if (type !== "test:pass" && type !== "test:fail") continue;
    const isFile = data.name === data.file || data.details.type === "suite";
    // A suite fails with its tests; a file by itself where it could not run them.
    if (data.skip !== undefined || data.todo !== undefined) continue;
    if (isFile && !(type === "test:fail" && isOwnFault(data))) continue;
    tests.push({ ...data, hasFailed: type === "test:fail", said, seconds: secondsOf(data) });
    const file = nameOf(data.file);
    const sum = files.get(file) ?? { tests: 0, failed: 0, seconds: 0 };
    sum.tests += 1;
    sum.failed += type === "test:fail" ? 1 : 0;
    sum.seconds += secondsOf(data);
    files.set(file, sum);
    if (type === "test:fail") yield `   failed: ${data.name} (${file}:${data.line})\n`;
  }
  for (const [file, { tests, failed, seconds }] of [...files].sort()) {
    const bad = failed > 0 ? `, ${failed} FAILED` : "";
    yield `   ${file}: ${tests} in ${seconds.toFixed(1)} s${bad}\n`;
  }
  const slowest = [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  yield "   the slowest:\n";
  for (const { name, file, seconds } of slowest) {
    yield `   ${seconds.toFixed(1).padStart(6)} s  ${name} (${nameOf(file)})\n`;
  }
  const failed = tests.filter(({ hasFailed }) => hasFailed);
  for (const one of failed) yield failureOf(one);
  if (process.env.REPORT) {
    const each = tests.map(({ name, file, seconds }) => ({ name, file: nameOf(file), seconds }));
    const counts = { passed: tests.length - failed.length, failed: failed.length, tests: each };
    writeFileSync(process.env.REPORT, JSON.stringify(counts));
  }
}

/** What one failure says. */
function failureOf({ name, file, line, details, said }) {
  const error = details.error.cause ?? details.error;
  const place = placeIn(error, file) ?? `${nameOf(file)}:${line}`;
  const pattern = name.replace(/[.*+?^${}()|[\]\\']/g, ".");
  const load = loadavg().map((one) => one.toFixed(1));
  return [
    `\n== FAILED: ${name}\n   at ${place}, load ${load.join(" ")}`,
    indented(`${error.message ?? error}`),
    ...(said.get(`${file}:${line}`) ?? []).map(indented),
    `   again: node --test --test-name-pattern='^${pattern}$' ${nameOf(file)}\n`,
  ].join("\n");
}

/** The line of the test's own file, or of a helper, that failed. */
function placeIn(error, file) {
  const lines = `${error.stack ?? ""}`.split("\n").filter((one) => one.includes(ROOT));
  const own =
    lines.find((one) => one.includes(file)) ?? lines.find((one) => !one.includes("node_modules"));
  return own && relative(ROOT, own.replace(/^.*?(?:file:\/\/)?(\/[^):]+:\d+).*$/, "$1"));
}

function isOwnFault({ details }) {
  return details.error?.failureType !== "subtestsFailed";
}

function secondsOf({ details }) {
  return details.duration_ms / 1_000;
}

function nameOf(file) {
  return relative(ROOT, file ?? "");
}

function indented(text) {
  return text.replace(/^/gm, "   ");
}
