/**
 * Knowing when to stop: reality checks, limits of time and money, a break, on a phone and on a wide screen, in two
 * writing directions. Nothing behind a dialog can be pressed, no bet is lost or placed twice, and axe finds nothing
 * in any state.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { place, take } from "../lib/betting.mjs";
import { assertStill, open, PHONE, SCENES } from "../lib/browser.mjs";
import { clearLimits, setLimits } from "../lib/limits.mjs";
import { placeElsewhere } from "../lib/my-bets.mjs";
import { openFor, prepare, setBack } from "../lib/placing.mjs";
import { openAccount, signIn } from "../lib/player.mjs";
import { pricesIn } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, hold, openSlip, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(prepare);

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;
  const league = () => url("/soccer/premier-league");

  /** A player without limits, on a page of their own. */
  const begin = async () => {
    await setBack(here);
    for (const id of [1, 2]) await clearLimits(here.stage.operator, id);
    return openFor(here, viewport);
  };
  /** Ends a test: the player has no limits, and signs in again. */
  const end = async ({ context, operator, id }) => {
    await clearLimits(operator, id);
    await context.close();
  };

  journey()(`a reality check is in every tab and answered in one: ${at}`, async () => {
    const opened = await begin();
    const { page, context, operator, id, errors } = opened;
    await visit(page, league());
    await page.getByTestId("account").waitFor();
    const other = await context.newPage();
    await visit(other, url("/"));
    await other.getByTestId("account").waitFor();
    await setLimits(operator, id, { reality_check: [null, 900] }, { played_seconds: 3_900 });
    await page.bringToFront();
    await page.reload();
    const dialog = (tab) => tab.getByTestId("limit-prompt");
    await dialog(page).waitFor();
    // The other tab learns of it from this one, not by its own question half a minute later.
    await dialog(other).waitFor();
    await page.getByTestId("prompt-figures").filter({ hasText: "0.00" }).waitFor();
    await assertOpen(page);

    // Neither a press nor Escape gets past it.
    const isBehind = await page.evaluate(() =>
      [...document.querySelectorAll("button[data-outcome]")].every((price) => {
        const { x, y, width, height } = price.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit === null || hit.closest("dialog") !== null || hit === document.documentElement;
      }),
    );
    assert.ok(isBehind, "a price behind the dialog can be pressed");
    await page.mouse.click(4, 4);
    for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
    assert.equal(await page.locator("dialog[open]").count(), 1);
    assert.deepEqual(await pickedIn(page), []);

    await other.bringToFront();
    await settled(other);
    await other.getByTestId("prompt-continue").click();
    for (const tab of [page, other]) await dialog(tab).waitFor({ state: "detached" });
    // It was answered for the operator too: a new page shows none.
    await visit(other, league());
    await other.getByTestId("balance").waitFor();
    await other.clock.runFor(1_000);
    assert.equal(await dialog(other).count(), 0);
    assert.deepEqual(errors, []);
    await end(opened);
  });

  journey()(`the activity limit loses no bet and places none twice: ${at}`, async () => {
    for (const isBefore of [true, false]) {
      const opened = await begin();
      const { page, context, operator, id, player } = opened;
      const known = new Set((await player.bets()).map((bet) => bet.id));
      await setLimits(operator, id, { activity: ["day", 900] }, { active_seconds: 600 });
      await visitIn(page, league());
      await stakeHome(page, "20");
      const strike = async () => {
        await setLimits(operator, id, {}, { active_seconds: 900 });
        // A page in another tab reports that it is in view.
        const other = await context.newPage();
        await other.goto(url("/"));
        await page.getByTestId("limit-prompt").waitFor();
        await page.bringToFront();
      };
      await page.route(
        "**/api/v3/bets",
        async (route) => {
          if (isBefore) await strike();
          const answer = await route.fetch();
          if (!isBefore) await strike();
          await route.fulfill({ response: answer });
        },
        { times: 1 },
      );
      await page.bringToFront();
      await page.locator("[data-testid=slip-place][data-action=place]").click();
      await page.getByTestId("limit-prompt").waitFor();
      await assertOpen(page);
      await settled(page);
      await page.getByTestId("prompt-close").click();
      await page.getByTestId("limit-prompt").waitFor({ state: "detached" });
      if (isBefore) {
        // Refused as a whole: selections and stake are still there.
        await page.keyboard.press("Escape");
        await openSlip(page);
        assert.deepEqual(await pickedIn(page), [here.home[0].key]);
        assert.equal(await page.getByTestId("slip-stake").inputValue(), "20");
      }
      await clearLimits(operator, id);
      const again = await signIn(context, here.stage, opened);
      const placed = (await again.bets()).filter((bet) => !known.has(bet.id));
      assert.equal(placed.length, isBefore ? 0 : 1);
      await cancel(operator, placed);
      await end(opened);
    }
  });

  inFull(`the end of a session signs out and says why: ${at}`, async () => {
    const opened = await begin();
    const { page, operator, id } = opened;
    await visitIn(page, league());
    await stakeHome(page, "20");
    await setLimits(operator, id, { sportsbook_session: [null, 900] }, { played_seconds: 899 });
    await page.locator("[data-testid=slip-place][data-action=place]").waitFor();
    await operator.control("clock", { advance_seconds: 1 });
    await settled(page);
    await page.locator("[data-testid=slip-place]").click();
    await readWhy(page);
    await page.locator("[data-testid=slip-place][data-action=sign_in]").waitFor();
    assert.deepEqual(await pickedIn(page), [here.home[0].key]);
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "20");
    await end(opened);
  });

  inFull(
    `a sign-in that has lasted as long as its player allows is said on the next page: ${at}`,
    async () => {
      const opened = await begin();
      const { page, operator, id } = opened;
      await visitIn(page, league());
      await stakeHome(page, "20");
      await page.goto("about:blank");
      await setLimits(operator, id, { session: [null, 900] });
      await operator.control("clock", { advance_seconds: 901 });
      await visit(page, league());
      await readWhy(page);
      await page.locator(".session-sign-in:visible").waitFor();
      assert.deepEqual(await pickedIn(page), [here.home[0].key]);
      await end(opened);
    },
  );

  inFull(`a limit is set, lowered at once, raised later, and holds: ${at}`, async () => {
    const opened = await begin();
    const { page, operator, id, books } = opened;
    await visit(page, url("/limits"));
    const row = page.getByTestId("limit-wager-day");
    await row.waitFor();
    await assertOpen(page);
    const change = async (text) => {
      await page.getByTestId("limit-wager-day-change").click();
      const field = page.locator("dialog[open] input");
      await field.fill(text);
      await settled(page);
      await page.getByTestId("limit-submit").click();
    };
    await change("0");
    await page.locator("[data-testid=limit-error]:not(:empty)").waitFor();
    await assertOpen(page);
    await page.locator("dialog[open] input").fill("50");
    await page.getByTestId("limit-submit").click();
    const value = page.getByTestId("limit-wager-day-value");
    await value.filter({ hasText: "50.00" }).waitFor();
    await change("80");
    await page.getByTestId("limit-wager-day-pending").filter({ hasText: "80.00" }).waitFor();
    await value.filter({ hasText: "50.00" }).waitFor();
    await assertOpen(page);
    await page.getByTestId("limit-wager-day-keep").click();
    await page.getByTestId("limit-wager-day-pending").waitFor({ state: "detached" });
    await change("20");
    await value.filter({ hasText: "20.00" }).waitFor();

    await visitIn(page, league());
    await stakeHome(page, "20");
    await place(page);
    await page.getByTestId("slip-done").click();
    await visit(page, url("/limits"));
    await page.getByTestId("limit-wager-day-left").filter({ hasText: "20.00" }).waitFor();
    // A limit that the page does not know of yet.
    await setLimits(operator, id, { wager: ["day", null] });
    await visitIn(page, league());
    await stakeHome(page, "20");
    await page.locator("[data-testid=slip-place][data-action=place]").waitFor();
    await settled(page);
    await setLimits(operator, id, { bet: [null, 1_999] });
    await page.locator("[data-testid=slip-place]").click();
    await page.getByTestId("prompt-reason").filter({ hasText: "19.99" }).waitFor();
    await assertOpen(page);
    await settled(page);
    await page.getByTestId("prompt-close").click();
    await page.getByTestId("limit-prompt").waitFor({ state: "detached" });
    assert.equal(await books.spent(), 2_000);
    const placed = await books.placed();
    assert.equal(placed.length, 1);
    await cancel(operator, placed);
    await end(opened);
  });

  inFull(
    `the page of limits keeps its place, follows a bet and loses nothing that is typed: ${at}`,
    async () => {
      const opened = await begin();
      const { page, context, operator, id, player, errors } = opened;
      await setLimits(operator, id, { wager: ["day", 5_000] });
      // As on a slow network: the page is drawn before the limits are known.
      const release = await hold(page, "**/api/player", "**/api/user_limits");
      await visit(page, url("/limits"));
      release();
      const left = page.getByTestId("limit-wager-day-left");
      await left.filter({ hasText: "50.00" }).waitFor();
      await page.unrouteAll({ behavior: "wait" });
      await page.getByTestId("balance").waitFor();
      await assertStill(page);
      // Nothing is used, and the bar shows nothing.
      const bar = page.locator("[data-testid=limit-wager-day] progress");
      assert.equal(await bar.evaluate((one) => one.value), 0);

      await page.getByTestId("limit-loss-day-change").click();
      const field = page.locator("dialog[open] input");
      await field.fill("12.5");
      const bet_id = await placeElsewhere(player, [here.home[0].key], { stake: 2_000 });
      await left.filter({ hasText: "20.00" }).filter({ hasText: "30.00" }).waitFor();
      assert.equal(await bar.evaluate((one) => one.value), 2_000);
      assert.equal(await field.inputValue(), "12.5");
      assert.equal(await field.evaluate((one) => one === document.activeElement), true);
      await assertStill(page);
      await cancel(operator, [{ id: bet_id }]);
      await left.filter({ hasText: "50.00" }).waitFor();
      assert.deepEqual(errors, []);
      await context.unrouteAll();
      await end(opened);
    },
  );

  journey()(`a self-exclusion ends every session and nobody comes in again: ${at}`, async () => {
    const opened = await begin();
    const { page, player, email } = opened;
    await visit(page, url("/limits"));
    await page.getByTestId("break-selfexclusion").selectOption("12");
    await page.getByTestId("break-selfexclusion-begin").click();
    const confirm = page.getByTestId("break-confirm");
    await confirm.waitFor();
    await assertOpen(page);
    await page.getByTestId("break-cancel").click();
    await confirm.waitFor({ state: "detached" });
    await player.balance();
    await page.getByTestId("break-selfexclusion-begin").click();
    await settled(page);
    await confirm.click();
    await page.getByTestId("limits-begun").filter({ hasText: "20" }).waitFor();
    await page.getByTestId("sign-in").waitFor();
    assert.equal(await page.getByTestId("limits-sign-in").count(), 0);
    await assertOpen(page);
    await assert.rejects(player.balance(), /401/);
    await page.getByTestId("sign-in").click();
    await fillSignIn(page, { email });
    await page.locator("[data-testid=sign-in-error]").filter({ hasText: "20" }).waitFor();
    await assertOpen(page);
    await end(opened);
  });
}

