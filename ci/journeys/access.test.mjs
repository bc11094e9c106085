/**
 * Accessibility: axe finds nothing. In the gate every page kind is checked in one language and every state of the slip in
 * another, in widths and themes by turns; in full (`bash ci/test --all`) all in every language, each at another width, and
 * in both themes, the second for contrast, because a theme changes colours alone.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings } from "../lib/axe.mjs";
import { chooseType, fixtures, LEAGUE, place, take } from "../lib/betting.mjs";
import { open, PHONE } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { TRIED } from "../lib/languages.mjs";
import { openMyBets } from "../lib/my-bets.mjs";
import { pageKinds } from "../lib/page-kinds.mjs";
import { setUp } from "../lib/set-up.mjs";
import { fillSignIn, openSlip, path, visit } from "../lib/steps.mjs";

const WIDTHS = [360, 768, 1280, 1920];

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
    here.pages = await pageKinds(here.stage.operator);
  },
  { locales: TRIED.join(",") },
);

for (const [turn, locale] of TRIED.entries()) {
  test(`accessible: ${locale}`, async () => {
    // Without motion, so that no colour is measured on its way.
    const { page, context } = await open(here.browser, {
      viewport: PHONE,
      reducedMotion: "reduce",
    });
    const found = [];
    let states = 0;
    const check = async (about) => {
      const state = states++;
      const width = WIDTHS[(turn + (state >> 1)) % WIDTHS.length];
      const [first, second] = state % 2 === 0 ? ["light", "dark"] : ["dark", "light"];
      await page.setViewportSize({ width, height: 800 });
      await showTheme(page, first);
      const faults = await findings(page);
      if (IN_FULL) {
        await showTheme(page, second);
        faults.push(...(await findings(page, ["color-contrast"])));
      }
      found.push(...faults.map((fault) => `${about}, ${width} px, ${first} first: ${fault}`));
      await page.setViewportSize(PHONE);
    };

    const report = () =>
      assert.deepEqual(found, [], `${found.length} findings in ${locale}:\n${found.join("\n")}`);

    const [isOfPages, isOfSlip] = IN_FULL ? [true, true] : [turn === 0, turn === 1];
    for (const [kind, rest] of isOfPages ? Object.entries(here.pages) : []) {
      await visit(page, `${here.stage.site}${path(locale, rest)}`);
      await check(kind);
    }
    report();
    if (!isOfSlip) return context.close();
    await visit(page, `${here.stage.site}${path(locale, LEAGUE)}`);
    const [one, two, three] = here.matches.map(({ home }) => home);
    await take(page, [one]);
    await check("slip with a pick");
    await take(page, [two, three]);
    await chooseType(page, "combo");
    await page.getByTestId("slip-stake").first().fill("10");
    await check("slip with three picks");
    await page.getByTestId("slip-place").click();
    await page.getByTestId("sign-in-form").waitFor();
    await check("sign-in");
    await fillSignIn(page);
    await place(page);
    await check("receipt");
    await openSlip(page);
    await openMyBets(page);
    await check("my bets");
    report();
    return context.close();
  });
}

/** Switches the system's theme; the page follows in an event of its own. */
async function showTheme(page, theme) {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor({ state: "attached" });
}
