/** Weighs a page as a visitor's browser loads it: bytes in brotli, as the server sends them. */
import { launch, open, PHONE } from "./browser.mjs";
import { fillSignIn, islandsAwake, openPrices, openSlip, pick, visit } from "./steps.mjs";

/** The most that a league page of fifty matches may weigh, in bytes. */
export const BUDGETS = {
  "HTML and CSS for the first paint": 25_000,
  "script before the page is idle": 6_000,
  "script with the push client": 27_000,
  "script with React and every island": 95_000,
};

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

/** Weighs a page: bytes by the names of the budgets. */
export async function weigh(stage, path) {
  const html = await (await fetch(`${stage.site}${path}`)).text();
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  const first = await bytesOf(stage, [path, ...styles]);
  const core = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, src]) => src,
  );
  const browser = await launch();
  try {
    const saving = await scriptsOf(browser, stage, path, { saveData: true });
    const awake = await scriptsOf(browser, stage, path, { saveData: false });
    const [before, push, all] = [core, saving, awake];
    return {
      "HTML and CSS for the first paint": first,
      "script before the page is idle": await bytesOf(stage, before),
      "script with the push client": await bytesOf(stage, push),
      "script with React and every island": await bytesOf(stage, all),
    };
  } finally {
    await browser.close();
  }
}

/** Scripts that a page loads: by itself while the visitor saves data, else with its islands awake. */
async function scriptsOf(browser, stage, path, { saveData }) {
  const { page, context } = await open(browser, { viewport: PHONE });
  if (saveData) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
  }
  const scripts = new Set();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  if (saveData) {
    await page.goto(`${stage.site}${path}`, { waitUntil: "load" });
    await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
  } else {
    await visit(page, `${stage.site}${path}`);
    await pick(openPrices(page).first());
    await openSlip(page);
    await page.getByTestId("slip-place").click();
    await fillSignIn(page);
    await page.getByTestId("balance").waitFor({ state: "attached" });
    await islandsAwake(page);
  }
  await context.close();
  return [...scripts];
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
