/**
 * Prices and markets that move while a bet is edited or placed, on a phone and on a wide screen.
 * Only the player's accept mode decides, and picks and stakes stay in the slip whatever the
 * operator answers.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { forgetRefusal, picked, place, take } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { decimal } from "../lib/odds.mjs";
import {
  openFor,
  PLAYERS,
  prepare,
  setBack,
  setPrice,
  suspend,
  visitPrices,
  whileNextBetTravels,
} from "../lib/placing.mjs";
import { onOtherDevice } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, islandsAwake, openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

/** What a slip does where a price goes up or down, by the player's setting. */
const MODES = {
  none: { up: "asks", down: "asks" },
  higher: { up: "takes", down: "asks" },
  any: { up: "takes", down: "takes" },
};
/** Those of the gate; the others are shown by unit tests of `islands/src/betting`. */
const USUAL = { higher: MODES.higher };

/** The slip's text for each code. */
const CODES = {
  101: "The odds changed while the bet was being placed",
  118: "Your profile has no municipality",
};

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  for (const [mode, moves] of Object.entries(IN_FULL ? MODES : USUAL)) {
    for (const [way, outcome] of Object.entries(moves)) {
      journey()(`accept mode ${mode} ${outcome} when the price goes ${way} ${at}`, async () => {
        const { page, context, errors, player, books, operator } = await openFor(here, viewport);
        const { key, odds } = here.home[0];
        await fillSlip(page, key);
        await choose(page, player, mode);
        const moved = way === "up" ? odds + 210 : odds - 210;

        // While it is edited.
        await setPrice(operator, key, moved);
        await page
          .locator(".slip-price")
          .filter({ hasText: decimal(moved) })
          .waitFor();
        await assertMove(page, odds, moved, outcome);
        if (outcome === "asks") await accept(page);
        await button(page, "place").waitFor();
        await page.getByTestId("slip-changes").waitFor({ state: "detached" });

        // While it is placed.
        const again = way === "up" ? moved + 210 : moved - 210;
        await whileNextBetTravels(page, () => setPrice(operator, key, again));
        await settled(page);
        await button(page, "place").click();
        if (outcome === "asks") {
          await page.getByTestId("slip-error").filter({ hasText: CODES[101] }).waitFor();
          forgetRefusal(errors, 422);
          assert.deepEqual(await books.placed(), []);
          assert.deepEqual(await picked(page), [key]);
          assert.equal(await page.getByTestId("slip-stake").inputValue(), "10");
          await assertMove(page, moved, again, outcome);
          await accept(page);
          await page.getByTestId("slip-error").waitFor({ state: "detached" });
          await place(page);
        }
        const receipt = page.getByTestId("slip-receipt");
        await receipt.filter({ hasText: decimal(again) }).waitFor();
        const note = receipt.getByText("Accepted at a changed price");
        assert.equal(await note.count(), outcome === "takes" ? 1 : 0);
        const [bet, ...others] = await books.placed();
        assert.deepEqual(others, []);
        assert.equal(bet.odds, again);
        assert.equal(await books.spent(), 1000);
        assert.deepEqual(errors, []);
        await context.close();
      });
    }
  }

  journey()(`a market that is suspended while the bet is placed keeps the slip ${at}`, async () => {
    const { page, context, errors, books, operator } = await openFor(here, viewport);
    const { key } = here.home[0];
    await fillSlip(page, key);
    await whileNextBetTravels(page, () => suspend(operator, key, true));
    await button(page, "place").click();

    await page.getByTestId("slip-error").filter({ hasText: "was suspended while" }).waitFor();
    forgetRefusal(errors, 422);
    const selection = page.getByTestId("slip-selection");
    await selection.filter({ hasText: "Suspended: no bets at the moment" }).waitFor();
    await settled(page);
    await button(page, "place").click({ force: true });
    await page.locator("[data-blocker=suspended]").waitFor();
    const stake = page.getByTestId("slip-stake");
    assert.equal(
      await stake.getAttribute("aria-invalid"),
      "false",
      "the stake is not marked as wrong",
    );
    await page.reload({ waitUntil: "load" });
    await islandsAwake(page);
    await openSlip(page);
    await page.locator("[data-blocker=suspended]").waitFor();
    assert.deepEqual(await picked(page), [key]);
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "10");
    assert.deepEqual(await books.placed(), []);

    await suspend(operator, key, false);
    await selection.and(page.locator("[data-state=open]")).waitFor();
    await page.locator("[data-blocker=suspended]").waitFor({ state: "detached" });
    await place(page);
    assert.equal((await books.placed()).length, 1);
    assert.equal(await books.spent(), 1000);
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const [code, words] of Object.entries(CODES)) {
    const define = code === "118" ? journey() : inFull;
    define(`code ${code} is explained and costs nothing ${at}`, async () => {
      const { page, context, errors, books, operator } = await openFor(here, viewport);
      const { key } = here.home[0];
      await fillSlip(page, key);
      await operator.control("refuse", { code });
      await button(page, "place").click();
      await assertKept(page, books, errors, { words, keys: [key], stake: "10" });
      await place(page);
      assert.equal((await books.placed()).length, 1);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }

  inFull(`code 120 is explained for the bet builder and costs nothing ${at}`, async () => {
    const { page, context, errors, books, operator } = await openFor(here, viewport);
    const { match, key } = here.home[0];
    const builder = "1::1,18:total=2.5:12";
    await visit(page, `${here.stage.site}/soccer/${match.slug}#bet-builder=${builder}`);
    await page.getByTestId("builder-odds").waitFor();
    await page.getByTestId("builder-add").click();
    await page.getByTestId("slip-type-custom_bet").waitFor();
    await page.getByTestId("slip-stake").fill("10");
    await operator.control("refuse", { code: "120" });
    await button(page, "place").click();
    await assertKept(page, books, errors, {
      words: "The odds of this bet builder have changed",
      keys: [key, `${match.id}:18:total=2.5:12`],
      stake: "10",
    });
    await place(page);
    const [bet, ...others] = await books.placed();
    assert.deepEqual(others, []);
    assert.equal(bet.type, "custom_bet");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** A single of R10.00, ready to be placed, after everything that the slip fetches has arrived. */
async function fillSlip(page, key) {
  await visitPrices(page, here);
  // The player's free bets have a row of their own: what is pressed must not move because it comes.
  const asked = ["/max-stake", "/bonuses"].map((call) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(call) && answer.request().method() === "POST",
    ),
  );
  await take(page, [key]);
  await page.getByTestId("slip-stake").fill("10");
  await Promise.all([...asked, button(page, "place").waitFor()]);
  await settled(page);
}

for (const viewport of [PHONE, WIDE]) {
  inFull(
    `a visitor's own settings of the slip go into the account at ${viewport.width} px`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      const { email } = viewport === PHONE ? PLAYERS.phone : PLAYERS.wide;
      const player = await onOtherDevice(here.stage, { email });
      const before = (await player.call("GET", "/api/v2/settings")).stakes;
      // A stricter accept mode than its own is what an account gets.
      await player.call("POST", "/api/v2/settings", { auto_accept_odds_change: "any" });
      await visitPrices(page, here);
      await take(page, [here.home[0].key]);
      await page.getByTestId("slip-settings").click();
      await page.locator("[data-testid=slip-accept-mode][data-mode=higher]").click();
      const fields = await page.getByTestId("slip-quick-own").all();
      for (const [at, field] of fields.entries()) await field.fill(["7", "70"][at] ?? "");
      await page.getByTestId("slip-quick-save").click();
      await page.locator("#slip-quick-state").filter({ hasText: "saved" }).waitFor();
      const amounts = page.locator(".slip-foot .slip-quick-amount:not([data-testid])");
      assert.deepEqual(await amounts.allInnerTexts(), ["7", "70"]);
      await amounts.first().click();
      assert.equal(await page.getByTestId("slip-stake").inputValue(), "7");

      // The next page has them too, before anybody is signed in.
      await visitPrices(page, here);
      await openSlip(page);
      await eventually(async () => assert.deepEqual(await amounts.allInnerTexts(), ["7", "70"]));
      await settled(page);
      await button(page, "sign_in").click();
      await fillSignIn(page, { email });
      await eventually(async () => {
        const { auto_accept_odds_change, stakes } = await player.call("GET", "/api/v2/settings");
        assert.equal(auto_accept_odds_change, "higher");
        assert.deepEqual(stakes.find(({ currency }) => currency === "ZAR").amounts, [700, 7000]);
      });
      // From then on the account leads.
      await eventually(async () =>
        assert.equal(await page.evaluate(() => localStorage.getItem("slipSettings")), null),
      );
      const stakes = before.map(({ currency, amounts }) => ({ currency, amounts }));
      await player.call("POST", "/api/v2/settings", { stakes, auto_accept_odds_change: "none" });
      await player.leave();
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

/** The slip's button in this mode. */
function button(page, action) {
  return page.locator(`[data-testid=slip-place][data-action=${action}]`);
}

/** Sets the player's accept mode in the slip, and closes the settings. */
async function choose(page, player, mode) {
  await page.getByTestId("slip-settings").click();
  const choice = page.locator(`[data-testid=slip-accept-mode][data-mode=${mode}]`);
  await choice.click();
  await page.locator("[data-testid=slip-accept-mode]:has(:checked)").and(choice).waitFor();
  await eventually(async () => {
    const settings = await player.call("GET", "/api/v2/settings");
    assert.equal(settings.auto_accept_odds_change, mode);
  });
  await page.getByTestId("slip-settings").click();
}

/** The selection shows its old and new price; the mode decides whether to confirm. */
async function assertMove(page, from, to, outcome) {
  const note = page.getByTestId("slip-selection").locator("[data-move]");
  await note.filter({ hasText: `${decimal(from)} → ${decimal(to)}` }).waitFor();
  assert.equal(await note.getAttribute("data-move"), to > from ? "up" : "down");
  await button(page, outcome === "asks" ? "accept" : "place").waitFor();
  assert.equal(await page.getByTestId("slip-changes").count(), outcome === "asks" ? 1 : 0);
}

async function accept(page) {
  await settled(page);
  await button(page, "accept").filter({ hasText: "Accept changes" }).click();
  await button(page, "place").waitFor();
}

/** The refusal is explained; picks and stakes are unchanged, and no money was taken. */
async function assertKept(page, books, errors, { words, keys, stake }) {
  await page.getByTestId("slip-error").filter({ hasText: words }).waitFor();
  forgetRefusal(errors, 422);
  assert.deepEqual(await picked(page), keys);
  assert.equal(await page.getByTestId("slip-stake").inputValue(), stake);
  assert.deepEqual(await books.placed(), []);
  assert.equal(await books.spent(), 0);
}
