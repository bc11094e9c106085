/**
 * The bet builder on a match page, on a phone and on a wide screen: outcomes are combined at the
 * operator's price, added to the slip and placed as one bet; obstacles are explained in words.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { decimal } from "../lib/odds.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, islandsAwake, openSlip, path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** Outcomes of the sandbox's soccer: market, specifier, outcome. */
const HOME_WINS = "1::1";
const OVER = "18:total=2.5:12";
const UNDER = "18:total=2.5:13";
const NO_GOAL = "45::100000";

const here = setUp(async (here) => {
  const matches = await here.stage.operator.all("matches");
  const soccer = matches.filter(
    ({ status, tournament }) => status === 0 && tournament.category.sport.key === "soccer",
  );
  here.match = soccer[0];
  here.price = (odds) => control("price", { ...outcome(HOME_WINS), odds });
  here.was = await priceOf(HOME_WINS);
});

beforeEach(async () => {
  await control("suspend", { match_id: here.match.id, market_id: 1, suspended: false });
  await here.price(here.was);
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a custom bet is built, put into the slip and placed ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, address());
    assert.ok(!asked.some((url) => url.includes("builder")), "loaded before it was opened");
    await signIn(page);

    await openBuilder(page);
    assert.equal((await page.getByTestId("builder-tray").boundingBox()).height, 56);
    assert.ok(asked.some((url) => /\/assets\/builder-.*\.css$/.test(url)));
    await pick(page, HOME_WINS);
    assert.match(await obstacle(page), /one more/);
    assert.equal(await page.getByTestId("builder-add").getAttribute("aria-disabled"), "true");
    await pick(page, OVER);
    const odds = await joinedOdds();
    await page
      .getByTestId("builder-odds")
      .filter({ hasText: decimal(odds) })
      .waitFor();
    assert.notEqual(odds, Math.round(((await priceOf(HOME_WINS)) * (await priceOf(OVER))) / 1000));
    await page
      .getByTestId("builder-status")
      .filter({ hasText: `Bet builder odds ${decimal(odds)}` })
      .waitFor({ state: "attached" });
    await assertStill(page);

    await page.getByTestId("builder-add").click();
    await page.getByTestId("slip-type-custom_bet").waitFor();
    assert.equal(await page.getByTestId("slip-selection").count(), 2);
    await page.getByTestId("slip-stake").fill("50");
    await page.getByTestId("slip-place").click();
    const receipt = page.getByTestId("slip-receipt");
    await receipt.filter({ hasText: decimal(odds) }).waitFor();
    // The builder begins anew, also in the address.
    await page.getByTestId("builder-pick").first().waitFor({ state: "detached" });
    assert.equal(page.url(), `${address()}#bet-builder`);
    await page.locator("#slip-tab-bets").click();
    const bet = page.getByTestId("my-bet").first();
    await bet
      .filter({ hasText: "Bet builder" })
      .filter({ hasText: decimal(odds) })
      .waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a combined price that moves during placing needs confirmation: 120, ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await addBuilt(page);
    await page.getByTestId("slip-stake").fill("50");
    const answers = [];
    await page.route("**/api/v3/bets", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      // The price moves while the bet is under way.
      if (answers.length === 0) await here.price(worse(here.was));
      const response = await route.fetch();
      answers.push({ status: response.status(), ...(await response.json()) });
      await route.fulfill({ response });
    });
    await page.getByTestId("slip-place").click();
    await page.getByTestId("slip-error").waitFor();
    assert.equal(answers[0].error.code, "120");
    forget(errors, "422");

    // The legs' prices may arrive before the combined one: the one on show is what is accepted.
    const odds = await joinedOdds();
    await page
      .locator("#slip")
      .filter({ hasText: decimal(odds) })
      .waitFor();
    await page.locator("[data-testid=slip-place][data-action=accept]").waitFor();
    await settled(page);
    await page.locator("[data-testid=slip-place][data-action=accept]").click();
    await settled(page);
    await page.locator("[data-testid=slip-place][data-action=place]").click();
    await page
      .getByTestId("slip-receipt")
      .filter({ hasText: decimal(odds) })
      .waitFor();
    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 200],
    );
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a builder whose bet was placed from another page is empty ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await addBuilt(page);
    await visit(page, `${here.stage.site}/soccer`);
    await openSlip(page);
    await page.getByTestId("slip-stake").fill("12");
    await settled(page);
    await page.getByTestId("slip-place").click();
    await page.getByTestId("slip-receipt").waitFor();
    await visit(page, address(`${HOME_WINS},${OVER}`));
    await page.locator("[data-testid=builder-tray][data-empty]").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`nothing moves the place button after a builder was added ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, address(`${HOME_WINS},${OVER}`));
    await signIn(page);
    await page.getByTestId("builder-odds").waitFor();
    await page.getByTestId("builder-add").click();
    await page.getByTestId("slip-stake").fill("10");
    await settled(page);
    const place = page.getByTestId("slip-place");
    const before = await place.boundingBox();
    await here.price(worse(here.was));
    await page.getByTestId("slip-changes").waitFor();
    assert.deepEqual(await place.boundingBox(), before);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`obstacles to a combined price are explained ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, address(HOME_WINS));
    await pick(page, NO_GOAL);
    await page.getByTestId("builder-obstacle").filter({ hasText: "cannot all win" }).waitFor();
    forget(errors, "422");
    await pick(page, NO_GOAL);
    await pick(page, OVER);
    const before = await page.getByTestId("builder-odds").textContent();

    await here.price(here.was + 900);
    await page.getByTestId("builder-odds").filter({ hasNotText: before }).waitFor();
    assert.equal(await page.getByTestId("builder-odds").textContent(), decimal(await joinedOdds()));

    await control("suspend", { match_id: here.match.id, market_id: 1, suspended: true });
    await page.getByTestId("builder-obstacle").filter({ hasText: "Suspended" }).waitFor();
    await control("suspend", { match_id: here.match.id, market_id: 1, suspended: false });
    await page.getByTestId("builder-odds").waitFor();
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(
    `leaving the builder keeps its outcomes, and its address opens it elsewhere ${at}`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await visit(page, address());
      await page.locator("button[data-outcome]:enabled").first().click();
      await page.getByTestId("slip-selection").waitFor({ state: "attached" });
      await openBuilder(page);
      await pick(page, HOME_WINS);
      await pick(page, OVER);
      const shared = page.url();
      await page.getByTestId("builder-close").click();
      await page.locator(".market-card").first().waitFor();
      assert.equal(page.url(), address());
      assert.ok(await page.getByTestId("builder-open").evaluate((one) => one.matches(":focus")));
      assert.equal(await slipCount(page), 1);
      await page.reload({ waitUntil: "load" });
      await islandsAwake(page);
      await openBuilder(page);
      await page.locator(`[data-pick$=":${HOME_WINS}"][aria-pressed=true]`).waitFor();
      assert.equal(page.url(), shared);

      const other = await open(here.browser, { viewport });
      await visit(other.page, shared);
      await other.page.getByTestId("builder-odds").waitFor();
      assert.equal(await slipCount(other.page), 0);
      assert.deepEqual([...errors, ...other.errors], []);
      await Promise.all([context.close(), other.context.close()]);
    },
  );
}

