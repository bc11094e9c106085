/** Shared by the tests of placing: prices that are easy to multiply, and the operator's books. */

import { fixtures, visitLeague } from "./betting.mjs";
import { open, PHONE } from "./browser.mjs";
import { decimal } from "./odds.mjs";
import { signIn } from "./player.mjs";
import { priceAt } from "./price-keys.mjs";
import { closeSlip, openSlip } from "./steps.mjs";
import { settled } from "./taps.mjs";

/** Prices of the home sides of the first matches: together 7.50. */
const ODDS = [2000, 1500, 2500];

/** Initial balance of each player, in subunits. */
const BALANCE = 100_000;

/** A player per screen: what one has used, such as a freebet, the other still has. */
export const PLAYERS = {
  phone: { id: 1, email: "player@example.com" },
  wide: { id: 2, email: "vip@example.com" },
};

/** A player with another currency than visitors have. */
export const ABROAD = { id: 3, email: "euro@example.com" };

/** Prepares a stage: `here.home` are the prices that the tests pick. */
export async function prepare(here) {
  const matches = await fixtures(here.stage.operator);
  here.home = ODDS.map((odds, at) => ({ key: matches[at].home, odds, match: matches[at] }));
  await setBack(here);
}

/** Opens the league's page, and waits until the operator has confirmed the fixed prices. */
export async function visitPrices(page, { stage, home }) {
  await visitLeague(page, stage);
  for (const { key, odds } of home) {
    const price = page.locator(`${priceAt(key)}:visible`).first();
    await price.filter({ hasText: decimal(odds) }).waitFor();
  }
}

/** Resets what tests change at the operator: prices, markets, limits, balances. */
export async function setBack({ stage: { operator }, home }) {
  for (const { key, odds } of home) {
    await suspend(operator, key, false);
    await setPrice(operator, key, odds);
  }
  for (const { id } of [...Object.values(PLAYERS), ABROAD]) {
    await operator.control("player", { player_id: id, balance: BALANCE, limit_percent: 100 });
  }
}

/** A page of a signed-in player, in a browser with `options`: `{page, context, errors, player, id, books}`. */
export async function openFor(
  { browser, stage },
  viewport,
  { id, email } = viewport === PHONE ? PLAYERS.phone : PLAYERS.wide,
  options = {},
) {
  const opened = await open(browser, { viewport, ...options });
  const player = await signIn(opened.context, stage, { email });
  const { operator } = stage;
  await player.call("POST", "/api/v2/settings", { auto_accept_odds_change: "none" });
  return { ...opened, id, email, player, operator, books: await openBooks(player) };
}

/** Changes in the operator's books since now: placed bets and their cost. */
async function openBooks(player) {
  const known = new Set((await player.bets()).map(({ id }) => id));
  const had = await player.balance();
  return {
    /** The bets, the newest first. */
    async placed() {
      const bets = await player.bets();
      return bets.filter(({ id }) => !known.has(id));
    },
    /** What was taken from the account, in subunits. */
    async spent() {
      return had - (await player.balance());
    },
  };
}

/** Sets a price at the operator, which publishes it. */
export function setPrice(operator, key, odds) {
  return operator.control("price", { ...placeOf(key), odds });
}

/** Suspends the market of a price, or opens it again. */
export function suspend(operator, key, suspended) {
  const { match_id, market_id } = placeOf(key);
  return operator.control("suspend", { match_id, market_id, suspended });
}

/** Runs `act` while the page's next bet is under way: after it was sent, before it arrives. */
export async function whileNextBetTravels(page, action) {
  await page.route(
    "**/api/v3/bets",
    async (route) => {
      await action();
      await route.continue();
    },
    { times: 1 },
  );
}

/** Enables quick bet and approves a stake for it. */
export async function approveQuickBet(page, stake) {
  await openSlip(page);
  await page.getByTestId("slip-quick-bet").click();
  await page.getByTestId("slip-quick-stake").fill(stake);
  await settled(page);
  await page.getByTestId("slip-approve").click();
  await page.getByTestId("slip-quick-state").filter({ hasText: "at once" }).waitFor();
}

/** Taps a price on the page, once the page is at rest: quick bet ignores a touch that ends a scroll. */
export async function touch(page, key) {
  await closeSlip(page);
  const price = page.locator(`${priceAt(key)}:visible`).first();
  await price.scrollIntoViewIfNeeded();
  await settled(page);
  await price.click();
}

function placeOf(key) {
  const [match, market, specifier, outcome] = key.split(":");
  return {
    match_id: Number(match),
    market_id: Number(market),
    specifier: specifier || null,
    outcome_id: Number(outcome),
  };
}
