/**
 * A bet on a whole competition: from home over its sport and league to the outright, with and without
 * script; picked, placed, and in my bets until it is decided.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LEAGUE, picked, place } from "../lib/betting.mjs";
import { assertStill, forgetShifts, open, PHONE, SCENES } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { itemOf } from "../lib/my-bets.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, follow, openPrices, openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const FINISHED = 4;

const here = setUp(() => {}, { changes: true });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;

  journey()(`from home to an outright and a bet on it: ${at}`, async () => {
    const outright = await outrightOf(locale, LEAGUE);
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, `${here.stage.site}${path(locale)}`);
    await follow(page, path(locale, "/soccer"));
    await follow(page, path(locale, LEAGUE));
    await follow(page, path(locale, `/soccer/${outright.slug}`));
    assert.equal((await page.locator("main h1").innerText()).trim(), outright.name);

    await openPrices(page.locator(".market-card").first()).first().waitFor();
    const key = await pick(openPrices(page.locator(".market-card").first()).first());
    assert.equal(Number(key.split(":")[1]), outright.main_market.id);
    await openSlip(page);
    await eventually(async () => assert.deepEqual(await picked(page), [key]));
    const event = page.locator(".slip-event > span").first();
    assert.equal((await event.innerText()).trim(), outright.name, "a name, and no second side");

    await settled(page);
    await page.getByTestId("slip-stake").first().fill("20");
    await assertStill(page);
    await page.locator("[data-testid=slip-place][data-action=sign_in]").click();
    await fillSignIn(page);
    await page.locator("[data-testid=slip-place][data-action=place]").waitFor();
    await settled(page);
    await forgetShifts(page);
    await place(page);
    await settled(page);
    await page.locator("#slip-tab-bets").click();
    const bet = page.getByTestId("my-bet").first();
    await bet.waitFor();
    const id = await bet.getAttribute("data-id");
    assert.ok((await bet.locator(".bet-event").innerText()).includes(outright.name));
    await assertStill(page);

    await visit(page, `${here.stage.site}${path(locale, `/soccer/${outright.slug}`)}`);
    await openSlip(page);
    await settled(page);
    await page.locator("#slip-tab-bets").click();
    await itemOf(page, id).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`an outright is read without script: ${at}`, async () => {
    const outright = await outrightOf(locale, "/tennis/atp-brisbane");
    const { page, context, errors } = await open(here.browser, {
      viewport,
      javaScriptEnabled: false,
    });
    await page.goto(`${here.stage.site}${path(locale, "/tennis")}`);
    const href = path(locale, `/tennis/${outright.slug}`);
    await page.locator(`a[href="${href}"]:visible`).first().click();
    await page.waitForURL(`**${href}`);
    const text = await page.locator("main").innerText();
    for (const { name, odds } of outright.main_market.outcomes.filter(({ active }) => active)) {
      assert.ok(text.includes(name), name);
      assert.ok(text.includes((odds / 1000).toFixed(2)), `${odds} of ${name}`);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("an outright that is decided leaves its league, and its bets are settled", async () => {
  const { operator, site, build } = here.stage;
  const outright = await outrightOf("en-ZA", "/soccer/la-liga");
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${site}/soccer/${outright.slug}`);
  await pick(openPrices(page.locator(".market-card").first()).first());
  await openSlip(page);
  await settled(page);
  await page.getByTestId("slip-stake").first().fill("20");
  await page.locator("[data-testid=slip-place][data-action=sign_in]").click();
  await fillSignIn(page);
  await place(page);
  await settled(page);
  await page.locator("#slip-tab-bets").click();
  const link = page.locator(`a[href="/soccer/${outright.slug}"]`);
  const bet = page.getByTestId("my-bet").filter({ has: link });
  await bet.waitFor();
  const id = await bet.getAttribute("data-id");
  await operator.control("match", { match_id: outright.id, status: FINISHED });
  // It is settled at once, and paid a second later.
  await operator.pass(1);
  const leg = itemOf(page, id).getByTestId("bet-leg-result");
  await leg.waitFor();
  assert.match(await leg.getAttribute("data-result"), /^(win|lose)_entire$/);
  await build();
  await page.goto(`${site}/soccer/la-liga`);
  assert.equal(await page.locator(`a[href="/soccer/${outright.slug}"]`).count(), 0);
  assert.deepEqual(errors, []);
  await context.close();
});

/** The outright of a league, by the league's path. */
async function outrightOf(language, league) {
  const [, sport, slug] = league.split("/");
  const query = { type: "season,simple_tournament", sport_key: sport };
  const all = await here.stage.operator.all("matches", { language, query });
  const found = all.find(({ parent }) => parent.slug === slug);
  assert.ok(found, `the operator has no outright of ${league}`);
  return found;
}
