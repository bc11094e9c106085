/** Actions of a player in the slip, and the prices that the tests use. */
import assert from "node:assert/strict";
import { DEFAULT } from "./languages.mjs";
import { priceAt } from "./price-keys.mjs";
import { closeSlip, openSlip, path, visit } from "./steps.mjs";
import { settled } from "./taps.mjs";

/** The league that the tests bet on. */
export const LEAGUE = "/soccer/premier-league";

/**
 * Matches of the league that have not begun, with the keys of their three prices:
 * `{id, slug, home, draw, away}`.
 */
export async function fixtures(operator) {
  const matches = await operator.all("matches", { query: { sport_key: "soccer" } });
  const ours = matches.filter(
    ({ status, tournament }) => status === 0 && tournament.slug === "premier-league",
  );
  return ours.map(({ id, slug, competitors }) => ({
    id,
    slug,
    competitors,
    home: `${id}:1::1`,
    draw: `${id}:1::2`,
    away: `${id}:1::3`,
  }));
}

/** Opens the league's page with an empty slip. */
export async function visitLeague(page, { site }, locale = DEFAULT) {
  await visit(page, `${site}${path(locale, LEAGUE)}`);
}

/** Picks prices by their keys, on a page that shows them, and opens the slip. */
export async function take(page, keys) {
  for (const key of keys) {
    await closeSlip(page);
    const price = page.locator(`${priceAt(key)}:visible`).first();
    await price.scrollIntoViewIfNeeded();
    await price.click();
    await page
      .locator(`${priceAt(key)}[aria-pressed=true]`)
      .first()
      .waitFor();
  }
  await openSlip(page);
  await page
    .getByTestId("slip-selection")
    .nth(keys.length - 1)
    .waitFor();
}

/** Keys of the selections in the slip, in its order. */
export function picked(page) {
  return page
    .getByTestId("slip-selection")
    .evaluateAll((items) => items.map((item) => item.dataset.selection));
}

/** Chooses the kind of bet: `single`, `combo` or `system`. */
export async function chooseType(page, type) {
  const choice = page.getByTestId(`slip-type-${type}`);
  await choice.click();
  assert.ok(await choice.locator("input").isChecked(), `the slip does not become a ${type}`);
}

/** Places the slip with its one button, once it takes presses; waits for the receipt. */
export async function place(page) {
  const button = page.locator("[data-testid=slip-place][data-action=place]");
  await button.waitFor();
  await settled(page);
  await button.click();
  await page.getByTestId("slip-receipt").waitFor();
}

/** Removes the console's report of a refused call from a page's errors; fails when there is none.
/** */
export function forgetRefusal(errors, status) {
  const at = errors.findIndex((error) => error.includes(`status of ${status}`));
  assert.ok(at >= 0, `no call was refused with ${status}: ${errors.join("\n")}`);
  errors.splice(at, 1);
}