inFull("a visitor loads nothing of limits, and the page of limits asks to sign in", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, `${here.stage.site}/soccer/premier-league`);
  await page.clock.runFor(2_000);
  assert.deepEqual(
    asked.filter((url) =>
      /user_limits|activity_limit|reality|sportsbook_sessions|prompts-|limits-page/.test(url),
    ),
    [],
  );
  await visit(page, `${here.stage.site}/limits`);
  await page.getByTestId("limits-sign-in").click();
  await page.getByTestId("sign-in-form").waitFor();
  await assertOpen(page);
  assert.deepEqual(errors, []);
  await context.close();
});

/** Cancels bets, whose stakes would count towards the limits of the next test. */
async function cancel(operator, bets) {
  for (const { id } of bets) await operator.control("bet", { bet_id: id, decision: "cancel" });
}

/** Opens a page, and waits until the player is known. */
async function visitIn(page, url) {
  await visit(page, url);
  await page.getByTestId("balance").waitFor();
}

/** Reads why the player has been signed out, and closes the dialog that says it. */
async function readWhy(page) {
  await page.getByTestId("limit-prompt").waitFor();
  await page.getByTestId("prompt-reason").waitFor();
  await assertOpen(page);
  await settled(page);
  await page.getByTestId("prompt-close").click();
}

