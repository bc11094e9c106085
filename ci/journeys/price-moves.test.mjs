/**
 * A price keeps the moves that this visit saw, with what happened in the match between, a touch away: in the
 * card of a market and in the slip.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { assertOpen } from "../lib/axe.mjs";
import { assertStill, open, PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { addressOf } from "../lib/match-head.mjs";
import { decimal } from "../lib/odds.mjs";
import { priceAt, pricesIn } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, path, pick, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** Seconds of the recorded match: before its first goal, at 12:03. */
const BEFORE_GOAL = 700;
const UNTIL_GOAL = 25;

const WORDS = {
  "en-ZA": {
    title: "Price changes since you opened this page",
    one: "This price has not moved",
    none: "None of these prices has moved",
  },
  ar: {
    title: "حركة الأسعار في هذه الزيارة",
    one: "لم يتحرك هذا السعر",
    none: "لم يتحرك أي من هذه الأسعار",
  },
};

const here = setUp(
  async (here) => {
    const matches = await here.stage.operator.all("matches", { query: { match_status: 0 } });
    [here.match, here.calm] = matches.filter(
      ({ tournament }) => tournament.category.sport.key === "soccer",
    );
    await replay();
    // The page of a match in play.
    await here.stage.build();
  },
  { changes: true },
);

beforeEach(replay);

const control = (what, body) => here.stage.operator.control(what, body);

function replay() {
  const from = { recording: "soccer", from_seconds: BEFORE_GOAL };
  return control("replay", { match_id: here.match.id, ...from });
}

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  journey()(`a market tells what its prices did at ${viewport.width} px in ${locale}`, async () => {
    const { page, close } = await visitor(viewport, locale);
    const words = WORDS[locale];
    const card = page.locator(".market-card").first();
    const opener = card.locator(".market-moves");
    const moves = page.getByTestId("moves");
    await opener.click();
    await moves.filter({ hasText: words.none }).waitFor();
    assert.equal(await moves.locator("h2").evaluate((one) => one.firstChild.data), words.title);
    assert.ok(await isWithin(page, moves), "it lies in the window");
    for (const control of [opener, moves.locator("button")]) {
      const { width, height } = await control.boundingBox();
      assert.ok(width >= 44 && height >= 44, `${width} x ${height} px`);
    }
    await bothThemes(page, () => assertOpen(page));
    await page.keyboard.press("Escape");
    await moves.waitFor({ state: "hidden" });
    assert.ok(await opener.evaluate((one) => one === document.activeElement), "focus is back");

    // Two moves of one price, and one of another.
    const [first, second] = await prices(card);
    const start = first.odds;
    await set(page, first, start + 150);
    await set(page, second, second.odds + 300);
    await set(page, first, start + 50);
    await opener.press("Enter");
    const lines = moves.locator(".moves-move");
    await lines.nth(2).waitFor();
    const seen = await lines
      .locator(".moves-prices")
      .evaluateAll((all) =>
        all.map((one) => [...one.querySelectorAll("bdi")].map((it) => it.textContent).join("→")),
      );
    assert.deepEqual(seen, [
      `${decimal(start + 150)}→${decimal(start + 50)}`,
      `${decimal(second.odds)}→${decimal(second.odds + 300)}`,
      `${decimal(start)}→${decimal(start + 150)}`,
    ]);
    assert.deepEqual(await ways(lines), ["down", "up", "up"]);

    // A goal, for which the market is suspended.
    await control("clock", { advance_seconds: UNTIL_GOAL });
    await card.locator('.price[data-state="suspended"]').first().waitFor();
    assert.equal(await lines.count(), 3, "it stays as it was opened");
    await moves.locator("button").click();
    await moves.waitFor({ state: "hidden" });
    await opener.click();
    const goal = moves.locator('.moves-event[data-kind="goal"]');
    await goal.waitFor();
    assert.match(await goal.locator(".moves-minute").textContent(), /^1[23]'$/);
    assert.equal(await goal.locator(".moves-score").textContent(), "1–0");
    await moves.locator(".moves-state").first().waitFor();
    assert.ok(await isWithin(page, moves), "it lies in the window");
    await bothThemes(page, () => assertOpen(page));
    await moves.locator("button").click();
    await moves.waitFor({ state: "hidden" });
    await close();
  });
}

