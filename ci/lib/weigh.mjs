/** Weighs a page as a visitor's browser loads it: bytes in brotli, as the server sends them. */
import { launch, open, PHONE } from "./browser.mjs";
import { fillSignIn, loadedAll, openPrices, openSlip, pick, visit } from "./steps.mjs";
import { settled } from "./taps.mjs";

/** Limit for HTML and CSS of a league page of fifty matches, in bytes. Those of scripts are in `islands/budgets.mjs`. */
export const PAGE_BUDGET = 27_500;

/** Finds the league page with the fewest matches that has at least `count`: `{path, matches}`. */
export async function leagueOf(stage, count) {
  const matches = await stage.operator.all("matches");
  const paths = new Map();
  for (const { tournament, status } of matches) {
    if (status > 1) continue;
    const path = `/${tournament.category.sport.key}/${tournament.slug}`;
    paths.set(path, (paths.get(path) ?? 0) + 1);
  }
  const enough = [...paths]
    .filter(([, own]) => own >= count)
    .sort((one, other) => one[1] - other[1]);
  if (enough.length === 0) throw new Error(`no league has ${count} matches`);
  return { path: enough[0][0], matches: enough[0][1] };
}

/** What a page needs for its first paint: bytes of its HTML and CSS. */
export async function firstPaint(stage, path) {
  const html = await (await fetch(`${stage.site}${path}`)).text();
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  return bytesOf(stage, [path, ...styles.map(([, href]) => href)]);
}

/** Weighs a page: bytes by what they are for. */
export async function weigh(stage, path) {
  const html = await (await fetch(`${stage.site}${path}`)).text();
  const hrefs = (pattern) => [...html.matchAll(pattern)].map(([, href]) => href);
  const first = hrefs(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  const { awake, slip, used } = await loadsOf(stage, path);
  const isNamed = (name) => (script) => new RegExp(`/${name}-[^/]*$`).test(script);
  const named = (name) => awake.filter(isNamed(name));
  const [idle, worker] = [named("idle"), named("worker")];
  if (first.length === 0 || idle.length === 0 || worker.length === 0) {
    throw new Error(`no core, no idle part or no worker in ${awake}`);
  }
  const page = (scripts) => scripts.filter((script) => !worker.includes(script));
  const core = await withImports(stage, first);
  return {
    "HTML and CSS for the first paint": await firstPaint(stage, path),
    "script before the page is idle": await bytesOf(stage, core),
    "script when the page is idle": await bytesOf(
      stage,
      await withImports(stage, [...first, ...idle]),
    ),
    "the shared worker's script": await bytesOf(stage, worker),
    "script before anything is touched": await bytesOf(stage, [...core, ...page(awake)]),
    "the slip's code and styles, on the first pick": await bytesOf(
      stage,
      slip.filter((one) => !isNamed("react")(one)),
    ),
    "script that a player ever loads": await bytesOf(stage, [...core, ...page(used)]),
  };
}

/**
 * The scripts that a page loads before anything is touched, as paths, and their bytes: those of the page, and
 * that of the shared worker, which all pages of a visit share.
 */
export async function readersLoads(stage, path) {
  const browser = await launch();
  try {
    const { page } = await open(browser, { viewport: PHONE, timed: false });
    const scripts = new Set();
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await visit(page, `${stage.site}${path}`);
    await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
    await loadedAll(page);
    const worker = [...scripts].filter((script) => /\/worker-[^/]*$/.test(script));
    const own = [...scripts].filter((script) => !worker.includes(script));
    return { scripts: own, own: await bytesOf(stage, own), worker: await bytesOf(stage, worker) };
  } finally {
    await browser.close();
  }
}

/**
 * What a page loads, as paths: `awake` are the scripts until its islands are hydrated and loading
 * ends, `slip` the scripts and styles of the first pick, `used` the scripts until a player has used
 * everything.
 */
export async function loadsOf(stage, path) {
  const browser = await launch();
  try {
    const { page } = await open(browser, { viewport: PHONE, timed: false });
    const [scripts, styles] = [new Set(), new Set()];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === "script") scripts.add(pathname);
      if (request.resourceType() === "stylesheet") styles.add(pathname);
    });
    await visit(page, `${stage.site}${path}`);
    await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
    await loadedAll(page);
    const [awake, painted] = [[...scripts], [...styles]];
    await pick(openPrices(page).first());
    await openSlip(page);
    await page.getByTestId("slip-place").waitFor();
    const before = new Set([...awake, ...painted]);
    const slip = [...scripts, ...styles].filter((one) => !before.has(one));
    await settled(page);
    await page.getByTestId("slip-place").click();
    await fillSignIn(page);
    await page.getByTestId("balance").waitFor({ state: "attached" });
    await page.locator("#slip-tab-bets").click();
    await loadedAll(page);
    return { awake, slip, used: [...scripts] };
  } finally {
    await browser.close();
  }
}

/** Scripts and their static imports. */
async function withImports(stage, scripts) {
  const all = new Set(scripts);
  for (const script of all) {
    const text = await (await fetch(`${stage.site}${script}`)).text();
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      all.add(script.replace(/[^/]+$/, name));
    }
  }
  return [...all];
}

async function bytesOf(stage, paths) {
  let sum = 0;
  for (const path of new Set(paths)) {
    const answer = await fetch(`${stage.site}${path}`, { headers: { "accept-encoding": "br" } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const length = Number(answer.headers.get("content-length"));
    if (!length || answer.headers.get("content-encoding") !== "br") {
      throw new Error(`${path} was not sent in brotli with its length`);
    }
    await answer.arrayBuffer();
    sum += length;
  }
  return sum;
}
