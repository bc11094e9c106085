/**
 * Runs the tests that failed in a run once more, one at a time and with nothing beside them:
 * `node ci/again.mjs FROM.tap TO.tap`, where FROM.tap is what the run reported and TO.tap what this one does. A file
 * that failed as a whole runs as a whole.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error("error: two files are needed\nhint: node ci/again.mjs FROM.tap TO.tap");
  process.exit(2);
}

/** One file's report, before it is added to the others. */
const report = join(tmpdir(), `again-${process.pid}.tap`);

let status = 0;
for (const [file, names] of failedIn(readFileSync(from, "utf8"))) {
  const isWhole = names.has(file);
  const patterns = isWhole ? [] : [...names].map((name) => `--test-name-pattern=${exactly(name)}`);
  const args = ["--test", "--test-concurrency=1", "--test-timeout=600000", ...patterns];
  const reporters = ["spec", "stdout", "tap", report].map((value, at) =>
    at % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
  );
  console.log(`== ${file}: ${isWhole ? "the whole file" : [...names].join(" | ")}`);
  const run = spawnSync(process.execPath, [...args, ...reporters, file], { stdio: "inherit" });
  if (run.error) throw run.error;
  const reported = readFileSync(report, "utf8");
  const ran = results(reported);
  const missing = isWhole ? [] : [...names].filter((name) => !ran.has(name));
  if (missing.length > 0)
    console.error(`error: ${file} has no test ${missing.join(", and none ")}`);
  if (run.status !== 0 || missing.length > 0) status = 1;
  // A file without a test is one that has passed to Node.
  if (missing.length < names.size) appendFileSync(to, reported);
}
rmSync(report, { force: true });
process.exit(status);

/** The names of a report's tests that were not skipped. */
function results(tap) {
  const lines = tap.matchAll(/^ *(?:not )?ok \d+ - (.*?)( # SKIP.*)?$/gm);
  return new Set([...lines].filter(([, , skipped]) => !skipped).map(([, name]) => plain(name)));
}

/** The names of a report's failed tests by their file; one that failed as a whole has its own path among them. */
function failedIn(tap) {
  const files = new Map();
  const failures = tap.matchAll(/^ *not ok \d+ - (.*)\n *---\n((?: .*\n)*?) *\.\.\.$/gm);
  for (const [, name, details] of failures) {
    const [, file] = /^ *location: '(.*):\d+:\d+'$/m.exec(details) ?? [];
    const [, type] = /^ *failureType: '(.*)'$/m.exec(details) ?? [];
    // A suite, whose tests are listed too.
    if (!file || type === "subtestsFailed") continue;
    files.set(file, (files.get(file) ?? new Set()).add(plain(name)));
  }
  return files;
}

/** A name as it was written: a report escapes some characters. */
function plain(name) {
  return name.replace(/\\(.)/g, "$1");
}

/** A pattern for the end of a full name, which newer versions of Node begin with the names of the suites. */
function exactly(name) {
  return `${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`;
}