test("from right to left at 360 px, by keyboard alone", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, here.stage.site + path("ar", `/soccer/${here.match.slug}`));
  await page.getByTestId("builder-open").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("builder-card").first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "builder-title");
  for (const one of [HOME_WINS, OVER]) {
    await page.locator(`[data-pick$=":${one}"]`).focus();
    await settled(page);
    await page.keyboard.press("Space");
  }
  await page.getByTestId("builder-odds").waitFor();
  await page.locator(".builder-picks-head").focus();
  await settled(page);
  await page.keyboard.press("Enter");
  await page.getByTestId("builder-remove").last().focus();
  await settled(page);
  await page.keyboard.press("Enter");
  await page.getByTestId("builder-pick").nth(1).waitFor({ state: "detached" });
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute("data-testid")),
    "builder-remove",
  );
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(sideways, 0);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("a new custom bet replaces the old one, and the rest of the slip stays", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: WIDE });
  await visit(page, address(`${HOME_WINS},${OVER}`));
  await page.getByTestId("builder-odds").waitFor();
  await page.getByTestId("builder-add").click();
  await page.locator("[data-testid=builder-add][data-place=same]").waitFor();
  await pick(page, UNDER);
  await page.getByTestId("builder-note").filter({ hasText: "Replaces" }).waitFor();
  await page.locator("[data-testid=builder-add]:not([aria-disabled])").click();
  await page.locator("[data-testid=builder-add][data-place=same]").waitFor();
  await page.getByTestId("slip-selection").nth(1).waitFor();
  const picked = await page
    .getByTestId("slip-selection")
    .evaluateAll((items) => items.map((item) => item.dataset.selection));
  const { id } = here.match;
  assert.deepEqual(picked, [`${id}:${HOME_WINS}`, `${id}:${UNDER}`]);

  await page.locator(".slip-clear").click();
  await page.getByTestId("builder-close").click();
  const single = page.locator(priceAt(`${id}:10::9`));
  await single.click();
  await openBuilder(page);
  await page.getByTestId("builder-note").filter({ hasText: "on its own" }).waitFor();
  await page.getByTestId("builder-add").click();
  await page.getByTestId("slip-selection").nth(2).waitFor();
  await page.getByTestId("slip-blocker").filter({ hasText: "on its own" }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

for (const [locale, viewport, colorScheme] of [
  ["ar", PHONE, "dark"],
  ["en-ZA", PHONE, "light"],
  ["en-ZA", WIDE, "dark"],
  ["ar", WIDE, "light"],
].slice(0, IN_FULL ? 4 : 1)) {
  test(`the builder is accessible: ${locale}, ${viewport.width} px, ${colorScheme}`, async () => {
    const { page, context } = await open(here.browser, { viewport, colorScheme });
    await visit(page, here.stage.site + path(locale, `/soccer/${here.match.slug}`));
    await assertUsable(page);
    await openBuilder(page);
    await assertUsable(page);
    await pick(page, HOME_WINS);
    await pick(page, OVER);
    await page.getByTestId("builder-odds").waitFor();
    await page.locator(".builder-picks").evaluate((element) => {
      element.open = true;
    });
    await assertUsable(page);
    await control("suspend", { match_id: here.match.id, market_id: 1, suspended: true });
    await page.getByTestId("builder-obstacle").waitFor();
    await assertUsable(page);
    await context.close();
  });
}

/** The match's page, with or without a builder in its address. */
function address(picks) {
  const page = `${here.stage.site}/soccer/${here.match.slug}`;
  return picks === undefined ? page : `${page}#bet-builder=${picks}`;
}

/**
 * Whether the page is accessible at every scroll position: axe checks one position, and takes an
 * element half under a fixed bar for a small target.
 */
async function assertUsable(page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const bar of document.querySelectorAll(".builder-tray, .tabbar")) {
      bar.style.position = "static";
    }
  });
  await assertOpen(page);
}