for (const viewport of [PHONE, WIDE]) {
  inFull(`a selection tells what its price did at ${viewport.width} px`, async () => {
    const { page, close } = await visitor(viewport, "en-ZA");
    const card = page.locator(".market-card").first();
    const [first] = await prices(card);
    // The slip has its place alone.
    if (viewport === WIDE) await page.locator('[data-centre="statistics"]').click();
    await pick(card.locator("button[data-outcome]").first());
    await openSlip(page);
    const opener = page.getByTestId("slip-moves");
    const moves = page.getByTestId("moves");
    await opener.click();
    await moves.filter({ hasText: WORDS["en-ZA"].one }).waitFor();
    const { width, height } = await opener.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} x ${height} px`);
    // A press on its own control closes it.
    await opener.click({ force: true });
    await moves.waitFor({ state: "hidden" });

    await set(page, first, first.odds + 200);
    await control("suspend", { match_id: here.match.id, market_id: first.market, suspended: true });
    await page.locator('.slip-selection[data-state="suspended"]').waitFor();
    await control("suspend", {
      match_id: here.match.id,
      market_id: first.market,
      suspended: false,
    });
    await page.locator('.slip-selection[data-state="changed"]').waitFor();
    await opener.click();
    await moves.locator(".moves-line").nth(2).waitFor();
    const lines = await moves.locator(".moves-what").allTextContents();
    assert.deepEqual(lines, [
      "Open again",
      "Suspended",
      `${decimal(first.odds)}→${decimal(first.odds + 200)}Price went up`,
    ]);
    await bothThemes(page, () => assertOpen(page));
    await page.keyboard.press("Escape");
    await moves.waitFor({ state: "hidden" });
    await close();
  });
}

test("a history needs no React, and moves nothing", async () => {
  // Its lines are those of the operator, and no message of an earlier test is still on its way.
  await control("reset");
  await control("clock", { stop: true });
  await here.stage.build();
  const { page, close } = await visitor(PHONE, "en-ZA", here.calm);
  const card = page.locator(".market-card").first();
  await card.locator(".market-moves").click();
  await page.getByTestId("moves").waitFor();
  const awake = page.locator('sb-island[data-name="match-markets"][data-awake]');
  assert.equal(await awake.count(), 0);
  await page.keyboard.press("Escape");
  await page.getByTestId("moves").waitFor({ state: "hidden" });
  await assertStill(page);
  await close();
});

inFull("the memory of moves is bounded", async () => {
  const { page, close } = await visitor(PHONE, "en-ZA");
  const card = page.locator(".market-card").first();
  const [first] = await prices(card);
  for (let move = 1; move <= 25; move += 1) await set(page, first, first.odds + move * 10);
  await card.locator(".market-moves").click();
  const lines = page.locator(".moves-move");
  await lines.first().waitFor();
  assert.equal(await lines.count(), 20);
  const newest = await lines.first().locator(".moves-now").textContent();
  assert.equal(newest, decimal(first.odds + 250));
  await close();
});

/** A visitor on the page of the match, when its prices are those of the operator. */
async function visitor(viewport, locale, match = here.match) {
  const { page, context, errors } = await open(here.browser, { viewport });
  await visit(page, `${here.stage.site}${path(locale, addressOf(match))}`);
  await page.locator(".odds[data-confirmed] .market-moves:visible").first().waitFor();
  return {
    page,
    async close() {
      assert.deepEqual(errors, []);
      await context.close();
    },
  };
}

/** The prices of a card's first line, as the page shows them. */
async function prices(card) {
  const buttons = card.locator(".market-line").first().locator("button[data-outcome]");
  return (await pricesIn(buttons)).map(({ key, odds }) => {
    const [, market, specifier, outcome] = key.split(":");
    return { key, market: Number(market), specifier, outcome: Number(outcome), odds };
  });
}

/** Sets a price, and waits until the page shows it. */
async function set(page, { key, market, specifier, outcome }, odds) {
  await control("price", {
    match_id: here.match.id,
    market_id: market,
    ...(specifier && { specifier }),
    outcome_id: outcome,
    odds,
  });
  await page.locator(`${priceAt(key)}[data-odds="${odds}"]:is(.market-card *)`).waitFor({
    state: "attached",
  });
}

function ways(lines) {
  return lines.evaluateAll((all) => all.map((one) => one.dataset.move));
}

async function isWithin(page, element) {
  const { x, y, width, height } = await element.boundingBox();
  const window = page.viewportSize();
  return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
}

async function bothThemes(page, check) {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    // Colours fade.
    await settled(page);
    await check();
  }
}
