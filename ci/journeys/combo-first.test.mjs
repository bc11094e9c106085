/**
 * A slip with several selections leads with the combo that they make; a conflict inside one match
 * offers the bet builder.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { chooseType, picked, take } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { subunits } from "../lib/money.mjs";
import { openFor, prepare, setBack, setPrice, visitPrices } from "../lib/placing.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`three picks are a treble whose stake is beside its amounts ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visitPrices(page, here);
    await take(
      page,
      here.home.map(({ key }) => key),
    );
    const lead = page.getByTestId("slip-lead");
    await lead.filter({ hasText: /Treble\s*7\.50/ }).waitFor();
    assert.ok(await page.getByTestId("slip-type-combo").locator("input").isChecked());
    assert.deepEqual(await storedTypes(page), ["single", "single", "single"], "nothing is chosen");
    const stake = page.getByTestId("slip-stake");
    assert.equal(await stake.count(), 1);
    const [field, amount] = await Promise.all(
      [stake, page.locator(".slip-foot .slip-quick-amount").first()].map((one) =>
        one.boundingBox(),
      ),
    );
    assert.equal(amount.y, field.y, "the amounts stand beside the stake");

    await stake.pressSequentially("12.50");
    assert.equal(await stake.inputValue(), "12.50", "the field keeps the focus");
    assert.deepEqual(await storedTypes(page), ["combo"]);
    await eventually(async () => assert.equal(await promised(page), 9375));

    await chooseType(page, "system");
    await stake.fill("50");
    await page.locator(".slip-line", { hasText: "3 lines of R16.67" }).waitFor();
    await chooseType(page, "single");
    assert.equal(await stake.count(), 3);
    assert.equal(await lead.count(), 0, "nothing would be placed as a treble");
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`singles that were chosen stay singles ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visitPrices(page, here);
    const [first, second, third] = here.home.map(({ key }) => key);
    await take(page, [first, second]);
    await chooseType(page, "single");
    await take(page, [third]);
    assert.ok(await page.getByTestId("slip-type-single").locator("input").isChecked());
    await page.reload({ waitUntil: "load" });
    await openSlip(page);
    await page.getByTestId("slip-stake").nth(2).waitFor();
    assert.ok(await page.getByTestId("slip-type-single").locator("input").isChecked());
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `total odds have two decimals, and the return is that of the exact ones ${at}`,
    async () => {
      const { page, context, errors, operator, books } = await openFor(here, viewport);
      const odds = [2150, 3580, 4000];
      for (const [index, { key }] of here.home.entries())
        await setPrice(operator, key, odds[index]);
      await visitPrices(page, {
        ...here,
        home: here.home.map((one, index) => ({ ...one, odds: odds[index] })),
      });
      await take(
        page,
        here.home.map(({ key }) => key),
      );
      await page.getByTestId("slip-bonus").selectOption("");
      await page.getByTestId("slip-stake").fill("100");
      await page
        .getByTestId("slip-lead-odds")
        .filter({ hasText: /^30\.79$/ })
        .waitFor();
      assert.equal(await promised(page), 307_880);
      await page.getByTestId("slip-working").locator("summary").click();
      await page.locator(".sum-step", { hasText: "30.788" }).first().waitFor();

      await settled(page);
      await page.locator("[data-testid=slip-place][data-action=place]").click();
      await page.getByTestId("slip-receipt").waitFor();
      const [bet] = await books.placed();
      assert.equal(bet.win_amount, 307_880);
      await settled(page);
      await page.locator("#slip-tab-bets").click();
      await page.locator(`[data-id="${bet.id}"] .bet-sum`, { hasText: /Odds\s*30\.79$/ }).waitFor();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`two picks of one match become a bet builder in one touch ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    const { match } = here.home[0];
    const keys = [`${match.id}:1::1`, `${match.id}:18:total=2.5:12`];
    await visit(page, `${here.stage.site}/soccer/${match.slug}`);
    for (const key of keys) await pick(page, key);
    await openSlip(page);
    await page
      .getByTestId("slip-join")
      .filter({ hasText: /\d\.\d\d/ })
      .waitFor();
    await chooseType(page, "combo");
    await page.getByTestId("slip-stake").fill("15");
    await page.getByTestId("slip-blocker").filter({ hasText: "Make them a bet builder" }).waitFor();
    const offered = (await page.getByTestId("slip-join").textContent()).match(/\d+\.\d\d/)[0];
    await settled(page);
    await page.getByTestId("slip-join").click();
    await page.getByTestId("slip-type-custom_bet").waitFor();
    assert.equal(await page.getByTestId("slip-lead-odds").textContent(), offered);
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "15");
    assert.deepEqual(await picked(page), keys);
    assert.equal(await page.getByTestId("slip-blocker").count(), 0);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `picks of one match that have no joined price are not offered as a bet builder ${at}`,
    async () => {
      const { page, context } = await open(here.browser, { viewport });
      const { match } = here.home[0];
      await visit(page, `${here.stage.site}/soccer/${match.slug}`);
      // Asked for as soon as the slip's code is there.
      const refused = page.waitForResponse(
        (response) => response.url().endsWith("/bets/custom/odds") && response.status() === 422,
      );
      for (const key of [match.home, match.draw]) await pick(page, key);
      await openSlip(page);
      await refused;
      await page.getByTestId("slip-join").waitFor({ state: "detached" });
      await chooseType(page, "combo");
      await page.getByTestId("slip-blocker").filter({ hasText: "Remove one" }).waitFor();
      await context.close();
    },
  );
}

async function pick(page, key) {
  await closeSlip(page);
  const price = page.locator(priceAt(key)).first();
  await price.evaluate((element) => {
    for (let at = element.closest("details"); at; at = at.parentElement?.closest("details")) {
      at.open = true;
    }
    element.scrollIntoView({ block: "center" });
  });
  await settled(page);
  await price.click();
  await page
    .locator(`${priceAt(key)}[aria-pressed=true]`)
    .first()
    .waitFor();
}

/** The possible return that the slip shows, in subunits. */
async function promised(page) {
  return subunits(await page.getByTestId("slip-return").textContent());
}

/** Types of the bets that are stored for the session. */
function storedTypes(page) {
  return page.evaluate(() =>
    JSON.parse(sessionStorage.getItem("betsLayout")).slip.bets.map(({ type }) => type),
  );
}
