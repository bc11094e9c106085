/**
 * Nothing moves by itself: pages hold still while they load, while the push changes prices, starts,
 * suspends and finishes matches, while the page is scrolled, and while a player picks and types.
 */
import assert from "node:assert/strict";
import { fixtures, LEAGUE, take } from "../lib/betting.mjs";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
  assert.ok(here.matches.length >= 7, `${here.matches.length} matches`);
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  journey()(`lists and matches hold still under the push, at ${viewport.width} px`, async () => {
    const { operator, site } = here.stage;
    // Since the build, before the page is opened: live. While it is open: live, finished, suspended, and
    // another price. The last one only has another price.
    const [early, starts, ends, rests, moves, still] = here.matches;
    const before = async () => {
      for (const { id } of here.matches)
        await operator.control("match", { match_id: id, status: 0 });
      await operator.control("suspend", { match_id: rests.id, suspended: false });
      await operator.control("match", { match_id: early.id, status: 1 });
    };
    const places = ["/", "/live", LEAGUE, `/soccer/${early.slug}`, `/soccer/${starts.slug}`];
    for (const [nth, place] of [...places, `/soccer/${still.slug}`].entries()) {
      await before();
      const { page, context, errors } = await open(here.browser, { viewport });
      await visit(page, `${site}${place}`);
      await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
      await operator.control("match", { match_id: starts.id, status: 1 });
      await operator.control("match", { match_id: ends.id, status: 4 });
      await operator.control("suspend", { match_id: rests.id, suspended: true });
      await changePrice(operator, moves, 100_000 + 1000 * nth);
      await changePrice(operator, still, 100_000 + 1000 * nth);
      await operator.control("clock", { advance_seconds: 60 });
      await operator.drawn(page);
      await page.clock.runFor(600);
      await assertStill(page);
      await scrollThrough(page);
      await assertStill(page);
      assert.deepEqual(errors, []);
      await context.close();
    }
  });

  journey()(
    `a page holds still while a player picks and types, at ${viewport.width} px`,
    async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await visit(page, `${here.stage.site}${LEAGUE}`);
      await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
      // What has begun and ended since the build has moved: a scroll during that would count as a shift.
      await page.clock.runFor(1_500);
      await take(
        page,
        here.matches.slice(5, 7).map(({ home }) => home),
      );
      await settled(page);
      const button = page.getByTestId("slip-place");
      const before = await button.boundingBox();
      await page.getByTestId("slip-stake").first().pressSequentially("12.50");
      await eventually(async () =>
        assert.match(await page.getByTestId("slip-return").first().innerText(), /\d/),
      );
      await settled(page);
      assert.deepEqual(await button.boundingBox(), before, "the button that places");
      await assertStill(page, { outside: ".slip" });
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

function changePrice(operator, { home }, odds) {
  const [match_id, market_id, , outcome_id] = home.split(":").map(Number);
  return operator.control("price", { match_id, market_id, outcome_id, odds });
}

/** Scrolls to the end of the page and back, in steps that a finger makes. */
async function scrollThrough(page) {
  for (const way of [1, -1]) {
    let isAtEnd = false;
    for (let steps = 0; steps < 25 && !isAtEnd; steps += 1) {
      isAtEnd = await page.evaluate((way) => {
        scrollBy(0, way * 0.8 * innerHeight);
        const end = document.documentElement.scrollHeight - innerHeight;
        return way > 0 ? scrollY >= end - 1 : scrollY <= 0;
      }, way);
      await page.clock.runFor(30);
    }
  }
}
