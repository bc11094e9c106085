/** The whole journey of a bet, on a page that is not like others: from a price to the operator's books. */
import assert from "node:assert/strict";
import { chooseType, picked, place, take } from "./betting.mjs";
import { setPrice, visitPrices } from "./placing.mjs";
import { islandsAwake, openSlip } from "./steps.mjs";
import { settled } from "./taps.mjs";

/**
 * Picks two prices, follows one of them as it changes, accepts it, reloads, and places the combo of 12.00. `whenPicked` is
 * called with the slip open.
 */
export async function makeWholeBet(here, { page, books, operator }, whenPicked = async () => {}) {
  const keys = here.home.slice(0, 2).map(({ key }) => key);
  await visitPrices(page, here);
  await take(page, keys);
  await chooseType(page, "combo");
  const stake = page.getByTestId("slip-stake");
  await stake.pressSequentially("12");
  assert.equal(await stake.inputValue(), "12");
  assert.deepEqual(await picked(page), keys);
  await whenPicked();
  await page.getByTestId("slip-place").filter({ hasText: "12.00" }).waitFor();

  // The return follows the stake and the prices, as on any page.
  const total = page.getByTestId("slip-return");
  await total.filter({ hasText: "36.00" }).waitFor();
  await setPrice(operator, keys[0], 3000);
  await operator.drawn(page);
  const accept = page.locator("[data-testid=slip-place][data-action=accept]");
  await accept.waitFor();
  await settled(page);
  await accept.click();
  await total.filter({ hasText: "54.00" }).waitFor();

  // What the slip keeps is there on the next page, too.
  await page.reload({ waitUntil: "load" });
  await islandsAwake(page);
  await openSlip(page);
  assert.equal(await page.getByTestId("slip-stake").inputValue(), "12");
  await place(page);
  await page.getByTestId("slip-receipt").filter({ hasText: "Bet placed" }).waitFor();
  assert.equal((await books.placed()).length, 1);
  assert.equal(await books.spent(), 1200);
}
