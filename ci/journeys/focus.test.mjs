/**
 * The focus where a press focuses no button, as in Safari: it follows what the press opened, and
 * returns. WebKit itself does so on Apple's systems alone, so Chromium plays it here.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, place, take, visitLeague } from "../lib/betting.mjs";
import { open } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { itemOf, openMyBets, placeElsewhere } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { setUp } from "../lib/set-up.mjs";

/** A screen on which the slip is a drawer. */
const TABLET = { width: 900, height: 900 };

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

test("a pressed toggle of the slip gives it the focus and gets it back", async () => {
  const { page, errors, context } = await openLikeSafari();
  await visitLeague(page, here.stage);
  const toggle = page.locator(".tabbar [data-slip-toggle=slip]");
  await toggle.click();
  await hasFocus(page.locator("#slip"));
  await page.locator(".slip-close").click();
  await hasFocus(toggle);
  assert.deepEqual(errors, []);
  await context.close();
});

test("the receipt and the question of a cash-out take the focus", async () => {
  const { page, errors, context } = await openLikeSafari();
  const player = await signIn(context, here.stage);
  const bet = await placeElsewhere(player, [here.matches[1].home]);
  await visitLeague(page, here.stage);
  await take(page, [here.matches[0].home]);
  await page.getByTestId("slip-stake").fill("10");
  await place(page);
  await hasFocus(page.locator(".slip-receipt-title"));

  await openMyBets(page);
  const item = itemOf(page, bet);
  await item.getByTestId("bet-cashout").click();
  await item.getByTestId("bet-cashout-confirm").waitFor();
  await hasFocus(item.locator("fieldset"));
  assert.deepEqual(errors, []);
  await context.close();
});

async function openLikeSafari() {
  const opened = await open(here.browser, { viewport: TABLET });
  await opened.context.addInitScript(focusNoPressedButton);
  return opened;
}

/** Runs in the page: the nearest element around a pressed button that can have the focus gets it. */
function focusNoPressedButton() {
  addEventListener("mousedown", (event) => {
    const button = event.target instanceof Element && event.target.closest("button, label");
    if (!button) return;
    event.preventDefault();
    const around = button.parentElement.closest("[tabindex]");
    if (around) around.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

function hasFocus(locator) {
  return eventually(async () => {
    const isFocused = await locator.evaluate((element) => element === document.activeElement);
    const focused = () => locator.page().evaluate(() => document.activeElement.outerHTML);
    assert.ok(isFocused, isFocused ? "" : (await focused()).slice(0, 120));
  });
}
