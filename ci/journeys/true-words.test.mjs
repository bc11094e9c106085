/**
 * Words that do not claim what is not so: half-time and added time, prices that are not to come, a
 * bet that is still being checked, a cash-out below the stake, and one reference for a bet.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { fixtures, LEAGUE, take, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { subunits } from "../lib/money.mjs";
import { betOf, itemOf, openMyBets, placeElsewhere, priceOf, wireOf } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const STAKE = 5000;
/** Seconds on the clock when a half of soccer ends. */
const HALF = 2_700;

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
  },
  { changes: true },
);

beforeEach(() => control("pace", { cashout_ms: 1_000, processing_ms: 0, live_delay_ms: 0 }));

for (const [place, viewport] of [PHONE, WIDE].entries()) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;
  const matchesOf = () => here.matches.slice(place * 4, place * 4 + 4);

  inFull(`added time is shown as such, and half-time as HT ${at}`, async () => {
    const { page, errors, close } = await visitor(viewport);
    const [{ id, slug }] = matchesOf();
    await control("match", { match_id: id, status: 1 });
    await visitLeague(page, here.stage);
    const row = page.locator(`.event-row[data-match="${id}"]`).first();
    await row.locator(".pill-live").waitFor();
    await control("clock", { advance_seconds: HALF + 20 });
    await row.locator(".event-clock", { hasText: /^45\+1'$/ }).waitFor();
    // Added time is one to five and a half minutes.
    for (let waited = 0; (await stageOf(id)) !== "after_1st_half"; waited += 30) {
      assert.ok(waited < 400, "the half does not end");
      await control("clock", { advance_seconds: 30 });
    }
    await row.locator(".event-stage", { hasText: /^HT$/ }).waitFor();
    assert.equal(await row.locator(".event-clock").count(), 0, "no minute is being played");

    await visit(page, `${here.stage.site}/soccer/${slug}`);
    await page.locator(".score-meta .event-stage", { hasText: /^HT$/ }).waitFor();
    assert.equal(await page.locator(".score-meta .event-clock").count(), 0);
    await here.stage.build();
    const html = await (await page.request.get(`${here.stage.site}${LEAGUE}`)).text();
    assert.match(html, /class="event-stage">HT</, "the prerendered page says so too");
    assert.deepEqual(errors, []);
    await close();
  });

  inFull(`a match that is over has no prices "yet", and no markets to open ${at}`, async () => {
    const { page, errors, close } = await visitor(viewport);
    const [, over, closed] = matchesOf();
    await visitLeague(page, here.stage);
    for (const [{ id }, status, words] of [
      [over, 4, "Finished"],
      [closed, 3, "Market closed"],
    ]) {
      const row = page.locator(`.event-row[data-match="${id}"]`).first();
      await row.locator(".price").first().waitFor();
      const { height } = await row.boundingBox();
      await control("match", { match_id: id, status });
      await row.getByText(words, { exact: true }).waitFor();
      assert.equal(await row.locator(".price").count(), 0);
      assert.equal(await row.locator("a.event-more").count(), 0);
      assert.equal((await row.boundingBox()).height, height, "the row keeps its height");
      await control("match", { match_id: id, status: 0 });
    }
    assert.deepEqual(errors, []);
    await close();
  });

  journey()(
    `a bet that is being checked has no tick, and one reference everywhere ${at}`,
    async () => {
      const { page, player, errors, close } = await signedIn(viewport);
      const [, , , live] = matchesOf();
      await control("pace", { live_delay_ms: 4_000 });
      await control("match", { match_id: live.id, status: 1 });
      await visitLeague(page, here.stage);
      await page.locator(`.event-row[data-match="${live.id}"] .pill-live`).first().waitFor();
      await take(page, [live.home]);
      await page.getByTestId("slip-stake").fill("20");
      await settled(page);
      await page.locator("[data-testid=slip-place][data-action=place]").click();
      const receipt = page.getByTestId("slip-receipt");
      await receipt.filter({ hasText: "Bet received, being checked" }).waitFor();
      const tick = await iconOf(receipt);
      const green = await colourOf(page, "--ok");
      assert.notEqual(await receipt.locator("> .icon").evaluate(colour), green);
      const reference = await receipt.locator(".slip-line").last().locator("dd").textContent();

      await here.stage.operator.pass(4);
      await receipt.filter({ hasText: "Bet placed" }).waitFor();
      assert.notEqual(await iconOf(receipt), tick, "the tick comes with the decision");
      assert.equal(await receipt.locator("> .icon").evaluate(colour), green);
      await settled(page);
      await page.getByTestId("slip-done").click();
      await openSlip(page);
      await openMyBets(page);
      const [{ id }] = await player.bets();
      const item = itemOf(page, id).locator(".bet-ref");
      assert.ok((await item.textContent()).endsWith(reference), "my bets name another reference");
      assert.deepEqual(errors, []);
      await close();
    },
  );

  inFull(`a cash-out says what is gained or lost against the stake ${at}`, async () => {
    const { page, player, errors, close } = await signedIn(viewport);
    const [, { home: key }] = matchesOf();
    const id = await placeElsewhere(player, [key], { stake: STAKE });
    await visitLeague(page, here.stage);
    await openSlip(page);
    await openMyBets(page);
    const bet = itemOf(page, id);
    const odds = await priceOf(player, key);

    // A much shorter price: the offer is above the stake.
    await control("price", { ...wireOf(key), odds: 1_010 });
    await offerIs(bet, player, id, (offer) => offer > STAKE);
    await bet.getByTestId("bet-cashout").click();
    await against(bet, "gain", "more than your stake", await betOf(player, id));
    await settled(page);
    await bet.getByTestId("bet-cashout-cancel").click();
    // A longer one: it is below.
    await control("price", { ...wireOf(key), odds: odds * 2 });
    await offerIs(bet, player, id, (offer) => offer < STAKE);
    await settled(page);
    await bet.getByTestId("bet-cashout").click();
    await against(bet, "loss", "less than your stake", await betOf(player, id));
    await settled(page);
    await bet.getByTestId("bet-cashout-confirm").click();
    await bet.getByText("Cashing out…").first().waitFor();
    await here.stage.operator.pass(1);
    await page.locator("[data-testid=alert][data-type=info]").waitFor();
    await page.locator(`[data-id="${id}"][data-status=cashed_out]`).waitFor();
    const green = await colourOf(page, "--ok");
    assert.notEqual(await bet.locator(".bet-status").evaluate(colour), green);
    assert.deepEqual(errors, []);
    await close();
  });
}

function control(what, body) {
  return here.stage.operator.control(what, body);
}

/** The operator's word for a match's stage of play. */
async function stageOf(id) {
  const matches = await here.stage.operator.all("matches", { query: { id } });
  return matches.find((match) => match.id === id).stage;
}

async function visitor(viewport) {
  const { page, context, errors } = await open(here.browser, { viewport });
  return { page, context, errors, close: () => context.close() };
}

async function signedIn(viewport) {
  const opened = await visitor(viewport);
  return { ...opened, player: await signIn(opened.context, here.stage) };
}

/** Waits until the page shows the operator's current offer, which fits. */
async function offerIs(bet, player, id, fits) {
  const { to_cashout: offer } = await betOf(player, id);
  assert.ok(fits(offer), `the offer is ${offer}`);
  await bet.locator(`[data-testid=bet-cashout][data-amount="${offer}"]`).waitFor();
}

/** The question names the difference to the stake. */
async function against(bet, result, words, { to_cashout }) {
  const line = bet.getByTestId("bet-cashout-against");
  const text = await line.textContent();
  assert.equal(await line.getAttribute("data-result"), result);
  assert.ok(text.includes(words), text);
  assert.equal(subunits(text.match(/R[\d,]+\.\d\d/)[0]), Math.abs(to_cashout - STAKE));
}

function iconOf(receipt) {
  return receipt.locator("> .icon").getAttribute("class");
}

/** Runs in the page: the colour of an element. */
function colour(element) {
  return getComputedStyle(element).color;
}

/** A colour of the look, as the browser computes it. */
function colourOf(page, name) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);
}
