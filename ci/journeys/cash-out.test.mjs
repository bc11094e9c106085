/**
 * My bets: their state, and what can be done with them. A bet is cashed out once, for the confirmed
 * amount and no less, whatever happens to the offer or the connection.
 */
import assert from "node:assert/strict";
import { afterEach } from "node:test";
import { fixtures, forgetRefusal, picked, visitLeague } from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { subunits } from "../lib/money.mjs";
import { betOf, itemOf, openMyBets, placeElsewhere, priceOf, wireOf } from "../lib/my-bets.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const STAKE = 5000;
/** Seconds that a cash-out takes. */
const TAKES = 1;

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
  await control("pace", { cashout_ms: TAKES * 1_000, processing_ms: 0 });
});

afterEach(async () => {
  for (const { id } of here.matches) {
    await control("match", { match_id: id, status: 0 });
    await control("suspend", { match_id: id, suspended: false });
  }
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(`a bet is cashed out after a confirmation ${at}`, async () => {
    const { page, player, close } = await signedIn(viewport);
    const id = await placeElsewhere(player, [here.matches[0].home], { stake: STAKE });
    const had = await player.balance();
    await showMyBets(page);
    const bet = itemOf(page, id);
    const { to_cashout: offer, win_amount: possible } = await betOf(player, id);
    assert.ok(offer > 0 && offer < possible);

    await bet.getByTestId("bet-cashout").click();
    const question = bet.locator(".bet-cashout-question");
    const [asked, given, less] = amountsOf(await question.innerText());
    assert.deepEqual([asked, given, less], [offer, possible, Math.abs(offer - STAKE)]);
    await settled(page);
    await bet.getByTestId("bet-cashout-cancel").click();
    await bet.getByTestId("bet-cashout").waitFor();
    assert.equal((await betOf(player, id)).status, "waiting_results");

    const sent = countCalls(page);
    await settled(page);
    await bet.getByTestId("bet-cashout").click();
    await settled(page);
    await bet.getByTestId("bet-cashout-confirm").dblclick();
    await bet.locator("[role=status]", { hasText: "Cashing out…" }).waitFor();
    await here.stage.operator.pass(TAKES);
    await alertSays(page, "Cashed out", offer);
    await page.locator(`[data-id="${id}"][data-status=cashed_out]`).waitFor();
    assert.equal(await bet.getByTestId("bet-cashout").count(), 0);
    assert.equal(sent(), 1, "a second press sends nothing");
    const paid = await betOf(player, id);
    assert.deepEqual([paid.status, paid.win_amount], ["cashed_out", offer]);
    assert.equal(await player.balance(), had + offer);
    await showsBalance(page, had + offer);
    await close();
  });

  journey()(`an offer that moves before the confirmation is confirmed again ${at}`, async () => {
    const { page, player, close } = await signedIn(viewport);
    const key = here.matches[1].home;
    const id = await placeElsewhere(player, [key], { stake: STAKE });
    const had = await player.balance();
    await showMyBets(page);
    const bet = itemOf(page, id);
    await bet.getByTestId("bet-cashout").click();
    const confirm = bet.getByTestId("bet-cashout-confirm");
    const first = Number(await confirm.getAttribute("data-amount"));

    await movePrice(player, key, 2);
    await bet.getByTestId("bet-cashout-changed").waitFor();
    const { to_cashout: now } = await betOf(player, id);
    assert.ok(now < first);
    await eventually(async () =>
      assert.deepEqual(amountsOf(await bet.getByTestId("bet-cashout-changed").textContent()), [
        first,
        now,
      ]),
    );

    await control("suspend", { match_id: here.matches[1].id, suspended: true });
    await bet.getByText("There is no offer at the moment. Your bet was not cashed out.").waitFor();
    assert.equal(await confirm.count(), 0);
    await control("suspend", { match_id: here.matches[1].id, suspended: false });
    await confirm.waitFor();
    await settled(page);
    await confirm.click();
    await bet.locator("[role=status]", { hasText: "Cashing out…" }).waitFor();
    await here.stage.operator.pass(TAKES);
    await alertSays(page, "Cashed out", now);
    assert.equal((await betOf(player, id)).win_amount, now);
    assert.equal(await player.balance(), had + now);
    await showsBalance(page, had + now);
    await close();
  });

  journey()(`an order cashes out on the next page, once the offer reaches it ${at}`, async () => {
    const { page, player, close } = await signedIn(viewport);
    const key = here.matches[5].home;
    const id = await placeElsewhere(player, [key], { stake: STAKE });
    const had = await player.balance();
    await showMyBets(page);
    const bet = itemOf(page, id);
    const { to_cashout: offer } = await betOf(player, id);
    const least = offer + 500;

    await bet.getByTestId("bet-order-open").click();
    const amount = bet.getByTestId("bet-order-amount");
    await amount.fill((offer / 100).toFixed(2));
    await bet.getByTestId("bet-order-set").click();
    await bet.locator(".bet-order-note[data-tone=error]").waitFor();
    await amount.fill((least / 100).toFixed(2));
    await bet.getByTestId("bet-order-set").click();
    assert.deepEqual(amountsOf(await bet.getByTestId("bet-order").textContent()), [least]);

    await visit(page, `${here.stage.site}/`);
    const asked = page.waitForRequest("**/api/v3/bets/cashout");
    await movePrice(player, key, 0.7);
    const { to_cashout: accepted } = (await asked).postDataJSON();
    assert.ok(accepted >= least, `${accepted}`);
    await here.stage.operator.pass(TAKES);
    await alertSays(page, "Cashed out", accepted);
    assert.deepEqual((await betOf(player, id)).win_amount, accepted);
    assert.equal(await player.balance(), had + accepted);
    assert.equal(await page.evaluate(() => sessionStorage.getItem("cash-out orders")), null);
    await close();
  });

  inFull(`an offer that is gone when it is accepted is refused in words ${at}`, async () => {
    const { page, player, errors, close } = await signedIn(viewport);
    const key = here.matches[2].home;
    const id = await placeElsewhere(player, [key], { stake: STAKE });
    const had = await player.balance();
    await showMyBets(page);
    const bet = itemOf(page, id);
    // The price moves while the player's confirmation is under way.
    await page.route("**/api/v3/bets/cashout", async (route) => {
      await movePrice(player, key, 2);
      await route.continue();
    });
    await bet.getByTestId("bet-cashout").click();
    await settled(page);
    await bet.getByTestId("bet-cashout-confirm").click();
    const note = bet.locator("[role=status]", { hasText: "The offer has changed." });
    const text = await note.textContent();
    forgetRefusal(errors, 409);
    const { to_cashout: now, status } = await betOf(player, id);
    assert.equal(status, "waiting_results");
    assert.match(text, new RegExp(`\\b${(now / 100).toFixed(2)}\\b`), "the current offer is shown");
    assert.equal(await player.balance(), had);
    await bet.locator(`[data-testid=bet-cashout][data-amount="${now}"]`).waitFor();
    await close();
  });

  for (const [what, fault, reports] of [
    ["breaks off", { truncate: true }, []],
    // A browser repeats a call by itself when its connection had been reused: the second call is
    // refused, and the bet is cashed out nevertheless.
    ["never comes", { lose_answer: true }, [/net::ERR_|status of 409/]],
  ]) {
    journey()(`a cash-out whose answer ${what} is looked up ${at}`, async () => {
      const { page, player, errors, close } = await signedIn(viewport);
      const id = await placeElsewhere(player, [here.matches[3].home], { stake: STAKE });
      const had = await player.balance();
      await showMyBets(page);
      const bet = itemOf(page, id);
      const { to_cashout: offer } = await betOf(player, id);
      const sent = countCalls(page);
      await control("fail", { path: "/api/v3/bets/cashout", ...fault });
      await bet.getByTestId("bet-cashout").click();
      await settled(page);
      await bet.getByTestId("bet-cashout-confirm").click();
      await eventually(async () =>
        assert.equal((await betOf(player, id)).status, "cashout_in_progress"),
      );
      await here.stage.operator.pass(TAKES);
      await alertSays(page, "Cashed out", offer);
      await page.locator(`[data-id="${id}"][data-status=cashed_out]`).waitFor();
      assert.equal(await bet.locator(".bet-cashout-part").count(), 0, "no message is left");
      assert.equal(sent(), 1);
      assert.equal(await player.balance(), had + offer);
      for (const words of reports) assert.match(errors.shift(), words);
      await close();
    });
  }

  journey()(`my bets are filtered by state and result ${at}`, async () => {
    const { page, player, close } = await signedIn(viewport);
    const ends = ["win", "lose", "refund", "half_win"];
    const ids = {};
    for (const [index, end] of [...ends, "open"].entries()) {
      ids[end] = await placeElsewhere(player, [here.matches[4 + index].away], { stake: STAKE });
    }
    await showMyBets(page);
    for (const id of Object.values(ids)) {
      await page.locator(`[data-id="${id}"][data-open=true]`).waitFor();
    }
    for (const [index, result] of ends.entries()) {
      await control("settle", { match_id: here.matches[4 + index].id, result });
    }
    // Updated by push: the list was not fetched again.
    for (const [end, result] of [
      ["win", "win_entire"],
      ["lose", "lose_entire"],
      ["refund", "refund_entire"],
      ["half_win", "refund_half_win_other"],
    ]) {
      await page.locator(`[data-id="${ids[end]}"][data-result=${result}]`).waitFor();
      const { win_amount } = await betOf(player, ids[end]);
      const sums = await itemOf(page, ids[end]).locator(".bet-sums").textContent();
      assert.deepEqual(amountsOf(sums), [STAKE, win_amount], end);
    }
    const shown = async (expected) => {
      const wanted = expected.map((end) => ids[end]).sort();
      await eventually(async () => {
        const all = await page
          .getByTestId("my-bet")
          .evaluateAll((items) => items.map((item) => item.dataset.id));
        assert.deepEqual(all.filter((id) => Object.values(ids).includes(id)).sort(), wanted);
      });
    };
    await shown(["open", ...ends]);
    await choose(page, "bets-filter-settled");
    await shown(ends);
    await choose(page, "bets-result-win");
    await shown(["win", "half_win"]);
    await choose(page, "bets-result-lose");
    await shown(["lose"]);
    await choose(page, "bets-result-refund");
    await shown(["refund"]);
    await choose(page, "bets-filter-open");
    await shown(["open"]);
    await choose(page, "bets-filter-all");
    await shown(["open", ...ends]);
    await close();
  });

  journey()(`a bet is reused at current prices, and shared ${at}`, async () => {
    const { page, player, close } = await signedIn(viewport);
    const keys = here.matches.slice(0, 3).map(({ draw }) => draw);
    const id = await placeElsewhere(player, keys, { stake: STAKE });
    await showMyBets(page);
    const bet = itemOf(page, id);
    await bet.getByTestId("bet-share").click();
    await bet.getByTestId("slip-share-code").waitFor();
    const code = await bet.getByTestId("slip-share-code").textContent();
    const shared = await player.call("GET", `/api/v3/bets/share-code?code=${code}`);
    assert.equal(shared.bets[0].selections.length, 3);

    await control("match", { match_id: here.matches[0].id, status: 4 });
    await movePrice(player, keys[1], 2);
    await bet.getByTestId("bet-reuse").click();
    await eventually(async () => assert.deepEqual(await picked(page), keys.slice(1)));
    await page
      .getByTestId("alert")
      .filter({ hasText: "1 selection is no longer offered" })
      .waitFor();
    assert.equal(await page.locator("#slip-tab-slip").getAttribute("aria-selected"), "true");
    assert.ok(await page.getByTestId("slip-type-combo").locator("input").isChecked());
    const price = (await priceOf(player, keys[1])) / 1000;
    const first = page.getByTestId("slip-selection").first();
    assert.match(await first.textContent(), new RegExp(price.toFixed(2).replace(".", "\\.")));
    assert.equal(await first.getAttribute("data-state"), "open", "a current price has not changed");
    await close();
  });
}

function control(what, body) {
  return here.stage.operator.control(what, body);
}

/** A page of a signed-in player; closing it fails if the page reported an error. */
async function signedIn(viewport) {
  const { page, context, errors } = await open(here.browser, { viewport });
  const player = await signIn(context, here.stage);
  const close = async () => {
    assert.deepEqual(errors, []);
    await context.close();
  };
  return { page, player, errors, close };
}

async function showMyBets(page) {
  await visitLeague(page, here.stage);
  await openSlip(page);
  await openMyBets(page);
  await page.getByTestId("my-bet").first().waitFor();
}

/** Counts the cash-outs that a page sends. */
function countCalls(page) {
  let count = 0;
  page.on("request", (request) => {
    const isCashOut = new URL(request.url()).pathname === "/api/v3/bets/cashout";
    if (isCashOut && request.method() === "POST") count += 1;
  });
  return () => count;
}

async function movePrice(player, key, times) {
  const odds = (await priceOf(player, key)) * times;
  await control("price", { ...wireOf(key), odds });
}

async function choose(page, testid) {
  await page.locator("label", { has: page.getByTestId(testid) }).click();
  assert.ok(await page.getByTestId(testid).isChecked());
}

async function alertSays(page, words, amount) {
  const alert = page.getByTestId("alert").filter({ hasText: words });
  await alert.waitFor();
  assert.deepEqual(amountsOf(await alert.textContent()), [amount]);
}

async function showsBalance(page, amount) {
  await eventually(async () =>
    assert.equal(subunits(await page.getByTestId("balance").textContent()), amount),
  );
}

/** The amounts of money in a text, in subunits. */
function amountsOf(text) {
  return [...text.matchAll(/R[\d,]+\.\d\d/g)].map(([amount]) => subunits(amount));
}
