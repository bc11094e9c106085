/**
 * Lighthouse CI on a page of each kind that visitors arrive at, as a phone would load it:
 *
 *   npm run lighthouse --prefix ci               all of them, the median of three runs each
 *   npm run lighthouse --prefix ci -- match      some of them, by name
 *   npm run lighthouse --prefix ci -- --quick    one run each; three if one of them misses a mark
 *
 * What is asserted is in lighthouserc.json; the reports are in ci/out/lighthouse. Bytes are those of HTTP/1.1: a
 * kilobyte of headers with each file is a part of them (weigh.mjs weighs the files). Let nothing else run
 * meanwhile: the processor time that a page takes is a part of its score.
 */
import { spawn } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pageKinds } from "./lib/page-kinds.mjs";
import { ROOT } from "./lib/program.mjs";
import { setStage } from "./lib/stage.mjs";

const CLI = createRequire(import.meta.url).resolve("@lhci/cli/src/cli.js");
const OUT = join(ROOT, "ci/out");
const KINDS = [
  "home",
  "sport",
  "league",
  "match before its start",
  "live",
  "promotion",
  "results of a sport",
];

const isQuick = process.argv.includes("--quick");
const asked = process.argv.slice(2).filter((argument) => argument !== "--quick");
const names = KINDS.filter((name) => !asked.length || asked.some((one) => name.includes(one)));
if (names.length === 0) {
  console.error(
    `no kind of page has one of these names: ${asked.join(", ")}\nhint: ${KINDS.join(", ")}`,
  );
  process.exit(1);
}

const stage = await setStage({ locales: "en-ZA,ar", matches: 500 });
try {
  const paths = await pageKinds(stage.operator);
  const urls = names.map((name) => `--url=${stage.site}${paths[name] || "/"}`);
  if (!isQuick || !(await measure(urls, 1).catch(said))) await measure(urls);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await stage.strike();
}

/** Measures pages, this many times if not as often as the configuration says; true if all is well. */
async function measure(urls, runs) {
  await mkdir(OUT, { recursive: true });
  for (const folder of ["lighthouse", ".lighthouseci"]) {
    await rm(join(OUT, folder), { recursive: true, force: true });
  }
  await lhci("collect", ...urls, ...(runs ? [`--numberOfRuns=${runs}`] : []));
  await lhci("upload");
  await lhci("assert");
  return true;
}

function said(error) {
  console.error(`${error.message}; again, three times`);
  return false;
}

/** Runs a step of Lighthouse CI, which keeps its files in the folder that it runs in. */
function lhci(step, ...more) {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? process.env.CHROME_PATH };
  const args = [CLI, step, `--config=${join(ROOT, "ci/lighthouserc.json")}`, ...more];
  const child = spawn(process.execPath, args, { cwd: OUT, env, stdio: "inherit" });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(`lhci ${step} ended with ${code}`)),
    );
  });
}
