/**
 * Every kind of bet placed from the league's page, on a phone and on a wide screen: the operator's
 * books agree with what the slip showed.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { chooseType, forgetRefusal as forget, picked, place, take } from "../lib/betting.mjs";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { subunits } from "../lib/money.mjs";
import {
  openFor,
  prepare,
  setBack,
  touch,
  visitPrices,
  whileNextBetTravels,
} from "../lib/placing.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, openSlip } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a single with a freebet costs nothing and wins its winnings ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(page, [here.home[0].key]);
    await page.getByTestId("slip-stake").fill("35");
    const bonus = page.getByTestId("slip-bonus");
    await bonus.selectOption({ label: await labelOf(bonus, "Welcome freebet") });
    const free = page.getByTestId("slip-freebet-stake");
    assert.equal(subunits(await free.textContent()), 2000);
    assert.equal(await page.getByTestId("slip-stake").count(), 0, "a freebet sets the stake");
    // 20.00 at 2.00; the stake is the operator's and is not paid out.
    await eventually(async () => assert.equal(await promised(page), 2000));
    assert.match(await page.getByTestId("slip-place").textContent(), /^Place free bet · R20\.00$/);

    await place(page);
    assert.match(await page.getByTestId("slip-receipt").textContent(), /Free bet\s*R20\.00/);
    const [bet, ...others] = await books.placed();
    assert.deepEqual(others, []);
    assert.equal(bet.bonus.type, "freebet");
    assert.equal(bet.win_amount, 2000);
    assert.equal(await books.spent(), 0);

    await settled(page);
    await page.getByTestId("slip-keep").click();
    await page.getByTestId("slip-stake").waitFor();
    await eventually(async () =>
      assert.equal(await labelOf(bonus, "Welcome freebet"), undefined, "it is used up"),
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a bonus that loads late moves neither stake nor button ${at}`, async () => {
    const { page, context, errors } = await openFor(here, viewport);
    await visitPrices(page, here);
    const tell = await holdBonuses(page);
    await take(page, [here.home[0].key]);
    const before = await places(page);
    tell();
    await page.getByTestId("slip-bonus").waitFor();
    assert.deepEqual(await places(page), before);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(
    `a bet waits for the boost that is on its way, and is placed with it ${at}`,
    async () => {
      const { page, context, errors, books } = await openFor(here, viewport);
      await visitPrices(page, here);
      const tell = await holdBonuses(page);
      await take(
        page,
        here.home.map(({ key }) => key),
      );
      await chooseType(page, "combo");
      await page.getByTestId("slip-stake").fill("10");
      await page.locator("[data-testid=slip-place][data-action=place]").click();
      await page.locator("[data-testid=slip-place][data-action=processing]").waitFor();
      assert.deepEqual(await books.placed(), []);
      tell();
      await page.getByTestId("slip-receipt").waitFor();
      const [bet, ...others] = await books.placed();
      assert.deepEqual(others, []);
      assert.equal(bet.bonus.type, "comboboost");
      assert.ok(bet.win_amount > 7500, `${bet.win_amount}`);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`without a connection nothing is sent, and the page says so ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(page, [here.home[0].key]);
    await page.getByTestId("slip-stake").fill("36");
    const button = page.locator("[data-testid=slip-place][data-action=place]");
    await button.waitFor();
    await context.setOffline(true);
    const alert = page.getByTestId("alert").filter({ hasText: "No connection" });
    await alert.waitFor();
    await button.filter({ hasText: /^No connection$/ }).waitFor();
    await page.locator(".alert-close").click();
    await alert.waitFor({ state: "detached" });
    await settled(page);
    await button.click({ force: true });
    await alert.waitFor();
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "36");
    await context.setOffline(false);
    await settled(page);
    await button.click();
    await page.getByTestId("slip-receipt").waitFor();
    assert.equal((await books.placed()).length, 1);
    // The browser says itself that a call failed.
    const own = errors.filter((error) => !error.includes("net::ERR_INTERNET_DISCONNECTED"));
    assert.deepEqual(own, []);
    await context.close();
  });

  inFull(`a combo of three is one bet at the product of its prices ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    const keys = here.home.map(({ key }) => key);
    await take(page, keys);
    await chooseType(page, "combo");
    await page.getByTestId("slip-bonus").selectOption("");
    await page.getByTestId("slip-stake").fill("10");
    await eventually(async () => assert.equal(await promised(page), 7500));

    await place(page);
    const [bet, ...others] = await books.placed();
    assert.deepEqual(others, []);
    assert.equal(bet.type, "combo");
    assert.equal(bet.odds, 7500);
    assert.equal(bet.win_amount, 7500);
    assert.deepEqual(keysOf(bet), keys);
    assert.equal(await books.spent(), 1000);
    await settled(page);
    await page.getByTestId("slip-done").click();
    await eventually(async () => assert.deepEqual(await picked(page), []));
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a system 2 of 3 divides its stake among three lines ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(
      page,
      here.home.map(({ key }) => key),
    );
    await chooseType(page, "system");
    const system = page.getByTestId("slip-system");
    assert.match(await system.locator("option:checked").textContent(), /^2 of 3 · 3 lines$/);
    await page.getByTestId("slip-stake").fill("30");
    await page.locator(".slip-line", { hasText: "3 lines of R10.00" }).waitFor();
    // 10.00 on 2.00 × 1.50, on 2.00 × 2.50 and on 1.50 × 2.50.
    await eventually(async () => assert.equal(await promised(page), 3000 + 5000 + 3750));

    await place(page);
    const [bet, ...others] = await books.placed();
    assert.deepEqual(others, []);
    assert.equal(bet.type, "system");
    assert.deepEqual(bet.system, { id: 302, win_count: 2, total_count: 3 });
    assert.equal(bet.stake.value, 3000);
    assert.equal(bet.win_amount, 11_750);
    assert.equal(await books.spent(), 3000);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a Trixie takes its stake on each of its four lines ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await take(
      page,
      here.home.map(({ key }) => key),
    );
    await chooseType(page, "system");
    await page.getByTestId("slip-system").selectOption({ label: "Trixie · 4 lines" });
    await page.getByTestId("slip-per-line").click();
    await page.getByTestId("slip-stake").fill("10");
    // The three doubles, and 10.00 on 2.00 × 1.50 × 2.50.
    await eventually(async () => assert.equal(await promised(page), 3000 + 5000 + 3750 + 7500));

    await place(page);
    const named = page.getByTestId("slip-receipt").locator(".slip-type");
    assert.equal(await named.textContent(), "Trixie · 4 lines");
    const [bet] = await books.placed();
    const trixie = { id: 30302, win_count: 2, max_win_count: 3, total_count: 3 };
    assert.deepEqual(bet.system, trixie);
    assert.equal(bet.stake.value, 4000);
    assert.equal(bet.win_amount, 19_250);
    assert.equal(await books.spent(), 4000);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a refused single shows why, and none of several is placed ${at}`, async () => {
    const { page, context, errors, books, id, operator } = await openFor(here, viewport);
    await visitPrices(page, here);
    const [first, second] = here.home;
    await take(page, [first.key, second.key]);
    await chooseType(page, "single");
    const stake = (one) => selection(page, one.key).getByTestId("slip-stake");
    await stake(first).fill("10");
    await stake(second).fill("600");
    await page
      .getByTestId("slip-place")
      .filter({ hasText: /Place 2 bets · R610\.00/ })
      .waitFor();
    // From now on the operator accepts R500.00 of this player; the slip cannot know.
    await whileNextBetTravels(page, () =>
      operator.control("player", { player_id: id, limit_percent: 1 }),
    );
    await page.locator("[data-testid=slip-place][data-action=place]").click();

    const message = selection(page, second.key).getByTestId("slip-bet-message");
    await message.filter({ hasText: "R 500.00" }).waitFor();
    assert.equal(await page.getByTestId("slip-bet-message").count(), 1);
    await page.getByTestId("slip-error").waitFor();
    forget(errors, 422);
    assert.deepEqual(await picked(page), [first.key, second.key]);
    assert.equal(await stake(first).inputValue(), "10");
    assert.equal(await stake(second).inputValue(), "600");
    assert.deepEqual(await books.placed(), []);
    assert.equal(await books.spent(), 0);

    await stake(second).fill("450");
    await page.getByTestId("slip-error").waitFor({ state: "detached" });
    await message.waitFor({ state: "detached" });
    await place(page);
    const bets = await books.placed();
    assert.deepEqual(
      bets.map(({ type, stake }) => [type, stake.value]),
      [
        ["single", 45_000],
        ["single", 1000],
      ],
    );
    assert.equal(await books.spent(), 46_000);
    assert.match(await page.getByTestId("slip-receipt").textContent(), /2 bets placed/);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`quick bet places the approved stake, once per tap ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    const [first, second] = here.home;
    await visitPrices(page, here);
    await openSlip(page);
    await page.getByTestId("slip-quick-bet").click();
    await page.getByTestId("slip-quick-stake").fill("15");
    assert.match(
      await page.getByTestId("slip-quick-state").textContent(),
      /until then, prices go to your slip/,
    );

    await touch(page, first.key);
    await page
      .locator(`${priceAt(first.key)}[aria-pressed=true]`)
      .first()
      .waitFor();
    assert.deepEqual(await books.placed(), [], "without approval a tap only fills the slip");
    await touch(page, first.key);
    await page
      .locator(`${priceAt(first.key)}[aria-pressed=false]`)
      .first()
      .waitFor();

    await openSlip(page);
    await page
      .getByTestId("slip-approve")
      .filter({ hasText: /R15\.00/ })
      .click();
    await page.getByTestId("slip-quick-state").filter({ hasText: "at once" }).waitFor();
    await closeSlip(page);
    const price = page.locator(`${priceAt(first.key)}:visible`).first();
    await price.scrollIntoViewIfNeeded();
    await settled(page);
    await price.dblclick();
    await page
      .locator("[data-testid=alert][data-type=success]")
      .filter({ hasText: "2.00" })
      .waitFor();
    await eventually(async () => assert.equal(await books.spent(), 1500));
    const [bet, ...others] = await books.placed();
    assert.deepEqual(others, [], "a double tap is one bet");
    assert.deepEqual(keysOf(bet), [first.key]);
    assert.equal(await page.getByTestId("slip-selection").count(), 0);

    await openSlip(page);
    await page.getByTestId("slip-quick-stake").fill("16");
    await page
      .getByTestId("slip-approve")
      .filter({ hasText: /R16\.00/ })
      .waitFor();
    await touch(page, second.key);
    await page
      .locator(`${priceAt(second.key)}[aria-pressed=true]`)
      .first()
      .waitFor();
    assert.equal((await books.placed()).length, 1, "another stake needs another approval");
    assert.deepEqual(errors, []);
    await context.close();
  });
}

function selection(page, key) {
  return page.locator(`[data-testid=slip-selection][data-selection="${key}"]`);
}

/** The possible return that the slip shows, in subunits. */
async function promised(page) {
  return subunits(await page.getByTestId("slip-return").textContent());
}

/** The whole text of the option that begins so, once the options are loaded. */
async function labelOf(select, name) {
  await select.waitFor();
  const labels = await select.locator("option").allTextContents();
  return labels.find((label) => label.startsWith(name));
}

/** Keys of the prices that a bet of the operator's is on. */
function keysOf({ selections }) {
  return selections.map(
    ({ match, market, specifier, outcome }) =>
      `${match.id}:${market.id}:${specifier ?? ""}:${outcome.id}`,
  );
}

/** Positions of stake and button, once the panel is at rest. */
async function places(page) {
  const now = () =>
    Promise.all(["slip-stake", "slip-place"].map((id) => page.getByTestId(id).boundingBox()));
  let last = await now();
  await eventually(async () => {
    const before = last;
    last = await now();
    assert.deepEqual(last, before, "the panel moves");
  });
  return last;
}

/** Holds the page's calls for bonuses; resolves to a function that lets them go on. */
async function holdBonuses(page) {
  let letGo;
  const held = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/v2/bonuses", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
