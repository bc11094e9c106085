/**
 * Small screens, enlarged text and enlarged pages: nothing overlaps, nothing is cut, every control
 * can be hit, and the slip can be used. Judged by geometry.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, take, visitLeague } from "../lib/betting.mjs";
import { open, PHONE } from "../lib/browser.mjs";
import { coveredOnTheWay } from "../lib/focus-path.mjs";
import { describe, look } from "../lib/geometry.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { pageKinds } from "../lib/page-kinds.mjs";
import { SCREENS, screenOf } from "../lib/screens.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { openPrices, path, pick, visit } from "../lib/steps.mjs";

const LOCALES = ["en-ZA", "ar"];

/** The screens of the gate, by turns: large text, and a page that is enlarged. */
const HARDEST = SCREENS.slice(2, 4);

/** Names as long as the longest in real leagues. */
const LONG = [
  { home: "Wolverhampton Wanderers", away: "Brighton & Hove Albion" },
  { home: "نادي الوحدة الرياضي الثقافي", away: "شباب الأهلي دبي" },
];

const here = setUp(
  async (here) => {
    const { operator, build } = here.stage;
    here.matches = await fixtures(operator);
    for (const [at, names] of LONG.entries()) {
      await operator.control("match", { match_id: here.matches[at].id, ...names });
    }
    await build();
    here.pages = await pageKinds(operator);
  },
  { matches: 300, changes: true },
);

for (const [turn, locale] of LOCALES.entries()) {
  const journey = inTurn(locale, LOCALES);

  test(`pages of every kind fit: ${locale}`, async () => {
    const { page, context } = await openPhone();
    const show = await screenOf(page);
    const found = [];
    for (const [nth, [kind, rest]] of Object.entries(here.pages).entries()) {
      if (!IN_FULL && nth % LOCALES.length !== turn) continue;
      await visit(page, `${here.stage.site}${path(locale, rest)}`);
      for (const screen of IN_FULL ? SCREENS : [HARDEST[(nth >> 1) % HARDEST.length]]) {
        await show(screen);
        found.push(...(await faults(page, kind, screen)));
        if (kind !== "league") continue;
        const other = page.locator("[data-list-market='2']:visible");
        if ((await other.count()) === 0) continue;
        await other.click();
        found.push(...(await faults(page, "league, second market", screen)));
        await page.locator("[data-list-market='1']").click();
      }
    }
    report(found, locale);
    await context.close();
  });

  journey()(`the slip fits: ${locale}`, async () => {
    const { page, context } = await openPhone();
    const show = await screenOf(page);
    const found = [];
    await visitLeague(page, here.stage, locale);
    const keys = here.matches.slice(0, 3).map(({ home }) => home);
    for (const [state, picks, stake] of [
      ["one pick", keys.slice(0, 1), ""],
      ["three picks", keys.slice(1), ""],
      ["three picks and a stake", [], "1250.50"],
    ]) {
      await show({ ...PHONE, text: 100 });
      if (picks.length > 0) await take(page, picks);
      if (stake) await page.getByTestId("slip-stake").first().fill(stake);
      for (const screen of SCREENS) {
        await show(screen);
        found.push(...(await faults(page, `slip with ${state}`, screen, ".slip")));
      }
    }
    report(found, locale);
    await context.close();
  });
}

test("by Tab, the focus never lies under a bar", async () => {
  const { page, context } = await openPhone();
  const show = await screenOf(page);
  const found = [];
  for (const kind of ["league", ...(IN_FULL ? ["match before its start"] : [])]) {
    await show({ ...PHONE, text: 100 });
    await visit(page, `${here.stage.site}${here.pages[kind]}`);
    // With a pick, which the next page keeps, the slip's bar lies over the page as well.
    if (kind === "league") await pick(openPrices(page).nth(2));
    await page.locator("[data-slip-bar]").waitFor();
    for (const screen of IN_FULL ? SCREENS.slice(0, 3) : HARDEST.slice(0, 1)) {
      await show(screen);
      for (const [key, most] of [
        ["Tab", 40],
        ["Shift+Tab", 90],
      ]) {
        const covered = await coveredOnTheWay(page, { key, most });
        found.push(...covered.map((one) => `${kind}, ${screen.name}, ${key}: ${one}`));
      }
    }
  }
  report(found, "en-ZA");
  await context.close();
});

/** A page that is enlarged has more pixels of the screen for each of its own. */
function openPhone() {
  return open(here.browser, { viewport: PHONE, deviceScaleFactor: 2 });
}

async function faults(page, about, { name }, within) {
  const found = await look(page, { within });
  return found.map((fault) => `${about}, ${name}: ${describe(fault)}`);
}

function report(found, locale) {
  assert.equal(found.length, 0, `${found.length} faults in ${locale}\n${found.join("\n")}`);
}
