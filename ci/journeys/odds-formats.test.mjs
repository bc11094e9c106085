/**
 * Formats of odds: a choice is shown everywhere in the same moment, in every tab, and from the first frame of each
 * page after it. Nothing moves, and nothing is written in another format in between. An account keeps the choice.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { fixtures, LEAGUE, take } from "../lib/betting.mjs";
import { assertStill, open, PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { openMyBets, placeElsewhere } from "../lib/my-bets.mjs";
import { assertPrice } from "../lib/odds.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, openSlip, path, visit } from "../lib/steps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

const control = (path, body) => here.stage.operator.control(path, body);

/** What a price looks like where no button says which it is; a price that is gone is a dash. */
const LOOKS = {
  european: /^(\d+\.\d{2,3}|–)$/,
  british: /^(\d+\/\d+|–)$/,
  american: /^([+-]\d{3,}|–)$/,
  malaysian: /^([+-][01]\.\d{2,4}|–)$/,
};

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;

  journey()(`a choice is written everywhere at once, slip and other tabs too: ${at}`, async () => {
    await control("reset");
    await control("clock", { stop: true });
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, url(LEAGUE));
    const [first, second] = here.matches;
    await take(page, [first.home, second.away]);
    await closeSlip(page);
    const other = await context.newPage();
    await visit(other, url("/live"));
    await page.bringToFront();
    for (const format of ["american", "british", "malaysian", "indonesian", "hongkong"]) {
      await choose(page, format);
      await assertWritten(page, format);
      await assertWritten(other, format);
    }
    await choose(page, "american");
    await assertFits(page);
    await openSlip(page);
    const prices = page.locator("#slip .slip-price");
    for (const text of await prices.allTextContents()) assert.match(text, LOOKS.american);
    assert.match(await page.getByTestId("slip-lead-odds").first().innerText(), /[+-]\d{3,}/);
    await assertOpen(page);
    await closeSlip(page);
    await choose(page, "european");
    await assertWritten(page, "european");
    for (const text of await prices.allTextContents()) assert.match(text, LOOKS.european);
    await assertStill(page);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a page is in the chosen format from its first frame: ${at}`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visit(page, url(LEAGUE));
    await choose(page, "american");
    await assertWritten(page, "american");
    await page.addInitScript(recordFrames);
    for (const rest of [LEAGUE, "/", "/live", `/soccer/${here.matches[0].slug}`]) {
      await visit(page, url(rest));
      const seen = await page.evaluate(() => globalThis.framesSeen);
      assert.ok(seen.length > 0, "prices were drawn");
      for (const one of seen) assertPrice(JSON.parse(one), "american", `on ${rest}`);
      assert.equal(await page.evaluate(() => document.documentElement.dataset.oddsWait), undefined);
      await assertWritten(page, "american");
      await assertFits(page);
      await assertStill(page);
    }
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("a price that moves stays in the chosen format, and its arrow with it", async () => {
  await control("reset");
  await control("clock", { stop: true });
  const { page, context } = await open(here.browser, { viewport: WIDE });
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await choose(page, "british");
  const [{ id, home }] = here.matches;
  await page.locator("sb-island.odds[data-confirmed]").first().waitFor();
  await control("price", { match_id: id, market_id: 1, outcome_id: 1, odds: 4333 });
  const price = page.locator(`${priceAt(home)} .price-odds`).first();
  await eventually(async () => assert.equal(await price.innerText(), "10/3"));
  await context.close();
});

test("an account keeps the format, and brings it to another device", async () => {
  await control("reset");
  const { page, context } = await open(here.browser, { viewport: WIDE });
  const player = await signIn(context, here.stage);
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await placeElsewhere(player, [here.matches[0].home]);
  await choose(page, "malaysian");
  await openMyBets(page);
  await eventually(async () => {
    const text = await page.locator(".bet-price").first().innerText();
    assert.match(text, LOOKS.malaysian);
  });
  // The bets that are shown follow another choice at once.
  for (const format of ["american", "malaysian"]) {
    await choose(page, format);
    await eventually(async () => {
      const texts = await page.locator(".bet-price, .bet-sum:nth-child(2) bdi").allTextContents();
      assert.ok(texts.length > 1);
      for (const text of texts) assert.match(text, LOOKS[format]);
    });
  }
  // The slip's settings have the same control.
  await page.locator("#slip-tab-slip").click();
  await take(page, [here.matches[1].home]);
  await page.getByTestId("slip-settings").click();
  const own = page.getByTestId("slip-odds-format");
  assert.equal(await own.inputValue(), "malaysian");
  await own.selectOption("british");
  await eventually(async () => {
    assert.match(await page.locator("#slip .slip-price").innerText(), LOOKS.british);
    assert.equal(await page.locator(".side select[data-odds-format]").inputValue(), "british");
  });
  await own.selectOption("malaysian");
  await eventually(async () => {
    const { odds_types } = await player.call("GET", "/api/v2/settings");
    assert.equal(odds_types.selected, "malaysian");
  });
  await context.close();

  const later = await open(here.browser, { viewport: PHONE });
  await signIn(later.context, here.stage);
  await visit(later.page, `${here.stage.site}${LEAGUE}`);
  await assertWritten(later.page, "malaysian");
  // The account cannot be reached: the choice holds here, and the player sees that once.
  await control("fail", { path: "/api/v2/settings", method: "POST", status: 503, times: 10 });
  await choose(later.page, "american");
  await assertWritten(later.page, "american");
  await later.page.getByTestId("alert").filter({ hasText: "Odds format not saved" }).waitFor();
  await later.context.close();
});

inFull(
  "a format that the operator no longer offers gives way to decimal odds, in every tab",
  async () => {
    await control("reset");
    const { page, context, errors } = await open(here.browser, { viewport: WIDE });
    await visit(page, `${here.stage.site}${LEAGUE}`);
    await choose(page, "american");
    await assertWritten(page, "american");
    await context.route("**/api/v2/settings", async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const odds_types = { ...data.odds_types, available: ["european", "british"] };
      await route.fulfill({ response: answer, json: { data: { ...data, odds_types } } });
    });
    const other = await context.newPage();
    await visit(other, `${here.stage.site}/soccer`);
    await assertWritten(other, "european");
    await assertWritten(page, "european");
    // A visitor with decimal odds learns what there is at the menu's first touch.
    await visit(page, `${here.stage.site}${LEAGUE}`);
    await page.locator("#menu").hover();
    const offered = page.locator(".side select[data-odds-format] option:enabled");
    await eventually(async () =>
      assert.deepEqual(await offered.evaluateAll((all) => all.map(({ value }) => value)), [
        "european",
        "british",
      ]),
    );
    await choose(page, "british");
    await assertWritten(page, "british");
    assert.deepEqual(errors, []);
    await context.close();
  },
);

inFull("without script there is no control that would do nothing", async () => {
  const { page, context } = await open(here.browser, { viewport: WIDE, javaScriptEnabled: false });
  await page.goto(`${here.stage.site}${LEAGUE}`);
  assert.equal(await page.locator("select[data-odds-format]:visible").count(), 0);
  await context.close();
});

/** Chooses a format in the menu, which a phone opens first. */
async function choose(page, format) {
  const select = page.locator(".side select[data-odds-format]");
  const isMenu = page.viewportSize().width < WIDE.width;
  if (isMenu) await page.locator("[popovertarget=menu]:visible").first().click();
  await select.selectOption(format);
  if (isMenu) await page.keyboard.press("Escape");
}

/** Every price of a page is written in a format. */
async function assertWritten(page, format) {
  await eventually(async () => {
    const prices = await page
      .locator(".price-odds")
      .evaluateAll((all) =>
        all.map(({ textContent, parentElement: { dataset } }) => [
          textContent,
          Number(dataset.odds),
          dataset.state,
        ]),
      );
    assert.ok(prices.length > 0);
    for (const price of prices) assertPrice(price, format);
  });
}

/** No price is wider than its button with its border. */
async function assertFits(page) {
  const cut = await page
    .locator("button.price:visible")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.scrollWidth > button.offsetWidth)
        .map((button) => button.innerText),
    );
  assert.deepEqual(cut, []);
}

/**
 * Runs in the page: what its visible prices said in each frame until now. The last one of a page that is still being
 * parsed may have no text so far: a frame can come between its element and that.
 */
function recordFrames() {
  const seen = new Set();
  const look = () => {
    const prices = [...document.querySelectorAll(".price-odds")];
    const isAtEnd = document.readyState === "loading" && prices.at(-1)?.firstChild === null;
    if (isAtEnd) prices.pop();
    for (const price of prices) {
      if (!price.checkVisibility({ visibilityProperty: true })) continue;
      if (price.getBoundingClientRect().top >= innerHeight) continue;
      const { odds, state } = price.parentElement.dataset;
      seen.add(JSON.stringify([price.textContent, Number(odds), state]));
    }
    globalThis.framesSeen = [...seen];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
