/**
 * A browser that blocks cookies, and with them everything that a page keeps: prices move, the slip works out what a bet
 * would pay, and signing in says what stands in its way.
 */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { picked, take } from "../lib/betting.mjs";
import { faultsIn, openBlocking, PHONE } from "../lib/browser.mjs";
import { prepare, setBack, setPrice, visitPrices } from "../lib/placing.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { setUp } from "../lib/set-up.mjs";
import { fillSignIn, openSlip } from "../lib/steps.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

test("with cookies blocked: prices, a slip, and why nobody can sign in", async () => {
  const { page, errors, close } = await openBlocking({ viewport: PHONE });
  const { operator } = here.stage;
  const [{ key }] = here.home;
  await visitPrices(page, here);
  assert.equal(
    await page.evaluate(() => {
      try {
        return typeof localStorage;
      } catch (error) {
        return error.name;
      }
    }),
    "SecurityError",
  );
  await setPrice(operator, key, 3000);
  await operator.drawn(page);
  await page
    .locator(`${priceAt(key)}:visible`)
    .filter({ hasText: "3.00" })
    .waitFor();

  await take(page, [key]);
  await openSlip(page);
  assert.deepEqual(await picked(page), [key]);
  await page.getByTestId("slip-stake").pressSequentially("10");
  await page.getByTestId("slip-return").filter({ hasText: "30.00" }).waitFor();

  // Signing in is tried all the same: the operator takes the password, and the browser drops the session.
  await page.getByTestId("slip-place").click();
  const why = page.locator("dialog[open] #auth-text");
  await why.filter({ hasText: "blocks cookies" }).waitFor();
  const asked = page.waitForResponse((answer) => answer.url().endsWith("/users/sign_in"));
  await fillSignIn(page, {});
  assert.equal((await asked).status(), 200);
  await why.filter({ hasText: "blocks cookies" }).waitFor();
  assert.deepEqual(await picked(page), [key]);
  assert.equal(await page.getByTestId("slip-stake").inputValue(), "10");
  assert.deepEqual(faultsIn(errors, [401]), []);
  await close();
});
