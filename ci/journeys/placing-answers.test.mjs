/**
 * Placing when the answer is a 401 or missing, on a phone and on a wide screen: no pick and no
 * stake is lost, and however often the player presses, each bet is placed once.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { chooseType, picked, place, take } from "../lib/betting.mjs";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import {
  ABROAD,
  approveQuickBet,
  openFor,
  prepare,
  setBack,
  touch,
  visitPrices,
} from "../lib/placing.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { fillSignIn, islandsAwake, openSlip } from "../lib/steps.mjs";

const here = setUp(prepare);

beforeEach(() => setBack(here));

/** How an answer is lost after the bets were placed. */
const LOSSES = {
  "a broken connection": (route) => route.abort("connectionreset"),
  "half an answer": async (route, response) => {
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
  },
  "a gateway that gave up": (route, response) => route.fulfill({ response, status: 504, body: "" }),
};

/** That of the gate; what follows after the others is the same, and shown by unit tests of `islands/src/slip`. */
const USUAL = "half an answer";

/**
 * Stakes in subunits, different for each of them: bets are recognized by their content, and one
 * that an earlier test of the same player placed must not match.
 */
const STAKES = {
  "a broken connection": [1000, 1100],
  "half an answer": [1200, 1300],
  "a gateway that gave up": [1400, 1500],
};

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(
    `a session that ends during placing leads to a sign-in, and the bet is placed afterwards ${at}`,
    async () => {
      const { page, context, errors, email, books } = await openFor(here, viewport, ABROAD);
      const keys = here.home.slice(0, 2).map(({ key }) => key);
      await fillSlip(page, keys);
      await chooseType(page, "combo");
      // A call that is still under way would find the end of the session before the press does.
      const answered = page.waitForResponse((response) => response.url().endsWith("/bonuses"));
      await page.getByTestId("slip-stake").fill("12");
      await answered;
      await context.clearCookies();
      await page.getByTestId("slip-place").click();

      await page
        .getByTestId("sign-in-form")
        .filter({ hasText: "Your session has ended" })
        .waitFor();
      assert.deepEqual(await picked(page), keys);
      assert.equal(await page.getByTestId("slip-stake").inputValue(), "12");
      await fillSignIn(page, { email });
      await page.getByTestId("sign-in-form").waitFor({ state: "detached" });
      assert.deepEqual(await books.placed(), [], "signing in does not place by itself");
      assert.equal(await page.getByTestId("slip-stake").inputValue(), "12");
      await place(page);
      const [bet, ...others] = await books.placed();
      assert.deepEqual(others, []);
      assert.equal(bet.type, "combo");
      assert.equal(await books.spent(), 1200);
      // The slip may have fetched limits and bonuses between the end of the session and the press.
      const kept = errors.filter((error) => !error.includes("status of 401"));
      assert.ok(kept.length < errors.length);
      errors.splice(0, errors.length, ...kept);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  for (const [how, lose] of Object.entries(LOSSES)) {
    const define = how === USUAL ? journey() : inFull;
    define(
      `singles whose answer is lost to ${how} are looked up and placed once ${at}`,
      async () => {
        const { page, context, errors, books } = await openFor(here, viewport);
        const keys = here.home.slice(0, 2).map(({ key }) => key);
        await fillSlip(page, keys);
        await chooseType(page, "single");
        const [one, other] = STAKES[how];
        await page
          .getByTestId("slip-stake")
          .nth(0)
          .fill(`${one / 100}`);
        await page
          .getByTestId("slip-stake")
          .nth(1)
          .fill(`${other / 100}`);
        const letLook = await holdLooks(page);
        await loseNextAnswer(page, lose);
        await page.getByTestId("slip-place").click();

        const unanswered = page.getByTestId("slip-unanswered");
        await unanswered.filter({ hasText: "We do not know yet" }).waitFor();
        assert.ok(await page.getByTestId("slip-place").isDisabled());
        assert.ok(await page.getByTestId("slip-remove").first().isDisabled());
        letLook();
        await page
          .getByTestId("slip-receipt")
          .filter({ hasText: "we received your bet, once" })
          .waitFor();
        const bets = await books.placed();
        assert.deepEqual(
          bets.map(({ type, stake }) => [type, stake.value]),
          [
            ["single", other],
            ["single", one],
          ],
        );
        assert.equal(await books.spent(), one + other);
        forgetLoss(errors);
        assert.deepEqual(errors, []);
        await context.close();
      },
    );
  }

  journey()(`a call that the browser repeats by itself places nothing twice ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await fillSlip(
      page,
      here.home.slice(0, 1).map(({ key }) => key),
    );
    await page.getByTestId("slip-stake").fill("18");
    const fault = { path: "/api/v3/bets", method: "POST", times: 1, lose_answer: true };
    await here.stage.operator.control("fail", fault);
    await page.getByTestId("slip-place").click();
    await page.getByTestId("slip-receipt").waitFor();
    const bets = await books.placed();
    assert.deepEqual(
      bets.map(({ stake }) => stake.value),
      [1800],
    );
    assert.equal(await books.spent(), 1800);
    forgetLoss(errors);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`singles whose answer is lost are also looked up after a reload ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await fillSlip(
      page,
      here.home.slice(0, 2).map(({ key }) => key),
    );
    await chooseType(page, "single");
    for (const field of await page.getByTestId("slip-stake").all()) await field.fill("16");
    const letLook = await holdLooks(page);
    await loseNextAnswer(page, LOSSES["a broken connection"]);
    await page.getByTestId("slip-place").click();
    await page.getByTestId("slip-unanswered").waitFor();
    await page.reload({ waitUntil: "load" });
    await islandsAwake(page);
    await openSlip(page);
    await page.getByTestId("slip-unanswered").waitFor();
    assert.ok(await page.getByTestId("slip-place").isDisabled());
    letLook();
    await page
      .getByTestId("slip-receipt")
      .filter({ hasText: "we received your bet, once" })
      .waitFor();
    assert.equal((await books.placed()).length, 2);
    assert.equal(await books.spent(), 3200);
    forgetLoss(errors);
    assert.deepEqual(errors, []);
    await context.close();
  });

  journey()(`a bet that never arrived is reported and can be placed again ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    const { key } = here.home[0];
    await fillSlip(page, [key]);
    await page.getByTestId("slip-stake").fill("19");
    await page.route("**/api/v3/bets", (route) => route.abort("connectionreset"), { times: 1 });
    await page.getByTestId("slip-place").click();
    const waits = page.getByTestId("slip-unanswered").filter({ hasText: "up to 45 seconds" });
    await waits.waitFor();
    await passDoubt(page);
    await page.getByTestId("slip-error").filter({ hasText: "nothing was taken" }).waitFor();
    assert.deepEqual(await books.placed(), []);
    assert.deepEqual(await picked(page), [key]);
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "19");
    await place(page);
    assert.equal((await books.placed()).length, 1);
    assert.equal(await books.spent(), 1900);
    forgetLoss(errors);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`a quick bet whose answer is lost is looked up and placed once ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    const [first, second] = here.home;
    await visitPrices(page, here);
    await approveQuickBet(page, "18");
    const letLook = await holdLooks(page);
    await loseNextAnswer(page, LOSSES["a broken connection"]);
    await touch(page, first.key);
    await page
      .locator("[data-testid=slip-quick-result][data-state=unanswered]")
      .waitFor({ state: "attached" });
    await touch(page, second.key);
    letLook();
    await page
      .locator("[data-testid=alert][data-type=success]")
      .filter({ hasText: "2.00" })
      .waitFor();
    await eventually(async () => assert.equal(await books.spent(), 1800));
    assert.equal(
      (await books.placed()).length,
      1,
      "no touch places while another bet is looked up",
    );
    forgetLoss(errors);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

/** A slip with prices, after everything that it fetches about them has arrived. */
async function fillSlip(page, keys) {
  await visitPrices(page, here);
  const limits = page.waitForResponse((answer) => answer.url().endsWith("/max-stake"));
  await take(page, keys);
  await limits;
}

/** Lets the operator carry out the page's next placing, and drops its answer. */
function loseNextAnswer(page, lose) {
  return page.route(
    "**/api/v3/bets",
    async (route) => {
      const response = await route.fetch();
      assert.equal(response.status(), 200);
      await lose(route, response);
    },
    { times: 1 },
  );
}

/** Lets the time pass in which the operator could still place a lost bet; the page asks for it again and again. */
async function passDoubt(page) {
  let isKnown = false;
  const known = page
    .getByTestId("slip-error")
    .waitFor()
    .then(() => {
      isKnown = true;
    });
  while (!isKnown) {
    const looked = page.waitForResponse(LOOKS);
    // The last one is not followed by another.
    looked.catch(() => {});
    await page.clock.runFor(4_000);
    await Promise.race([looked, known]);
  }
}

/** The page's calls for the list of bets. */
const LOOKS = /\/api\/v3\/bets\?/;

/** Holds the page's calls for the list of bets; returns a function that releases them. */
async function holdLooks(page) {
  let letGo;
  const gone = new Promise((resolve) => {
    letGo = resolve;
  });
  await page.route(LOOKS, async (route) => {
    await gone;
    // The page may have been left.
    await route.continue().catch(() => {});
  });
  return letGo;
}

/** Removes the console's report of the expected loss from a page's errors. */
function forgetLoss(errors) {
  const kept = errors.filter(
    (error) => !/net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)|status of 504/.test(error),
  );
  errors.splice(0, errors.length, ...kept);
}
