/** A match with 5,000 markets: its page has the first of them, a bet is placed as ever, and the others are there when asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { picked, place } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { MATCH } from "../lib/many-markets.mjs";
import { openFor, setPrice } from "../lib/placing.mjs";
import { keyOf } from "../lib/price-keys.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, pick, visit } from "../lib/steps.mjs";

const MARKETS = 5_000;
/** Lines of markets in the HTML. */
const ON_PAGE = 150;

let path;
const here = setUp(
  async ({ stage }) => {
    const { slug } = await stage.operator.all(`matches/${MATCH}`);
    path = `/soccer/${slug}`;
  },
  { markets: MARKETS },
);

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);

  journey()(`a bet in a match with ${MARKETS} markets at ${viewport.width} px`, async () => {
    const { page, context, errors, books, operator } = await openFor(here, viewport);
    await visit(page, `${here.stage.site}${path}`);
    const cards = page.locator(".market-card");
    const lines = await page.locator(".market-line").count();
    assert.ok(lines > 100 && lines <= ON_PAGE, `${lines} lines`);
    const rest = page.getByTestId("market-rest");
    const left = Number(await rest.locator(".count").innerText());
    const first = await cards.count();
    assert.ok(left > MARKETS - 500, `${left} more`);

    const price = page.locator("main button[data-outcome]:enabled:visible").first();
    const key = await keyOf(price);
    await setPrice(operator, key, 2000);
    await operator.drawn(page);
    await price.filter({ hasText: "2.00" }).waitFor();
    await pick(price);

    // The others, a page at a time; what had the focus has gone down, and the first new card has it.
    await rest.click();
    await cards.nth(first + 1).waitFor();
    assert.equal(
      await page.evaluate(
        () => document.activeElement?.closest(".market-card")?.querySelector("bdi")?.textContent,
      ),
      await cards.nth(first).locator("bdi").first().innerText(),
    );
    assert.ok((await cards.count()) < first + ON_PAGE + 1);
    // A search is among all.
    await page.locator(".market-search-toggle").click();
    await page.locator(".market-search").fill("prop 4321");
    await page.locator(".market-title", { hasText: "prop 4321" }).waitFor();
    assert.equal(await page.locator(".market-card:visible").count(), 1);

    await openSlip(page);
    assert.deepEqual(await picked(page), [key]);
    await page.getByTestId("slip-stake").pressSequentially("10");
    await place(page);
    await page.getByTestId("slip-receipt").filter({ hasText: "Bet placed" }).waitFor();
    assert.equal((await books.placed()).length, 1);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test("without script the page says how many markets it does not have", async () => {
  const { page, context } = await open(here.browser, { viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${here.stage.site}${path}`);
  const rest = await page.getByTestId("market-rest").innerText();
  assert.match(rest.replaceAll(/\s+/g, " "), /^More markets 4,?\d{3}$/);
  await context.close();
});
