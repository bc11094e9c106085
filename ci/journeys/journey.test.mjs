/**
 * A visitor's journey from the home page to a placed bet and sign-out, on a phone and on a wide
 * screen, left to right and right to left: without an error and without a layout shift.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { forgetRefusal } from "../lib/betting.mjs";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { subunits } from "../lib/money.mjs";
import { itemOf } from "../lib/my-bets.mjs";
import { decimal } from "../lib/odds.mjs";
import { setUp } from "../lib/set-up.mjs";
import {
  closeSlip,
  fillSignIn,
  follow,
  islandsAwake,
  openPrices,
  openSlip,
  path,
  pick,
  slipTexts,
  visit,
} from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const STAKE = 5000;
const here = setUp();

for (const locale of ["en-ZA", "ar"]) {
  for (const viewport of [PHONE, WIDE]) {
    test(`from home to a placed bet: ${locale} at ${viewport.width} px`, async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      const wide = viewport === WIDE;

      await visit(page, `${here.stage.site}${path(locale)}`);
      assert.equal(await page.locator("html").getAttribute("dir"), locale === "ar" ? "rtl" : "ltr");
      await assertStill(page);
      await follow(page, path(locale, "/soccer"));
      await assertStill(page);
      await follow(page, path(locale, "/soccer/premier-league"));

      const rows = page.getByTestId("event-row").filter({ has: openPrices(page) });
      const first = await pick(openPrices(rows.first()).first());
      await page.locator(`[data-outcome="${first}"][aria-pressed=true]`).waitFor();
      await page.getByTestId("slip-selection").waitFor({ state: "visible" });
      await closeSlip(page);
      await assertStill(page);
      await follow(page, await rows.nth(1).locator("a").first().getAttribute("href"));
      const market = page
        .getByTestId("market-card")
        .filter({ has: openPrices(page) })
        .first();
      const second = await pick(openPrices(market).last());
      await page.locator(`[data-outcome="${second}"][aria-pressed=true]`).waitFor();

      await openSlip(page);
      await page.getByTestId("slip-selection").nth(1).waitFor();
      assert.equal(await page.getByTestId("slip-selection").count(), 2);

      const ask = wide ? page.getByTestId("sign-in") : page.getByTestId("slip-place");
      await ask.click();
      await fillSignIn(page, { password: "wrong" });
      await page.getByTestId("sign-in-error").filter({ hasText: /\S/ }).waitFor();
      await eventually(() => forgetRefusal(errors, 401));
      await settled(page);
      await fillSignIn(page);
      const balance = page.getByTestId("balance");
      await balance.waitFor({ state: "attached" });
      const had = subunits(await balance.textContent());
      const before = await bets(context);

      await page.getByTestId("slip-type-combo").click();
      await page.getByTestId("slip-stake").fill("50");
      await page.getByTestId("slip-return").filter({ hasText: /\d/ }).waitFor();
      await settled(page);
      await page.getByTestId("slip-place").click();
      await page.getByTestId("slip-receipt").waitFor();
      await eventually(async () =>
        assert.equal(subunits(await balance.textContent()), had - STAKE),
      );
      await page.getByTestId("slip-tab-bets").click();
      const placed = (await bets(context)).filter((id) => !before.includes(id));
      assert.equal(placed.length, 1, "one press, one bet");
      await itemOf(page, placed[0]).waitFor();
      await page.getByTestId("slip-tab-slip").click();
      await closeSlip(page);

      await page.evaluate(() => {
        globalThis.stillTheSamePage = true;
      });
      const third = openPrices(market).first();
      await third.scrollIntoViewIfNeeded();
      const key = await third.getAttribute("data-outcome");
      const was = Number(await third.getAttribute("data-odds"));
      const took = await changePrice(page, key, was + 1110);
      assert.ok(took < 1000, `the price changed after ${took} ms`);
      assert.ok(await page.evaluate(() => globalThis.stillTheSamePage));

      await pick(third);
      await openSlip(page);
      const slip = await slipTexts(page);
      assert.ok(slip.length > 0);
      await assertStill(page);
      await page.reload({ waitUntil: "load" });
      await islandsAwake(page);
      await openSlip(page);
      await eventually(async () => assert.deepEqual(await slipTexts(page), slip));
      await page.locator(`[data-outcome="${key}"][aria-pressed=true]`).waitFor();

      await closeSlip(page);
      await page.getByTestId("account").click();
      await page.getByTestId("sign-out").click();
      await page.getByTestId("sign-in").waitFor();
      await assertStill(page);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

/** Ids of the signed-in player's bets. */
async function bets(context) {
  const answer = await context.request.get(`${here.stage.operator.url}/api/v3/bets?limit=500`);
  return (await answer.json()).data.map(({ id }) => `${id}`);
}

/** Changes a price at the operator; returns the milliseconds until the page shows it. */
async function changePrice(page, key, odds) {
  const [match_id, market_id, specifier, outcome_id] = key.split(":");
  const shown = page.waitForFunction(
    ([outcome, text]) =>
      document.querySelector(`[data-outcome="${outcome}"]`)?.textContent.includes(text),
    [key, decimal(odds)],
    { polling: "raf", timeout: 10_000 },
  );
  const body = { match_id: +match_id, market_id: +market_id, specifier, outcome_id: +outcome_id };
  const begun = performance.now();
  await here.stage.operator.control("price", { ...body, odds });
  await shown;
  return performance.now() - begun;
}
