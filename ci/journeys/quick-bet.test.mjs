/**
 * Quick bet spends money at a touch: while it is armed every page says so, it is turned off in one
 * tap, it does not outlive a reload, a sign-out or ten idle minutes, and a touch that was meant for
 * the page places nothing.
 */
import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import { PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { approveQuickBet, openFor, prepare, setBack, touch, visitPrices } from "../lib/placing.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { closeSlip, openSlip, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(prepare);

beforeEach(async () => {
  await setBack(here);
  const { operator } = here.stage;
  await operator.control("pace", { live_delay_ms: 0 });
  for (const { match } of here.home)
    await operator.control("match", { match_id: match.id, status: 0 });
});

for (const viewport of [PHONE, WIDE]) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;

  journey()(
    `armed quick bet is seen on every kind of page, and is turned off in one tap ${at}`,
    async () => {
      const { page, context, errors, books } = await openFor(here, viewport);
      await visitPrices(page, here);
      assert.equal(await bar(page).count(), 0);
      await approveQuickBet(page, "10");
      await closeSlip(page);
      const { slug } = here.home[0].match;
      const paths = [
        "/",
        "/live",
        "/soccer",
        "/soccer/premier-league",
        `/soccer/${slug}`,
        "/ar/live",
        "/no/such/page",
      ];
      for (const path of [...paths, await categoryPath(page)]) {
        await visit(page, `${here.stage.site}${path}`);
        await bar(page).filter({ hasText: "10" }).waitFor();
        await assertBarIsInView(page, viewport);
        await assertPricesAreMarked(page);
      }
      await visitPrices(page, here);
      await bar(page).filter({ hasText: "Quick bet on · R10.00" }).waitFor();
      await page.getByTestId("quick-bar-off").click();
      await bar(page).waitFor({ state: "detached" });
      await touch(page, here.home[0].key);
      await page
        .locator(`${priceAt(here.home[0].key)}[aria-pressed=true]`)
        .first()
        .waitFor();
      assert.deepEqual(await books.placed(), []);
      const own = errors.filter((error) => !error.includes("status of 404"));
      assert.deepEqual(own, []);
      await context.close();
    },
  );

  inFull(`in the bet builder a tap only picks, and nothing says more ${at}`, async () => {
    const { page, context, errors } = await openFor(here, viewport);
    await visitPrices(page, here);
    await approveQuickBet(page, "10");
    await closeSlip(page);
    const { slug } = here.home[0].match;
    await visit(page, `${here.stage.site}/soccer/${slug}#bet-builder`);
    const price = page.locator("[data-testid=builder-outcome]:enabled").first();
    await price.waitFor();
    await bar(page).waitFor();
    assert.equal(await price.evaluate((it) => getComputedStyle(it).boxShadow), "none");
    await openSlip(page);
    await page.getByTestId("slip-quick-stake").waitFor();
    assert.equal(await page.getByTestId("slip-quick-state").isVisible(), false);
    assert.deepEqual(errors, []);
    await context.close();
  });

  inFull(`the answer names match, pick and price ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await approveQuickBet(page, "14");
    const { key, match } = here.home[0];
    await touch(page, key);
    const alert = page.locator("[data-testid=alert][data-type=success]");
    await alert.waitFor();
    const text = await alert.textContent();
    const { home, away } = match.competitors;
    for (const part of ["Quick bet placed", home.name, away.name, "2.00", "R14.00"]) {
      assert.ok(text.includes(part), `"${part}" is not in "${text}"`);
    }
    assert.equal(await books.spent(), 1400);
    assert.deepEqual(errors, []);
    await context.close();
  });

  for (const [how, leave] of Object.entries({
    "a reload": (page) => page.reload({ waitUntil: "load" }),
    "a sign-out": signOut,
    "ten minutes without use": (page) => page.clock.fastForward("10:01"),
  })) {
    inFull(`${how} disarms quick bet ${at}`, async () => {
      const { page, context, errors, books } = await openFor(here, viewport);
      await visitPrices(page, here);
      await approveQuickBet(page, "15");
      await closeSlip(page);
      await bar(page).waitFor();
      await leave(page);
      await bar(page).waitFor({ state: "detached" });
      const { key } = here.home[1];
      await page.clock.runFor(1_000);
      await page
        .locator(`${priceAt(key)}:visible`)
        .first()
        .click();
      await page
        .locator(`${priceAt(key)}[aria-pressed=true]`)
        .first()
        .waitFor();
      assert.equal(await bar(page).count(), 0);
      assert.deepEqual(await books.placed().catch(() => []), []);
      const own = errors.filter((error) => !error.includes("status of 401"));
      assert.deepEqual(own, []);
      await context.close();
    });
  }

  journey()(
    `a refusal after a second touch is said, and stays until it is dismissed ${at}`,
    async () => {
      const { page, context, errors, operator, books } = await openFor(here, viewport);
      const [first, second] = here.home;
      await operator.control("pace", { live_delay_ms: 600_000 });
      await operator.control("match", { match_id: first.match.id, status: 1 });
      // The page was built before the match began, and rows that move under a touch take none: the next matches, too, are
      // asked for some seconds after one has begun.
      const refilled = page.waitForResponse((answer) => answer.url().includes("match_status=0"));
      await visitPrices(page, here);
      await page.locator(`.event-row[data-live][data-match="${first.match.id}"]`).waitFor();
      await approveQuickBet(page, "11");
      await touch(page, first.key);
      const alert = page.getByTestId("alert");
      await alert.filter({ hasText: "being checked" }).waitFor();
      const [checked] = await books.placed();
      await (await refilled).finished();
      await settled(page);
      await settled(page);
      await touch(page, second.key);
      await alert.filter({ hasText: "Quick bet placed" }).waitFor();
      await operator.control("bet", { bet_id: checked.id, decision: "reject" });

      const refused = alert.filter({ hasText: "Quick bet not accepted" });
      await refused.waitFor();
      const text = await refused.textContent();
      const { home, away } = first.match.competitors;
      for (const part of [
        home.name,
        away.name,
        "2.00",
        "R11.00",
        "changed before the bet was accepted",
      ]) {
        assert.ok(text.includes(part), `"${part}" is not in "${text}"`);
      }
      await page.clock.runFor(6_000);
      assert.ok(await refused.isVisible(), "it stays");
      await settled(page);
      await refused.locator(".alert-close").click();
      await refused.waitFor({ state: "detached" });
      assert.equal((await books.placed()).length, 2);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );

  journey()(`a touch that ends a scroll places nothing ${at}`, async () => {
    const { page, context, errors, books } = await openFor(here, viewport);
    await visitPrices(page, here);
    await approveQuickBet(page, "16");
    await closeSlip(page);
    await settled(page);
    // The page still moves when the finger comes down on a price.
    for (let touches = 0; touches < 3; touches += 1) {
      await whileScrolling(page, () => tapPriceInView(page, viewport));
      await page.clock.runFor(600);
    }
    // A drag that ends on the price on which it began.
    await settled(page);
    const { x, y } = await priceInView(page);
    await page.mouse.move(x, y - 8);
    await page.mouse.down();
    await page.mouse.move(x, y + 8, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(600);
    assert.deepEqual(await books.placed(), []);
    assert.equal(await page.locator("[data-outcome][aria-pressed=true]").count(), 0);

    await settled(page);
    await tapPriceInView(page, viewport);
    await eventually(async () => assert.equal(await books.spent(), 1600));
    assert.deepEqual(errors, []);
    await context.close();
  });
}

function bar(page) {
  return page.getByTestId("quick-bar");
}

async function categoryPath(page) {
  const links = page.locator("nav.crumbs a");
  const paths = await links.evaluateAll((all) => all.map((link) => new URL(link.href).pathname));
  return paths.at(-1);
}

/** The whole bar is on the screen, and nothing covers its button. */
async function assertBarIsInView(page, { width, height }) {
  const box = await bar(page).boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= width, `${page.url()}: ${JSON.stringify(box)}`);
  assert.ok(box.y >= 0 && box.y + box.height <= height, `${page.url()}: ${JSON.stringify(box)}`);
  const isFree = await page.getByTestId("quick-bar-off").evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  assert.ok(isFree, `${page.url()}: "Turn off" is covered`);
}

async function assertPricesAreMarked(page) {
  const prices = page.locator("button.price:enabled");
  if ((await prices.count()) === 0) return;
  const shadow = await prices.first().evaluate((price) => getComputedStyle(price).boxShadow);
  assert.notEqual(shadow, "none", `${page.url()}: prices look as if a tap were harmless`);
}

async function signOut(page) {
  await page.getByTestId("account").click();
  await page.getByTestId("sign-out").click();
  await page.getByTestId("sign-in").waitFor();
}

/** Does something while the page moves, as after a flick. */
async function whileScrolling(page, act) {
  await page.evaluate(() => {
    let step = 2;
    globalThis.momentum = setInterval(() => {
      const before = scrollY;
      scrollBy(0, step);
      if (scrollY === before) step = -step;
    }, 16);
  });
  await page.evaluate(
    () => new Promise((done) => addEventListener("scroll", done, { once: true })),
  );
  await act();
  await page.evaluate(() => clearInterval(globalThis.momentum));
}

async function tapPriceInView(page, viewport) {
  const { x, y } = await priceInView(page);
  if (viewport === PHONE) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** The middle of a price that is on the screen and that nothing covers. */
function priceInView(page) {
  return page.evaluate(() => {
    for (const price of document.querySelectorAll("button.price:enabled")) {
      const box = price.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (price.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    throw new Error("no price is in view");
  });
}
