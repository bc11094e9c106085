/**
 * A slip persists: over a reload, over navigation, and in every tab of the browser. A change in one
 * tab appears in the others, none undoes another, and a bet is placed by one of them only.
 */
import assert from "node:assert/strict";
import { chooseType, fixtures, picked, take, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, islandsAwake, openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
  here.home = here.matches.map(({ home }) => home);
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a reload and navigation keep the slip ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    const keys = here.home.slice(0, 4);
    await visitLeague(page, here.stage);
    await take(page, keys);
    await chooseType(page, "system");
    await page.getByTestId("slip-system").selectOption({ label: "3 of 4 · 4 lines" });
    await page.getByTestId("slip-source").click();
    await page.getByTestId("slip-stake").fill("250,75");
    const system = {
      keys,
      type: "system",
      system: "3 of 4 · 4 lines",
      by: "Return in ZAR",
      stakes: ["250,75"],
    };
    await assertSlip(page, system);

    await reload(page);
    await assertSlip(page, system);
    await visit(page, `${here.stage.site}/soccer/${here.matches[5].slug}`);
    await openSlip(page);
    await assertSlip(page, system);

    await chooseType(page, "single");
    const stakes = ["10", "12.50", "", "40"];
    for (const [index, stake] of stakes.entries()) {
      await page.getByTestId("slip-stake").nth(index).fill(stake);
    }
    await eventually(async () => assert.deepEqual(await stakesOf(page), stakes));
    await reload(page);
    await eventually(async () => assert.deepEqual(await stakesOf(page), stakes));
    assert.deepEqual(await picked(page), keys);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`two tabs show one slip, and none undoes the other ${at}`, async () => {
    const { page: one, context, errors } = await open(here.browser, { viewport });
    const [first, second, third, fourth, fifth] = here.home;
    await visitLeague(one, here.stage);
    await take(one, [first, second]);
    await chooseType(one, "combo");
    await one.getByTestId("slip-stake").fill("20");

    const two = await context.newPage();
    await visitLeague(two, here.stage);
    await openSlip(two);
    const combo = { keys: [first, second], type: "combo", stakes: ["20"] };
    await assertSlip(two, combo);

    await take(two, [third]);
    await both(one, two, { ...combo, keys: [first, second, third] });
    await one.locator(`[data-selection="${first}"]`).getByTestId("slip-remove").click();
    await both(one, two, { ...combo, keys: [second, third] });
    await two.getByTestId("slip-stake").fill("35");
    await both(one, two, { ...combo, keys: [second, third], stakes: ["35"] });

    // At the same time, before either tab knows of the other's change.
    await Promise.all([closeSlip(one), closeSlip(two)]);
    await Promise.all([press(one, fourth), press(two, fifth)]);
    await Promise.all([openSlip(one), openSlip(two)]);
    await eventually(async () => {
      const wanted = [second, third, fourth, fifth].sort();
      assert.deepEqual((await picked(one)).sort(), wanted);
      assert.deepEqual((await picked(two)).sort(), wanted);
    });
    await chooseType(one, "system");
    await two.getByTestId("slip-type-system").locator("input:checked").waitFor();

    // A tab that was on another site comes back with its old state.
    await two.goto("about:blank");
    await one.locator(`[data-selection="${fourth}"]`).getByTestId("slip-remove").click();
    await one.getByTestId("slip-stake").fill("50");
    const wanted = { keys: (await picked(one)).slice(), type: "system", stakes: ["50"] };
    assert.ok(!wanted.keys.includes(fourth));
    await two.goBack({ waitUntil: "load" });
    await islandsAwake(two);
    await openSlip(two);
    await both(one, two, { ...wanted, keys: undefined });
    assert.deepEqual((await picked(two)).sort(), wanted.keys.toSorted());
    await reload(one);
    await both(one, two, { ...wanted, keys: undefined });
    assert.deepEqual((await picked(one)).sort(), wanted.keys.toSorted());

    await one.close();
    await reload(two);
    await assertSlip(two, { ...wanted, keys: undefined });
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`two tabs that are pressed at once place one bet ${at}`, async () => {
    const { page: one, context, errors } = await open(here.browser, { viewport });
    const player = await signIn(context, here.stage);
    const had = await player.balance();
    const before = (await player.bets()).length;
    const sent = [];
    let letGo;
    const held = new Promise((resolve) => {
      letGo = resolve;
    });
    await context.route("**/api/v3/bets", async (route) => {
      if (route.request().method() === "POST") {
        sent.push(route.request().postDataJSON());
        await held;
      }
      await route.continue();
    });
    await visitLeague(one, here.stage);
    await take(one, here.home.slice(6, 8));
    await chooseType(one, "combo");
    await one.getByTestId("slip-stake").fill("30");
    const two = await context.newPage();
    await visitLeague(two, here.stage);
    await openSlip(two);
    const ready = "[data-testid=slip-place][data-action=place]:not([aria-disabled])";
    for (const page of [one, two]) await page.locator(ready).waitFor();

    const pressPlace = (page) =>
      page.evaluate((button) => document.querySelector(button)?.click(), ready);
    await Promise.all([pressPlace(one), pressPlace(two)]);
    // The faster tab places it; the other one shows that, or explains it.
    const answer = "[data-testid=slip-place][data-action=processing], [data-testid=slip-error]";
    for (const page of [one, two]) await page.locator(answer).waitFor();
    await Promise.all([pressPlace(one), pressPlace(two)]);
    for (const page of [one, two]) {
      const words = await page.locator(answer).textContent();
      assert.match(words, /^(Placing your bet…|A bet is being placed in another tab\..*)$/);
    }
    // The slip says that it is placing before the bet is on its way.
    await eventually(() => assert.equal(sent.length, 1));
    letGo();
    for (const page of [one, two]) await page.getByTestId("slip-receipt").waitFor();
    assert.equal(sent.length, 1);
    assert.equal(sent[0].bets.length, 1);
    const bets = await player.bets();
    assert.equal(bets.length, before + 1);
    assert.equal(await player.balance(), had - 3000);

    await settled(two);
    await two.getByTestId("slip-done").click();
    for (const page of [one, two]) {
      await page.getByTestId("slip-receipt").waitFor({ state: "detached" });
      assert.deepEqual(await picked(page), []);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

async function reload(page) {
  await page.reload({ waitUntil: "load" });
  await islandsAwake(page);
  await openSlip(page);
}

async function press(page, key) {
  await page
    .locator(`${priceAt(key)}:visible`)
    .first()
    .click();
}

function stakesOf(page) {
  return page.getByTestId("slip-stake").evaluateAll((fields) => fields.map(({ value }) => value));
}

async function both(one, two, slip) {
  await assertSlip(one, slip);
  await assertSlip(two, slip);
}

/** The state of a slip; absent properties are not compared. */
async function assertSlip(page, { keys, type, system, by, stakes }) {
  await eventually(async () => {
    if (keys) assert.deepEqual(await picked(page), keys);
    const types = page.locator(".slip-types input:checked");
    assert.equal(await types.locator("..").getAttribute("data-testid"), `slip-type-${type}`);
    assert.deepEqual(await stakesOf(page), stakes);
  });
  if (system) {
    const chosen = page.getByTestId("slip-system").locator("option:checked");
    assert.equal(await chosen.textContent(), system);
  }
  if (by) assert.ok(await page.getByLabel(by, { exact: true }).isVisible(), `not by ${by}`);
}
