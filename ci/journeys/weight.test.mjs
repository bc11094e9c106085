/**
 * A league page of fifty matches stays within its budget; a visitor who picks nothing does not
 * load the slip; a price is where it stays as soon as it is painted.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, open, PHONE, WIDE } from "../lib/browser.mjs";
import { inFull } from "../lib/set-up.mjs";
import { setStage } from "../lib/stage.mjs";
import { firstPaint, leagueOf, loadsOf, PAGE_BUDGET, readersLoads } from "../lib/weigh.mjs";

let stage;

before(async () => {
  stage = await setStage({ locales: "en-ZA", matches: 2_400, timed: false });
});
after(() => stage?.strike());

test("a league page of fifty matches is light", async () => {
  const { path } = await leagueOf(stage, 50);
  const bytes = await firstPaint(stage, path);
  assert.ok(bytes <= PAGE_BUDGET, `${bytes} of ${PAGE_BUDGET} bytes`);
});

test("a visitor who only reads does not load React", async () => {
  const { path } = await leagueOf(stage, 50);
  const [match] = await stage.operator.all("matches", { query: { match_status: 0 } });
  const page = `/${match.tournament.category.sport.key}/${match.slug}`;
  for (const read of ["/", "/live", path, page]) {
    const { scripts, own, worker } = await readersLoads(stage, read);
    assert.ok(own > 10_000 && worker > 5_000, `${read}: ${own} and ${worker} bytes`);
    assert.deepEqual(
      scripts.filter((one) => /\/(react|islands)-/.test(one)),
      [],
      read,
    );
  }
});

inFull("a page without a selection fetches neither the slip's code nor its styles", async () => {
  const { path } = await leagueOf(stage, 50);
  const { slip } = await loadsOf(stage, path);
  // Files of the first pick were not loaded before it.
  for (const [what, part] of [
    ["code", /\/content-[^/]+\.js$/],
    ["styles", /\/slip-[^/]+\.css$/],
  ]) {
    assert.ok(
      slip.some((one) => part.test(one)),
      `the first pick does not bring the slip's ${what}: ${slip}`,
    );
  }
  const html = await (await fetch(`${stage.site}${path}`)).text();
  const early = slip.filter((one) => html.includes(one));
  assert.deepEqual(early, [], "the page refers to it, so it may be preloaded");
});

test("a price is in its final position before its neighbours have arrived", async () => {
  const { path } = await leagueOf(stage, 50);
  const whole = await (await fetch(`${stage.site}${path}`)).text();
  const row = whole.indexOf('class="event-prices"');
  const cut = whole.slice(0, whole.indexOf("</button>", row));
  const browser = await launch();
  try {
    for (const viewport of [PHONE, WIDE]) {
      const alone = await firstPrice(browser, viewport, path, cut);
      const among = await firstPrice(browser, viewport, path, whole);
      assert.equal(alone.prices, 1, "the page is cut after its first price");
      assert.ok(among.prices > 1, "the whole page has more");
      assert.deepEqual(alone.box, among.box, `at ${viewport.width} px`);
    }
  } finally {
    await browser.close();
  }
});

/** The number of prices when only `body` has arrived, and the position of the first. */
async function firstPrice(browser, viewport, path, body) {
  const { page, context } = await open(browser, { viewport });
  await page.route(`${stage.site}${path}`, (route) =>
    route.fulfill({ contentType: "text/html", body }),
  );
  // React would render what has not arrived.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${stage.site}${path}`);
  const prices = page.locator("button[data-outcome]");
  await prices.first().waitFor();
  const found = { prices: await prices.count(), box: await prices.first().boundingBox() };
  await context.close();
  return found;
}