/** Opens the builder with two outcomes, signs in, and puts their bet into the slip. */
async function addBuilt(page) {
  await visit(page, address(`${HOME_WINS},${OVER}`));
  await signIn(page);
  await page.getByTestId("builder-odds").waitFor();
  await page.getByTestId("builder-add").click();
  await page.getByTestId("slip-type-custom_bet").waitFor();
}

async function openBuilder(page) {
  await page.getByTestId("builder-open").click();
  await page.getByTestId("builder-card").first().waitFor();
}

async function pick(page, one) {
  const button = page.locator(`[data-pick$=":${one}"]`);
  await button.waitFor({ state: "attached" });
  // A line may be behind "all lines", or under the tray: open and scroll by hand.
  await button.evaluate((element) => {
    for (let at = element.closest("details"); at; at = at.parentElement?.closest("details")) {
      at.open = true;
    }
    element.scrollIntoView({ block: "start" });
  });
  await button.click();
}

async function signIn(page) {
  await page.getByTestId("sign-in").click();
  await fillSignIn(page);
  await page.getByTestId("balance").waitFor({ state: "attached" });
  // The dialog's button may have been where the builder's is.
  await settled(page);
}

function obstacle(page) {
  return page.getByTestId("builder-obstacle").textContent();
}

async function slipCount(page) {
  return Number(await page.locator("[data-slip-count]").first().textContent());
}

/** The operator's current price of the two outcomes together. */
async function joinedOdds() {
  const answer = await fetch(`${here.stage.operator.url}/api/v3/bets/custom/odds`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      selections: [HOME_WINS, OVER].map((one) => ({ ...outcome(one), odds: 1000 })),
    }),
  });
  const { data, error } = await answer.json();
  assert.ok(data, `the combined price was refused: ${JSON.stringify(error)}`);
  return data.odds;
}

async function priceOf(one) {
  const { market_id, specifier, outcome_id } = outcome(one);
  const markets = await here.stage.operator.all(`matches/${here.match.id}/markets`);
  const market = markets.find((it) => it.id === market_id && it.specifier === specifier);
  return market.outcomes.find(({ id }) => id === outcome_id).odds;
}

function outcome(one) {
  const [market, specifier, id] = one.split(":");
  return {
    match_id: here.match.id,
    market_id: Number(market),
    specifier: specifier || null,
    outcome_id: Number(id),
  };
}

function control(what, body) {
  return here.stage.operator.control(what, body);
}

/** Chromium reports a refused call as a console error; this one was expected. */
function forget(errors, status) {
  const at = errors.findIndex((error) => error.includes(`status of ${status}`));
  assert.ok(at >= 0, `no call was refused with ${status}`);
  errors.splice(at, 1);
}

/** A lower price: a higher one need not be accepted. */
function worse(odds) {
  return 1000 + Math.round((odds - 1000) / 2);
}
