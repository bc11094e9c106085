/**
 * A provider of prices that is down: its matches are suspended in lists, on their pages and in the slip, and
 * say why; those of others are not. When it is back they have fresh prices.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, open, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { addressOf } from "../lib/match-head.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, path, pick, visit } from "../lib/steps.mjs";

const WORDS = {
  "en-ZA": {
    theme: "light",
    list: "No data",
    page: "Suspended: no data",
    slip: "Suspended: no data",
  },
  ar: {
    theme: "dark",
    list: "لا توجد بيانات",
    page: "موقوف: لا توجد بيانات",
    slip: "موقوف: لا توجد بيانات",
  },
};

/** Who is taken down, and another one. */
const DOWN = "betradar";
const UP = "oddin";

const here = setUp(async (here) => {
  const matches = await here.stage.operator.all("matches", { query: { match_status: 0 } });
  here.match = matches.find((one) => one.provider === DOWN && one.main_market);
});

beforeEach(() => set(true));

const set = (active) => here.stage.operator.control("provider", { provider: DOWN, active });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px in ${locale}`;
  const words = WORDS[locale];

  inFull(`lists suspend its matches, and only those, ${at}`, async () => {
    const { page, close } = await visitor(viewport, words.theme);
    await visitList(page, `${here.stage.site}${path(locale)}`);
    await assertOffered(page, DOWN);
    await set(false);
    await assertDown(page, words);
    if ((await rowsOf(page, UP).count()) > 0) await assertOffered(page, UP);
    await assertOpen(page);

    // A page that is loaded meanwhile.
    await page.reload();
    await assertDown(page, words);

    await set(true);
    await assertOffered(page, DOWN);
    assert.equal(await page.locator(".event-down").count(), 0);
    await assertStill(page);
    await close();
  });

  journey()(
    `a match and the slip suspend its prices, and have fresh ones after it, ${at}`,
    async () => {
      const { page, close } = await visitor(viewport, words.theme);
      await visitList(page, `${here.stage.site}${path(locale, addressOf(here.match))}`);
      const card = page.locator(".market-card").first();
      const price = card.locator("button[data-outcome]").first();
      const key = await pick(price);
      await openSlip(page);
      await page.getByTestId("slip-selection").waitFor();

      await set(false);
      await page.locator(".slip-note", { hasText: words.slip }).waitFor();
      await eventually(async () => {
        const all = await card.locator(".price").count();
        assert.equal(await card.locator('.price[data-state="suspended"]').count(), all);
      });
      assert.equal(await page.locator(".score-why").textContent(), words.page);
      await assertOpen(page);

      // What the operator changes meanwhile is there when it is back.
      const before = Number(await price.getAttribute("data-odds"));
      const odds = 1000 + Math.round((before - 1000) / 2);
      const [, market, , outcome] = key.split(":").map(Number);
      await here.stage.operator.control("price", {
        match_id: here.match.id,
        market_id: market,
        outcome_id: outcome,
        odds,
      });
      assert.ok(await price.isDisabled());

      // The slip of a page that is loaded meanwhile, and shows no prices of it.
      await page.goto(`${here.stage.site}${path(locale, "/search")}`);
      await openSlip(page);
      await page.locator(".slip-note", { hasText: words.slip }).waitFor();

      await set(true);
      await page.locator('.slip-selection[data-state="changed"]').waitFor();
      await page.goto(`${here.stage.site}${path(locale, addressOf(here.match))}`);
      await page
        .locator(`${priceAt(key)}[data-odds="${odds}"]:not([data-state]):is(.markets *)`)
        .waitFor();
      assert.equal(await page.locator(".score-why").count(), 0);
      await close();
    },
  );
}

async function visitList(page, url) {
  await visit(page, url);
  await page.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
}

const rowsOf = (page, provider) => {
  const said = `[data-provider="${provider}"]`;
  return page.locator(`.event-row${said}, ${said} .event-row:not([data-provider])`);
};

/** Prices near the window are written at once; those of the others when they come near. */
const NEAR = 3;

async function assertDown(page, words) {
  await eventually(async () => {
    const rows = await rowsOf(page, DOWN).all();
    assert.ok(rows.length > 0);
    for (const row of rows.slice(0, NEAR)) {
      assert.equal(await row.locator(".event-down").textContent(), words.list);
      const prices = row.locator(".price");
      assert.ok((await prices.count()) > 0);
      assert.equal(
        await row.locator('.price[data-state="suspended"]').count(),
        await prices.count(),
      );
    }
  }, 20_000);
}

async function assertOffered(page, provider) {
  await eventually(async () => {
    const rows = await rowsOf(page, provider).all();
    assert.ok(rows.length > 0);
    let offered = 0;
    for (const row of rows.slice(0, NEAR)) {
      offered += await row.locator(".price:not([data-state])").count();
    }
    assert.ok(offered > 0, `prices of ${provider}`);
  }, 20_000);
}

async function visitor(viewport, colorScheme) {
  const { page, context, errors } = await open(here.browser, { viewport, colorScheme });
  return {
    page,
    async close() {
      assert.deepEqual(errors, []);
      await context.close();
    },
  };
}