/** Picks the first price and stakes an amount on it. */
async function stakeHome(page, amount) {
  if ((await pickedIn(page)).length === 0) await take(page, [here.home[0].key]);
  else await openSlip(page);
  await page.getByTestId("slip-stake").fill(amount);
}

/** Keys of the picked prices, whether or not the slip is shown. */
async function pickedIn(page) {
  const pressed = await pricesIn(page.locator("button[data-outcome][aria-pressed=true]"));
  return [...new Set(pressed.map(({ key }) => key))];
}

/** Opens an account in a country; resolves to its address and password. */
function openIn(country) {
  const email = `${country}@example.com`;
  return openAccount(here.stage, { email, language: "en", country, currency: "EUR" });
}

inFull("limits, their names and their intervals are those of the player's country", async () => {
  const { operator, site } = here.stage;
  /** The page of limits of a player of a country. */
  const limitsOf = async (user, locale) => {
    const opened = await open(here.browser, { viewport: PHONE });
    const player = await signIn(opened.context, here.stage, user);
    await visit(opened.page, `${site}${path(locale, "/limits")}`);
    await opened.page.getByTestId("limit-reality_check").waitFor();
    await assertOpen(opened.page);
    const titles = await opened.page.locator(".limit-name").allTextContents();
    return { ...opened, player, titles };
  };

  const british = await openIn("gb");
  for (const [locale, names] of [
    ["en-ZA", ["Deposit limit", "Time-out"]],
    ["ar", ["حد الإيداع", "مهلة توقف"]],
  ]) {
    const { page, context, titles, errors } = await limitsOf(british, locale);
    for (const name of names) assert.ok(titles.includes(name), `${name}: ${titles}`);
    // No mark between the helpline's name and its number: Arabic has another comma.
    const help = await page.locator('main p:has(> a[href^="tel:"])').innerText();
    assert.doesNotMatch(help, /,/);
    await page.getByTestId("limit-deposit-day").waitFor();
    assert.equal(await page.getByTestId("limit-wager-day").count(), 0);
    const check = page.getByTestId("limit-reality_check-value");
    await check.filter({ hasText: "30" }).waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  }

  // In Ireland withdrawals count against deposits, and the limit is not called one of deposits.
  const irish = await openIn("ie");
  const { page, context, player, titles, errors } = await limitsOf(irish, "en-ZA");
  assert.ok(titles.includes("Spending limit"), `${titles}`);
  assert.ok(!titles.some((title) => /deposit/i.test(title)), `${titles}`);
  assert.equal(await page.getByTestId("limit-deposit-day").count(), 0);
  await page.getByTestId("limit-reality_check-value").filter({ hasText: "45" }).waitFor();
  const { id } = await player.call("GET", "/api/player");
  await setLimits(operator, id, { deposit: ["week", 10_000] });
  await operator.control("deposit", { player_id: id, amount: 5_000 });
  await operator.control("withdraw", { player_id: id, amount: 2_000 });
  await page.reload();
  const left = page.getByTestId("limit-deposit-week-left");
  await left.filter({ hasText: "30.00" }).filter({ hasText: "70.00" }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

// Once: what was deposited counts until the end of the day.
test("a deposit is refused from the first cent beyond its limit", async () => {
  const { operator } = here.stage;
  const deposit = (amount) => operator.control("deposit", { player_id: 1, amount });
  await clearLimits(operator, 1);
  await setLimits(operator, 1, { deposit: ["day", 5_000] });
  await deposit(5_000);
  await assert.rejects(deposit(1), /deposit_limit/);
  await clearLimits(operator, 1);
});
