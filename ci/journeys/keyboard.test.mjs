/**
 * Bets from the first price to the receipt by keyboard and accessibility tree alone: every change is
 * announced once, and a single takes few keys.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { announced, listen } from "../lib/announced.mjs";
import { fixtures, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { priceOf, wireOf } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { keyOf, priceAt } from "../lib/price-keys.mjs";
import { readerOf } from "../lib/reader.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { loadedAll } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

/** A screen on which the slip is a drawer. */
const TABLET = { width: 900, height: 900 };

/** The most keys that a single may take, from its price to its receipt. */
const MOST_KEYS = 40;

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  journey()(
    `a system is placed by keyboard, and each change is announced once, at ${viewport.width} px`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await listen(context);
      const player = await signIn(context, here.stage);
      const had = await player.balance();
      const before = (await player.bets()).length;
      await visitLeague(page, here.stage);
      const reader = await readerOf(page);
      const isPhone = viewport === PHONE;

      const matches = here.matches.slice(0, 4);
      for (const { competitors } of matches) {
        const price = new RegExp(`^${competitors.home.name} \\d`);
        await reader.tabTo("button", price);
        await reader.press("Enter");
        const { pressed } = await isAt(reader, "button", price);
        assert.equal(pressed, "true");
      }
      await announces(page, "4 selections. Combo");
      if (isPhone) {
        await reader.tabTo("button", /\b4 selections .*Bet slip$/);
        await reader.press("Enter");
        await isAt(reader, "region", "Bet slip");
      }

      const { checked } = await reader.tabTo("radio", "Combo");
      assert.equal(checked, "true");
      await reader.press("ArrowRight", "ArrowRight");
      await isAt(reader, "radio", "System");
      await announces(page, "4 selections. System");
      await reader.tabTo("combobox", "System");
      assert.equal((await reader.focused()).value, "2 of 4 · 6 lines");
      await reader.press("ArrowDown");
      await eventually(async () =>
        assert.equal((await reader.focused()).value, "3 of 4 · 4 lines"),
      );

      await reader.tabTo("button", "Place bet");
      await reader.press("Enter");
      // A press names what is missing, and moves the focus there.
      await announces(page, "Enter a stake.");
      const empty = await isAt(reader, "textbox", "Stake in ZAR");
      assert.deepEqual([empty.invalid, empty.description], ["true", "Enter a stake."]);
      await page.keyboard.type("40");
      await eventually(async () => {
        const { invalid, description } = await reader.focused();
        assert.deepEqual([invalid, description ?? ""], ["false", ""]);
      });

      const moved = matches[2].home;
      const odds = 1000 + Math.round(((await priceOf(player, moved)) - 1000) / 2);
      await here.stage.operator.control("price", { ...wireOf(moved), odds });
      await announces(page, "A price has changed. Check it before you continue.");
      await reader.tabTo("button", "Accept changes");
      await reader.press("Enter");
      await isAt(reader, "button", "Place bet · R40.00");
      await settled(page);
      await reader.press("Enter");
      await announces(page, "Bet placed");
      await isAt(reader, "heading", "Bet placed");

      const bets = await player.bets();
      assert.equal(bets.length, before + 1);
      const { type, system, stake, selections } = bets[0];
      assert.deepEqual([type, system.win_count, system.total_count], ["system", 3, 4]);
      assert.equal(stake.value, 4000);
      assert.equal(selections.find(({ match }) => match.id === matches[2].id).odds, odds);
      assert.equal(await player.balance(), had - 4000);

      await reader.tabTo("button", "Done");
      await reader.press("Enter");
      await page.getByTestId("slip-receipt").waitFor({ state: "detached" });
      const all = await announced(page);
      assert.deepEqual(all, [...new Set(all)], "something is announced twice");
      const wanted =
        /^[1-4] selections?\. (Single|Combo|System)$|^Enter a stake\.$|^A price has changed\. |^Bet placed$/;
      assert.deepEqual(
        all.filter((text) => !wanted.test(text)),
        [],
        "chatter",
      );
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

for (const viewport of IN_FULL ? [PHONE, TABLET, WIDE] : [WIDE]) {
  test(`a single takes at most ${MOST_KEYS} keys, at ${viewport.width} px`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await signIn(context, here.stage);
    await visitLeague(page, here.stage);
    const reader = await readerOf(page);
    const { competitors, home } = here.matches[5];
    await reader.tabTo("button", new RegExp(`^${competitors.home.name} \\d`));
    await reader.press("Enter");
    await page.locator(`[data-selection="${home}"]`).waitFor({ state: "attached" });
    await loadedAll(page);

    let keys = 0;
    const press = async (key) => {
      keys += 1;
      await reader.press(key);
    };
    await press("Tab");
    await isAt(reader, "link", "Skip to bet slip");
    await press("Shift+Tab");
    assert.equal(await focusedOutcome(page), home);
    // The link comes once; a second Tab leads on in the page.
    await press("Tab");
    const next = await reader.focused();
    assert.notEqual(next.name, "Skip to bet slip");
    await press("Shift+Tab");
    assert.equal(await focusedOutcome(page), home);
    await page.locator("h1").click();
    await page
      .locator(`${priceAt(home)}:visible`)
      .first()
      .focus();
    await press("Tab");
    await press("Enter");
    await isAt(reader, "region", "Bet slip");
    do {
      assert.ok(keys < MOST_KEYS, `the stake is more than ${MOST_KEYS} keys away`);
      await press("Tab");
    } while ((await reader.focused()).role !== "textbox");
    await press("2");
    await press("5");
    await page.locator("[data-testid=slip-place][data-action=place]").waitFor();
    await press("Enter");
    await isAt(reader, "heading", "Bet placed");
    assert.ok(keys <= MOST_KEYS, `${keys} keys`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

function focusedOutcome(page) {
  return keyOf(page.locator(":focus"));
}

/** Waits until a role and a name have the focus; returns their description. */
async function isAt(reader, role, name) {
  return eventually(async () => {
    const at = await reader.focused();
    assert.equal(at.role, role, `the focus is on ${at.role} "${at.name}"`);
    if (name instanceof RegExp) assert.match(at.name, name);
    else assert.equal(at.name, name);
    return at;
  });
}

/** Waits until a text was announced. */
async function announces(page, text) {
  await eventually(async () => {
    const all = await announced(page);
    assert.ok(all.includes(text), `"${text}" was not announced, but: ${all.join(" | ")}`);
  });
}
