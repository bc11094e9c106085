/**
 * Prints what a visitor's browser loads who opens a page and touches nothing for eight seconds: every script, its own and
 * the shared worker's, with its bytes raw and as they are sent, in brotli; then the modules in each.
 *
 *   npm run untouched --prefix ci
 *   npm run untouched --prefix ci -- --modules     with the modules in each script
 *
 * Needs `cargo build` and `npm run build --prefix islands`.
 */
import { parseArgs } from "node:util";
import { setStage } from "./lib/stage.mjs";
import { modulesIn, untouched } from "./lib/untouched.mjs";
import { leagueOf } from "./lib/weigh.mjs";

const { values } = parseArgs({ options: { modules: { type: "boolean" } } });
const stage = await setStage({ locales: "en-ZA" });
try {
  const { path: league } = await leagueOf(stage, 10);
  const [match] = await stage.operator.all("matches", { query: { match_status: 0 } });
  const pages = {
    home: "/",
    league,
    live: "/live",
    match: `/${match.tournament.category.sport.key}/${match.slug}`,
  };
  const seen = new Set();
  for (const [name, path] of Object.entries(pages)) {
    const scripts = await untouched(stage, path);
    const own = scripts.filter(({ isWorker }) => !isWorker);
    console.log(`${name} ${path}`);
    for (const { file, raw, sent } of scripts) row(file.replace(/-[0-9a-f]{8}/, ""), raw, sent);
    row("the page's", sumOf(own, "raw"), sumOf(own, "sent"));
    row("with the worker's", sumOf(scripts, "raw"), sumOf(scripts, "sent"));
    for (const { file } of scripts) seen.add(file);
  }
  if (values.modules) for (const file of seen) await printModules(file);
} finally {
  await stage.strike();
}

async function printModules(file) {
  console.log(file);
  for (const { module, raw } of await modulesIn(file)) row(module, raw);
}

function row(name, ...sizes) {
  console.log(`  ${name.padEnd(44)}${sizes.map((size) => `${size}`.padStart(8)).join("")}`);
}

function sumOf(scripts, size) {
  return scripts.reduce((sum, script) => sum + script[size], 0);
}
