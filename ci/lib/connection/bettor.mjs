/** A page with prices that move and a slip with a stake: what a lost connection could do harm to. */
import assert from "node:assert/strict";
import { fixtures, LEAGUE, picked, take } from "../betting.mjs";
import { open } from "../browser.mjs";
import { eventually } from "../eventually.mjs";
import { signIn } from "../player.mjs";
import { priceAt } from "../price-keys.mjs";
import { openSlip, visit } from "../steps.mjs";

const STAKE = "12.50";

/** Prepares a stage: `here.matches` are the league's, and `here.odds` the last price of the second one. */
export async function prepare(here) {
  here.matches = await fixtures(here.stage.operator);
  here.odds = 3_000;
}

/** Changes the price that the journeys watch, or another, as the operator does. */
export async function changePrice(here, key = watched(here)) {
  here.odds += 50;
  const [match_id, market_id, , outcome_id] = key.split(":").map(Number);
  const change = { match_id, market_id, outcome_id, odds: here.odds };
  await here.stage.operator.control("price", change);
}

/** The price of a page that the journeys watch, as the page has it. */
export async function oddsOn(here, page) {
  const price = page.locator(priceAt(watched(here))).first();
  return Number(await price.getAttribute("data-odds"));
}

/** Waits until a page shows the operator's price. */
export function showsOn(here, page, withinMs) {
  return eventually(async () => assert.equal(await oddsOn(here, page), here.odds), withinMs);
}

function watched({ matches }) {
  return matches[1].home;
}

/**
 * A visitor, or a player, with selections and a stake on the league's page, whose prices are live. With
 * `own` the page connects by itself; `blocked` are addresses that it
 * does not reach; `before` is called with the page before it is loaded.
 */
export async function bettor(here, options = {}) {
  const { own, player, blocked, before, browser = here.browser } = options;
  const { picks = [here.matches[0].home] } = options;
  const { page, context, errors } = await open(browser);
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  if (own) await page.addInitScript(() => delete globalThis.SharedWorker);
  if (blocked) await page.route(blocked, (route) => route.abort());
  if (player) await signIn(context, here.stage);
  await before?.(page);
  await visit(page, `${here.stage.site}${LEAGUE}`);
  await page.locator(".odds[data-confirmed]").first().waitFor({ state: "attached" });
  await take(page, picks);
  await page.getByTestId("slip-stake").fill(STAKE);
  return {
    page,
    context,
    /** Waits until the page shows the operator's price. */
    shows: (withinMs) => showsOn(here, page, withinMs),
    /** Changes a price, and waits until the page shows it. */
    async changes() {
      await changePrice(here);
      await showsOn(here, page);
    },
    /** Waits for a state of the whole page. */
    html: (state, timeout) => page.locator(`html${state}`).waitFor({ state: "attached", timeout }),
    /** Fails unless the console has a report. */
    reports: (text) =>
      eventually(() =>
        assert.ok(
          said.some((one) => text.test(one)),
          said.join("\n"),
        ),
      ),
    /** Fails unless the slip is as it was. */
    async keptSlip() {
      await openSlip(page);
      assert.deepEqual(await picked(page), picks);
      assert.equal(await page.getByTestId("slip-stake").inputValue(), STAKE);
    },
    /** Closes the page, whose slip must be as it was. */
    async close() {
      await this.keptSlip();
      const crashes = errors.filter((one) => one.startsWith("page: "));
      assert.deepEqual(crashes, []);
      await context.close();
    },
  };
}
