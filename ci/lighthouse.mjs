/**
 * Lighthouse CI on a page of each kind that visitors arrive at, as a phone would load it:
 *
 *   npm run lighthouse --prefix ci               all of them, three runs each
 *   npm run lighthouse --prefix ci -- match      some of them, by name
 *   npm run lighthouse --prefix ci -- --quick    one run each, and three of those that miss a mark; how fast they are
 *                                                is printed, and fails nothing: that is as much the machine's
 *
 * What is asserted is in lighthouserc.json; the reports are in ci/out/lighthouse. Bytes are those of HTTP/1.1: a
 * kilobyte of headers with each file is a part of them (weigh.mjs weighs the files). Let nothing else run
 * meanwhile: the processor time that a page takes is a part of its score. Whatever else runs adds to that time and
 * never takes from it, so the score of a page is its best run's; all else is the median.
 *
 * The phone is this machine, slowed down four times. A machine that others keep busy is slow already: before pages are
 * measured again, it is slowed down as much less as it then computes less than a free one (`phone`).
 */
import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pageKinds } from "./lib/page-kinds.mjs";
import { ROOT } from "./lib/program.mjs";
import { setStage } from "./lib/stage.mjs";

const CLI = createRequire(import.meta.url).resolve("@lhci/cli/src/cli.js");
const OUT = join(ROOT, "ci/out");
const MARKS = join(OUT, "lighthouserc.json");
const KINDS = [
  "home",
  "sport",
  "league",
  "match before its start",
  "live",
  "promotion",
  "results of a sport",
];

/** How many times slower than a free machine a phone is, as Lighthouse assumes. */
const PHONE = 4;

/** What Lighthouse measures a free machine of two processors to compute (`benchmarkIndex`). */
const FREE_MACHINE = 1600;

const isQuick = process.argv.includes("--quick");
const asked = process.argv.slice(2).filter((argument) => argument !== "--quick");
const names = KINDS.filter((name) => !asked.length || asked.some((one) => name.includes(one)));
if (names.length === 0) {
  console.error(
    `no kind of page has one of these names: ${asked.join(", ")}\nhint: ${KINDS.join(", ")}`,
  );
  process.exit(1);
}

const stage = await setStage({ locales: "en-ZA,ar", matches: 500, timed: false });
try {
  const paths = await pageKinds(stage.operator);
  const urls = names.map((name) => `${stage.site}${paths[name] || "/"}`);
  await mkdir(OUT, { recursive: true });
  await rm(join(OUT, "lighthouse"), { recursive: true, force: true });
  await writeFile(MARKS, JSON.stringify(await marks()));
  if (isQuick) await measure(urls, 1).catch(again);
  else await measure(urls, 3);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stage.strike();
}

/** What is asserted. A quick run on a busy machine says of a score only what it was. */
async function marks() {
  const config = JSON.parse(await readFile(join(ROOT, "ci/lighthouserc.json"), "utf8"));
  const { assertions } = config.ci.assert;
  if (isQuick) assertions["categories:performance"][0] = "warn";
  return config;
}

/** Measures pages this many times on a machine slowed down so, and fails if one of them misses a mark. */
async function measure(urls, runs, slowdown = PHONE) {
  await rm(join(OUT, ".lighthouseci"), { recursive: true, force: true });
  const asked = urls.map((url) => `--url=${url}`);
  const phone = `--settings.throttling.cpuSlowdownMultiplier=${slowdown}`;
  await lhci("collect", ...asked, `--numberOfRuns=${runs}`, phone);
  await lhci("upload");
  await lhci("assert");
}

/** After a failure: measures the pages that missed a mark three times; where that is not what failed, fails. */
async function again(error) {
  const results = await readFile(join(OUT, ".lighthouseci/assertion-results.json"), "utf8").catch(
    () => "[]",
  );
  const missed = JSON.parse(results).filter(({ passed, level }) => !passed && level === "error");
  const urls = [...new Set(missed.map(({ url }) => url))];
  if (urls.length === 0) throw error;
  const slowdown = await phone(urls);
  console.error(
    `${error.message}; ${urls.length} of the pages again, three times, ${slowdown} times slower than this machine`,
  );
  await measure(urls, 3, slowdown);
}

/** How much slower than this machine, as it was when these pages were measured, a phone is. */
async function phone(urls) {
  const folder = join(OUT, "lighthouse");
  const reports = (await readdir(folder)).filter((name) => name.endsWith(".report.json"));
  const read = reports.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8")));
  const indexes = (await Promise.all(read))
    .filter(({ requestedUrl }) => urls.includes(requestedUrl))
    .map(({ environment }) => environment.benchmarkIndex)
    .sort((one, other) => one - other);
  const index = indexes[Math.floor(indexes.length / 2)];
  if (index === undefined) throw new Error(`no report of ${urls.join(", ")} in ${folder}`);
  return Number(Math.min(PHONE, (PHONE * index) / FREE_MACHINE).toFixed(2));
}

/** Runs a step of Lighthouse CI, which keeps its files in the folder that it runs in. */
function lhci(step, ...more) {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? process.env.CHROME_PATH };
  const args = [CLI, step, `--config=${MARKS}`, ...more];
  const child = spawn(process.execPath, args, { cwd: OUT, env, stdio: "inherit" });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(`lhci ${step} ended with ${code}`)),
    );
  });
}
