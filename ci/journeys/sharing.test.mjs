/**
 * Bets are shared by code and by link, and opened by either: in another browser, over a slip that
 * is not empty, and when none of them is left.
 */
import assert from "node:assert/strict";
import { afterEach } from "node:test";
import {
  chooseType,
  fixtures,
  forgetRefusal,
  picked,
  place,
  take,
  visitLeague,
} from "../lib/betting.mjs";
import { open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { signIn } from "../lib/player.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, islandsAwake, openSlip } from "../lib/steps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

afterEach(async () => {
  for (const { id } of here.matches) await control("match", { match_id: id, status: 0 });
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(
    `a system is shared, opened by its code in another browser, and placed ${at}`,
    async () => {
      const keys = here.matches.slice(0, 3).map(({ home }) => home);
      const sharer = await visitor(viewport);
      const { code } = await shareSystem(sharer.page, keys, "30");

      const friend = await visitor(viewport);
      const player = await signIn(friend.context, here.stage);
      const [had, placedBefore] = [await player.balance(), (await player.bets()).length];
      await visitLeague(friend.page, here.stage);
      await openSlip(friend.page);
      // Typed by hand: in lower case.
      await enterCode(friend.page, code.toLowerCase());
      await assertSystem(friend.page, keys, "30");
      await place(friend.page);

      const bets = await player.bets();
      assert.equal(bets.length, placedBefore + 1);
      assert.equal(bets[0].type, "system");
      assert.equal(bets[0].system.win_count, 2);
      assert.equal(bets[0].stake.value, 3000);
      assert.deepEqual(bets[0].selections.map(keyOf), keys);
      assert.equal(await player.balance(), had - 3000);
      assert.deepEqual(await picked(sharer.page), keys, "sharing takes nothing from the sharer");
      await leave(sharer, friend);
    },
  );

  inFull(
    `a stake in another currency is converted, and the slip names the original ${at}`,
    async () => {
      const keys = here.matches.slice(0, 3).map(({ away }) => away);
      const sharer = await visitor(viewport);
      const { url } = await shareSystem(sharer.page, keys, "100");

      const friend = await visitor(viewport);
      const { page } = friend;
      const player = await signIn(friend.context, here.stage, { email: "euro@example.com" });
      const had = await player.balance();
      await page.goto(url, { waitUntil: "load" });
      // R100.00 at 19.4555 rand for a euro.
      await assertSystem(page, keys, "5.14");
      const note = page.getByTestId("slip-converted");
      assert.equal(await note.textContent(), "The shared stake of R100.00 is converted to €5.14.");
      await place(page);
      assert.deepEqual((await player.bets())[0].stake, {
        value: 514,
        currency: "EUR",
        subunits: 100,
      });
      assert.equal(await player.balance(), had - 514);
      await leave(sharer, friend);
    },
  );

  journey()(
    `a link opens the shared bets once, and is removed from the address ${at}`,
    async () => {
      const keys = here.matches.slice(0, 3).map(({ draw }) => draw);
      const sharer = await visitor(viewport, {
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const { code, url } = await shareSystem(sharer.page, keys, "15");
      await sharer.page.getByTestId("slip-share").click();
      await sharer.page.getByText("Link copied.").waitFor();
      assert.equal(await sharer.page.evaluate(() => navigator.clipboard.readText()), url);

      const friend = await visitor(viewport);
      await friend.page.goto(`${url}&ctag=summer#top`, { waitUntil: "load" });
      await assertSystem(friend.page, keys, "15");
      assert.ok(await friend.page.getByTestId("slip-place").isVisible(), "the slip is not on show");
      const address = new URL(friend.page.url());
      assert.deepEqual([address.search, address.hash], ["?ctag=summer", "#top"]);

      const asked = [];
      friend.page.on("request", (request) => asked.push(request.url()));
      await friend.page.reload({ waitUntil: "load" });
      await islandsAwake(friend.page);
      await openSlip(friend.page);
      await assertSystem(friend.page, keys, "15");
      assert.ok(asked.length > 0 && !asked.some((one) => one.includes(code)), "it is opened again");
      await leave(sharer, friend);
    },
  );

  journey()(`over a slip that is not empty, the player decides ${at}`, async () => {
    const shared = here.matches.slice(0, 3).map(({ home }) => home);
    const own = here.matches[3].away;
    const sharer = await visitor(viewport);
    const { url } = await shareSystem(sharer.page, shared, "30");

    const friend = await visitor(viewport);
    const { page } = friend;
    await visitLeague(page, here.stage);
    await take(page, [own]);
    await page.getByTestId("slip-stake").fill("12");
    const link = new URL(url).search;
    for (const [answer, expected] of [
      ["cancel", [own]],
      ["add", [own, ...shared]],
      ["replace", shared],
    ]) {
      await page.goto(`${here.stage.site}/${link}`, { waitUntil: "load" });
      await islandsAwake(page);
      await page.getByTestId("slip-code-ask").waitFor();
      assert.ok((await picked(page)).includes(own), "nothing happens before the player decides");
      await page.getByTestId(`slip-code-${answer}`).click();
      await page.getByTestId("slip-code-ask").waitFor({ state: "detached" });
      await eventually(async () => assert.deepEqual(await picked(page), expected, answer));
      if (answer === "cancel") {
        assert.equal(await page.getByTestId("slip-stake").inputValue(), "12");
      }
    }
    await assertSystem(page, shared, "30");
    await leave(sharer, friend);
  });

  inFull(`an unknown code and a lost answer are explained ${at}`, async () => {
    const friend = await visitor(viewport);
    const { page, errors } = friend;
    await visitLeague(page, here.stage);
    await openSlip(page);
    await enterCode(page, "NOSUCH1");
    await announces(page, "No bet found. Check the code.");
    forgetRefusal(errors, 404);
    await page.getByTestId("slip-code-error").getByRole("button").click();
    await page.getByTestId("slip-code-error").waitFor({ state: "detached" });

    await control("fail", { path: "/api/v3/bets/share-code", method: "GET", status: 503 });
    await enterCode(page, "NOSUCH2");
    await announces(page, "The shared bet could not be opened. Try again later.");
    forgetRefusal(errors, 503);
    errors.splice(
      0,
      errors.length,
      ...errors.filter((error) => !error.includes("a shared bet could not be opened")),
    );
    assert.equal(await page.getByTestId("slip-selection").count(), 0);
    await page.getByTestId("slip-code-error").getByRole("button").click();
    await closeSlip(page);

    // In a filled slip the code field is at its end; the answer is scrolled into view.
    await signIn(friend.context, here.stage);
    await visitLeague(page, here.stage);
    await take(
      page,
      here.matches.slice(0, 5).map(({ home }) => home),
    );
    await chooseType(page, "combo");
    await page.getByTestId("slip-share-open").click();
    await enterCode(page, "NOSUCH3");
    await announces(page, "No bet found. Check the code.");
    forgetRefusal(errors, 404);
    await eventually(async () => assert.ok(await isInSight(page.getByTestId("slip-code-error"))));
    await page.getByTestId("slip-stake").fill("10");
    await place(page);
    assert.equal(await page.getByTestId("slip-code-error").count(), 0, "the error is gone by now");
    await leave(friend);
  });

  inFull(`ended matches are left out, and an empty result is explained ${at}`, async () => {
    const matches = here.matches.slice(0, 3);
    const keys = matches.map(({ away }) => away);
    const sharer = await visitor(viewport);
    const { code } = await shareSystem(sharer.page, keys, "30");
    await control("match", { match_id: matches[0].id, status: 4 });

    const friend = await visitor(viewport);
    const { page } = friend;
    await visitLeague(page, here.stage);
    await openSlip(page);
    await enterCode(page, code);
    // Two selections are no system: they become a combo, and the stake stays.
    await eventually(async () => assert.deepEqual(await picked(page), keys.slice(1)));
    assert.ok(await page.getByTestId("slip-type-combo").locator("input").isChecked());
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "30");

    for (const { id } of matches.slice(1)) await control("match", { match_id: id, status: 4 });
    const late = await visitor(viewport);
    await visitLeague(late.page, here.stage);
    await openSlip(late.page);
    await enterCode(late.page, code);
    await announces(late.page, "None of this bet is still offered. Try another bet.");
    assert.equal(await late.page.getByTestId("slip-selection").count(), 0);
    await leave(sharer, friend, late);
  });
}

function control(what, body) {
  return here.stage.operator.control(what, body);
}

function visitor(viewport, options = {}) {
  return open(here.browser, { viewport, ...options });
}

/** Makes a system of prices and shares it: `{code, url}`. */
async function shareSystem(page, keys, stake) {
  await visitLeague(page, here.stage);
  await take(page, keys);
  await chooseType(page, "system");
  await page.getByTestId("slip-stake").fill(stake);
  await page.getByTestId("slip-share-open").click();
  await page.getByTestId("slip-share").click();
  const code = await page.getByTestId("slip-share-code").textContent();
  assert.match(code, /^[2-9A-Z]{7}$/);
  const url = await page.locator("a.slip-share-link").getAttribute("href");
  assert.equal(url, `${here.stage.site}/?betcode=${code}`);
  return { code, url };
}

async function enterCode(page, code) {
  await page.locator("#slip-code").fill(code);
  await page.locator("#slip-code").press("Enter");
}

async function assertSystem(page, keys, stake) {
  await eventually(async () => assert.deepEqual(await picked(page), keys));
  await page.getByTestId("slip-type-system").locator("input:checked").waitFor();
  assert.match(
    await page.getByTestId("slip-system").locator("option:checked").textContent(),
    /2 of 3 · 3 lines/,
  );
  assert.equal(await page.getByTestId("slip-stake").inputValue(), stake);
}

async function announces(page, words) {
  await page.getByTestId("slip-code-error").getByRole("alert").filter({ hasText: words }).waitFor();
}

/** Whether an element is visible: at a scrolled-away element's position there is another one. */
function isInSight(element) {
  return element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

function keyOf({ match, market, specifier, outcome }) {
  return `${match.id}:${market.id}:${specifier ?? ""}:${outcome.id}`;
}

/** Closes all contexts; fails if a page had an error. */
async function leave(...visitors) {
  for (const { context, errors } of visitors) {
    assert.deepEqual(errors, []);
    await context.close();
  }
}
