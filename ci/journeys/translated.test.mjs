/** The whole journey of a bet on a page that a translator has changed: nothing is lost, and every text is current. */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { chooseType, picked, place, take } from "../lib/betting.mjs";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { openFor, prepare, setBack, setPrice, visitPrices } from "../lib/placing.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { islandsAwake, openSlip } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { translateFromStart } from "../lib/translator.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);

  journey()(`a bet on a translated page at ${viewport.width} px`, async () => {
    const { page, context, errors, books, operator } = await openFor(here, viewport);
    await translateFromStart(page);
    const keys = here.home.slice(0, 2).map(({ key }) => key);
    await visitPrices(page, here);
    await take(page, keys);
    await chooseType(page, "combo");
    const stake = page.getByTestId("slip-stake");
    await stake.pressSequentially("12");
    assert.equal(await stake.inputValue(), "12");
    assert.deepEqual(await picked(page), keys);
    assert.ok((await page.locator(".slip font font").count()) > 10, "the slip is translated");
    const button = page.locator("[data-testid=slip-place]");
    await button.filter({ hasText: "12.00" }).waitFor();

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
    // React says that it has drawn again what had been changed before it could adopt it.
    assert.deepEqual(
      errors.filter((error) => !error.includes("was drawn again")),
      [],
    );
    await context.close();
  });
}
