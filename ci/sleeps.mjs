/**
 * No test of the gate sleeps on real time: a wait that is too short fails on a busy machine, and one that is long enough
 * costs that time in every run. Prints the lines that do, but for the files of `EXCEPTIONS`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./lib/program.mjs";

/** Files that may, and why. At most ten. */
const EXCEPTIONS = {
  "ci/lib/eventually.mjs": "waits for another process by asking again",
  "ci/lib/engines/visitor.mjs": "the clocks of Firefox and WebKit cannot be set",
  "ci/lib/program.mjs": "gives up on a server that does not start",
  "ci/lib/push-client.mjs": "the push server and its client have timers of their own",
  "ci/lib/steps.mjs": "nothing tells that a page asks for nothing more",
  "generator/api/tests/client/operator.rs":
    "an operator that answers late, for a client with a real timeout",
  "generator/cli/tests/cli/operator.rs":
    "an operator that trickles, for a process with a real timeout",
  "generator/cli/tests/cli/support.rs": "waits for another process by asking again",
  "generator/sandbox/tests/sandbox/push.rs": "a token expires by the second of both ends' clocks",
  "generator/sandbox/tests/sandbox/support/mod.rs": "waits for another task by asking again",
};

/** What the gate runs. */
const TESTS = [
  /^ci\/(journeys|push|outside|lib)\//,
  /^islands\/.*(\.test\.tsx?|\/testing\/)/,
  /^generator\/.*\/tests\//,
];
/** Of these `ci/long` alone has a use. */
const LONG = /^ci\/lib\/(connection\/patient|truth|weigh|first-tap|processors)/;

/** The places where a text sleeps. */
function* sleepsIn(file, text) {
  if (file.endsWith(".rs")) {
    // With `start_paused` the clock of Tokio stands still.
    if (!text.includes("start_paused"))
      for (const { index } of text.matchAll(/\bsleep\(/g)) yield index;
    return;
  }
  for (const { index } of text.matchAll(/waitForTimeout\(|timers\/promises/g)) yield index;
  // It fails after a second, however busy the machine is; `becomes` only ends a test that hangs.
  if (!file.endsWith("/testing/becomes.ts"))
    for (const { index } of text.matchAll(/\bvi\.waitFor\(/g)) yield index;
  for (const { index } of text.matchAll(/\bsetTimeout\(/g)) {
    // Without a delay it is a turn of the event loop.
    if (hasTwoArguments(text, index + "setTimeout(".length)) yield index;
  }
}

function hasTwoArguments(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ("([{".includes(text[at])) depth += 1;
    else if (depth === 0 && text[at] === ",") return true;
    else if (")]}".includes(text[at])) depth -= 1;
    if (depth < 0) return false;
  }
  return false;
}

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT });
const found = {};
for (const file of `${files}`.split("\n")) {
  if (!TESTS.some((one) => one.test(file)) || LONG.test(file)) continue;
  const text = readFileSync(join(ROOT, file), "utf8");
  for (const at of sleepsIn(file, text)) {
    const line = text.slice(0, at).split("\n").length;
    found[file] ??= [];
    found[file].push(`${file}:${line}: ${text.split("\n")[line - 1].trim()}`);
  }
}
const faults = Object.entries(found).flatMap(([file, lines]) => (EXCEPTIONS[file] ? [] : lines));
for (const file of Object.keys(EXCEPTIONS)) {
  if (!found[file]) faults.push(`${file}: does not sleep, and needs no exception`);
}
if (Object.keys(EXCEPTIONS).length > 10) faults.push("there are more than ten exceptions");
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
