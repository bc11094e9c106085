/**
 * Double and triple taps: whatever replaces a pressed control ignores the finger that is still
 * there, so that nothing is placed, accepted, cashed out, removed or dismissed by a tap that was
 * meant for something else.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { picked, take } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { betOf, itemOf, openMyBets, placeElsewhere } from "../lib/my-bets.mjs";
import {
  openFor,
  prepare,
  setBack,
  setPrice,
  visitPrices,
  whileNextBetTravels,
} from "../lib/placing.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, hold, openSlip } from "../lib/steps.mjs";
import { RHYTHMS, settled, tapTimes } from "../lib/taps.mjs";

const here = setUp(prepare);

beforeEach(async () => {
  await setBack(here);
  await here.stage.operator.control("pace", { cashout_ms: 1_000, processing_ms: 0 });
});

const BETS = "**/api/v3/bets";

const rhythms = IN_FULL ? RHYTHMS : [[30], [300, 300]];

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`placing with many taps places once, and the receipt stays ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    let count = 0;
    for (const rhythm of rhythms) {
      // The operator answers after the first tap, or after the last one.
      for (const answersAfter of [1, rhythm.length + 1]) {
        const how = `taps after ${rhythm} ms, an answer after ${answersAfter} of them`;
        await visitPrices(page, here);
        await take(page, [here.home[0].key]);
        await page.getByTestId("slip-stake").fill(`${10 + count}`);
        const button = page.locator("[data-testid=slip-place][data-action=place]");
        await button.waitFor();
        await settled(page);
        const release = await hold(page, BETS);
        await tapTimes(page, button, rhythm, (taps) => taps === answersAfter && release());
        await page.getByTestId("slip-receipt").waitFor();
        // One more for a finger that waited for the answer.
        await page.clock.runFor(120);
        assert.ok(
          await page.getByTestId("slip-receipt").isVisible(),
          `the receipt is gone: ${how}`,
        );
        count += 1;
        assert.equal((await books.placed()).length, count, how);
        await page.unroute(BETS);
        await settled(page);
        await page.getByTestId("slip-done").click();
        await page.getByTestId("slip-receipt").waitFor({ state: "detached" });
      }
    }
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a receipt that is dismissed leaves a way to the bet ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(page, [here.home[0].key]);
    await page.getByTestId("slip-stake").fill("31");
    await page.locator("[data-testid=slip-place][data-action=place]").click();
    await page.getByTestId("slip-receipt").waitFor();
    await settled(page);
    await page.getByTestId("slip-done").click();
    const note = page.locator(
      "[data-testid=placed-bar]:visible, [data-testid=placed-note]:visible",
    );
    await note.first().filter({ hasText: "Bet placed" }).waitFor();
    await settled(page);
    await note.getByTestId("placed-view").first().click();
    const [{ id }] = await books.placed();
    await itemOf(page, id).waitFor();
    assert.equal(await note.count(), 0, "the note is gone once it was followed");
    assert.deepEqual(errors, []);
    await context.close();
  });

  if (viewport === PHONE) {
    test(`the close button over a receipt leaves nothing picked ${at}`, async () => {
      const { page, context, errors } = await openFor(here, viewport);
      await visitPrices(page, here);
      const [{ key }] = here.home;
      await take(page, [key]);
      await page.getByTestId("slip-stake").fill("32");
      await page.locator("[data-testid=slip-place][data-action=place]").click();
      await page.getByTestId("slip-receipt").waitFor();
      await settled(page);
      await page.locator(".slip-close").click();
      await page
        .locator(`${priceAt(key)}[aria-pressed=false]`)
        .first()
        .waitFor();
      assert.equal(await page.locator(`${priceAt(key)}[aria-pressed=true]`).count(), 0);
      const count = page.locator("[data-slip-count]:visible");
      assert.deepEqual(await count.allTextContents().then((all) => all.filter((n) => n > 0)), []);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }

  journey()(`a press that is answered by a changed price does not accept it ${at}`, async () => {
    const { page, context, errors, operator, books } = await openFor(here, viewport);
    const { key } = here.home[0];
    for (const rhythm of rhythms) {
      await setPrice(operator, key, 2000);
      await visitPrices(page, here);
      await take(page, [key]);
      await page.getByTestId("slip-stake").fill("12");
      const place = page.locator("[data-testid=slip-place][data-action=place]");
      await place.waitFor();
      await settled(page);
      await whileNextBetTravels(page, () => setPrice(operator, key, 1700));
      await tapTimes(page, place, rhythm);
      await page.locator("[data-testid=slip-place][data-action=accept]").waitFor();
      await page.clock.runFor(200);
      assert.equal(
        await page.locator("[data-action=accept]").count(),
        1,
        `taps after ${rhythm} ms`,
      );
      assert.deepEqual(await books.placed(), []);
      await settled(page);
      await page.getByTestId("slip-remove").click();
    }
    errors.splice(0, errors.length, ...errors.filter((error) => !/status of 4\d\d/.test(error)));
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(
    `who accepts a price and goes on tapping places once, within two seconds ${at}`,
    async () => {
      const { page, context, errors, operator, books } = await openFor(here, viewport);
      const { key } = here.home[0];
      await setPrice(operator, key, 2000);
      await visitPrices(page, here);
      await take(page, [key]);
      await page.getByTestId("slip-stake").fill("13");
      await setPrice(operator, key, 1700);
      const accept = page.locator("[data-testid=slip-place][data-action=accept]");
      await accept.waitFor();
      await settled(page);
      await tapTimes(page, accept, [500, 500, 500, 500]);
      await page.getByTestId("slip-receipt").waitFor();
      assert.equal((await books.placed()).length, 1);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(
    `tapping "Cash out" many times only asks, and tapping the answer cashes out once ${at}`,
    async () => {
      const { page, context, errors, player } = await openFor(here, viewport);
      const id = await placeElsewhere(player, [here.home[1].key], { stake: 5000 });
      const sent = countCalls(page, "/api/v3/bets/cashout");
      await visitPrices(page, here);
      await openSlip(page);
      await openMyBets(page);
      const bet = itemOf(page, id);
      for (const rhythm of rhythms) {
        await bet.getByTestId("bet-cashout").waitFor();
        await settled(page);
        await tapTimes(page, bet.getByTestId("bet-cashout"), rhythm);
        await page.clock.runFor(120);
        assert.ok(
          await bet.getByTestId("bet-cashout-confirm").isVisible(),
          `taps after ${rhythm} ms`,
        );
        assert.equal(sent(), 0);
        await settled(page);
        await bet.getByTestId("bet-cashout-cancel").click();
      }
      await settled(page);
      await bet.getByTestId("bet-cashout").click();
      await settled(page);
      // All within the time for which what comes to lie under the finger ignores it.
      await tapTimes(page, bet.getByTestId("bet-cashout-confirm"), [30, 300, 400]);
      await here.stage.operator.pass(1);
      await page.locator(`[data-id="${id}"][data-status=cashed_out]`).waitFor();
      assert.equal(sent(), 1);
      assert.equal((await betOf(player, id)).status, "cashed_out");
      assert.equal(await page.locator("#slip-tab-bets").getAttribute("aria-selected"), "true");
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(
    `a double tap removes one selection, signs in once and reaches nothing below ${at}`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      const keys = here.home.map(({ key }) => key);
      for (const rhythm of rhythms) {
        await visitPrices(page, here);
        await page.evaluate(() => sessionStorage.clear());
        await visitPrices(page, here);
        await take(page, keys);
        await settled(page);
        await tapTimes(page, page.getByTestId("slip-remove").first(), rhythm);
        await page.clock.runFor(120);
        assert.deepEqual(await picked(page), keys.slice(1), `taps after ${rhythm} ms`);

        await page.getByTestId("slip-stake").first().fill("10");
        await settled(page);
        await tapTimes(page, page.locator("[data-action=sign_in]"), rhythm);
        await page.getByTestId("sign-in-form").waitFor();
        await page.clock.runFor(120);
        assert.ok(await page.getByTestId("sign-in-form").isVisible(), `taps after ${rhythm} ms`);
        await page.keyboard.press("Escape");
        await page.getByTestId("sign-in-form").waitFor({ state: "detached" });
        if (viewport === PHONE) {
          await settled(page);
          await tapTimes(page, page.locator(".slip-close"), rhythm);
          await page.clock.runFor(120);
          assert.equal(new URL(page.url()).pathname, "/soccer/premier-league");
          await openSlip(page);
          assert.deepEqual(
            await picked(page),
            keys.slice(1),
            "a price below the sheet was touched",
          );
        }
        await closeSlip(page);
      }
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`Enter that is held or repeated presses nothing new ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(page, [here.home[2].key]);
    await page.getByTestId("slip-stake").fill("13");
    const place = page.locator("[data-testid=slip-place][data-action=place]");
    await place.waitFor();
    await settled(page);
    await place.focus();
    for (let press = 0; press < 40; press += 1) {
      // A key that is down already repeats.
      await page.keyboard.down("Enter");
      await page.clock.runFor(30);
    }
    await page.keyboard.up("Enter");
    await page.getByTestId("slip-receipt").waitFor();
    assert.equal((await books.placed()).length, 1);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** Counts the calls that a page sends to a path. */
function countCalls(page, path) {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path && request.method() === "POST") count += 1;
  });
  return () => count;
}
