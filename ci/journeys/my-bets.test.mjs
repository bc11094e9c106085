/**
 * My bets opens on the open bets: the score and the clock of matches in play, and how each decided
 * leg ended.
 */
import assert from "node:assert/strict";
import { fixtures, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { betOf, itemOf, openMyBets, placeElsewhere } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, visit } from "../lib/steps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
  await control("pace", { processing_ms: 0, live_delay_ms: 0 });
});

for (const [place, viewport] of [PHONE, WIDE].entries()) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`open bets come first, with the scores of what is in play ${at}`, async () => {
    const { page, player, errors, close } = await signedIn(viewport);
    const [first, second, third] = here.matches.slice(place * 3);
    const done = await placeElsewhere(player, [third.home]);
    const id = await placeElsewhere(player, [first.home, second.away]);
    await control("settle", { match_id: third.id, result: "lose" });
    // On a page that shows neither match.
    await visit(page, `${here.stage.site}/tennis`);
    await openSlip(page);
    await openMyBets(page);
    const bet = itemOf(page, id);
    const [one, other] = [0, 1].map((index) => bet.locator(".bet-selection").nth(index));
    await one.locator("time").waitFor();
    assert.ok(await page.getByTestId("bets-filter-open").isChecked());
    assert.equal(await itemOf(page, done).count(), 0);
    assert.equal(await page.locator(".bets-choices").count(), 1, "one row of filters");
    await assertInside(page, itemOf(page, id).locator(".bet-ref"), bet);

    await control("match", { match_id: first.id, status: 1 });
    await one.getByTestId("bet-score").waitFor();
    assert.equal(await one.locator("time").count(), 0, "it has begun");
    const all = await here.stage.operator.all("matches");
    const { statistics } = all.find((match) => match.id === first.id);
    const { home, away } = statistics.total_score;
    assert.ok((await one.getByTestId("bet-score").textContent()).endsWith(`${home}–${away}`));
    await one.getByTestId("bet-live").filter({ hasText: "Live" }).waitFor();
    await other.locator("time").waitFor();

    await control("settle", { match_id: first.id, result: "win" });
    const mark = one.getByTestId("bet-leg-result");
    await mark.filter({ hasText: "Won" }).waitFor();
    const won = await mark.locator(".icon").getAttribute("class");
    assert.equal(await other.getByTestId("bet-leg-result").count(), 0);
    assert.equal((await betOf(player, id)).status, "waiting_results");

    await control("settle", { match_id: second.id, result: "lose" });
    const lost = other.getByTestId("bet-leg-result").filter({ hasText: "Lost" });
    await lost.waitFor();
    assert.notEqual(await lost.locator(".icon").getAttribute("class"), won, "another shape");
    await page.locator(`[data-id="${id}"][data-result=lose_entire]`).waitFor();
    await page.getByTestId("bets-filter-settled").check();
    await itemOf(page, done).waitFor();
    await page.getByTestId("bets-filter-open").check();
    await eventually(async () => assert.equal(await itemOf(page, id).count(), 0));
    assert.deepEqual(errors, []);
    await close();
  });

  journey()(`a match that went on elsewhere is fetched with its score ${at}`, async () => {
    const { page, player, errors, close } = await signedIn(viewport);
    const { id: matchId, draw } = here.matches[6 + place];
    const id = await placeElsewhere(player, [draw]);
    await control("match", { match_id: matchId, status: 1 });
    await visitLeague(page, here.stage);
    await openSlip(page);
    await openMyBets(page);
    await itemOf(page, id).getByTestId("bet-score").waitFor();
    assert.equal(await itemOf(page, id).locator(".bet-event time").count(), 0);
    assert.deepEqual(errors, []);
    await close();
  });
}

function control(what, body) {
  return here.stage.operator.control(what, body);
}

async function signedIn(viewport) {
  const { page, context, errors } = await open(here.browser, { viewport });
  const player = await signIn(context, here.stage);
  return { page, player, errors, close: () => context.close() };
}

/** A text keeps its distance from the border of its card. */
async function assertInside(page, text, card) {
  const [inner, outer] = await Promise.all([text.boundingBox(), card.boundingBox()]);
  const size = await text.evaluate((element) => getComputedStyle(element).paddingBlockEnd);
  const below = outer.y + outer.height - inner.y - inner.height + Number.parseFloat(size);
  assert.ok(below >= 8, `${below} px below the reference at ${page.viewportSize().width} px`);
}
