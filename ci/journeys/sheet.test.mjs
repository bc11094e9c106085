/**
 * The slip where it is no column. Below 1280 px the first pick shows its bar; a touch or a drag raises
 * it, Back lowers it. On short screens and with large text all of it can be reached.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, LEAGUE, place, visitLeague } from "../lib/betting.mjs";
import { open, PHONE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { signIn } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, setUp } from "../lib/set-up.mjs";
import { follow, loadedAll, path, visit } from "../lib/steps.mjs";
import { drag, settled } from "../lib/taps.mjs";

const TABLET = { width: 800, height: 900 };
const BAR = "[data-slip-bar]";

/** Screens on which head, list and foot do not fit above each other; the size of text in percent. */
const SHORT = [
  { viewport: { width: 667, height: 375 }, text: 100 },
  { viewport: { width: 360, height: 400 }, text: 100 },
  { viewport: { width: 640, height: 450 }, text: 100 },
  { viewport: { width: 333, height: 187 }, text: 100 },
  { viewport: { width: 360, height: 740 }, text: 200 },
  { viewport: { width: 667, height: 375 }, text: 200 },
];

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

for (const viewport of [PHONE, TABLET]) {
  test(`the first pick shows the bar and covers no picked price, at ${viewport.width} px`, async () => {
    const { page, context, errors } = await open(here.browser, { viewport });
    await visitLeague(page, here.stage);
    // A price where the bar is about to appear.
    const price = priceOf(page, here.matches[1].away);
    await price.evaluate((it) => {
      const { bottom } = it.getBoundingClientRect();
      const bar = document.querySelector(".tabbar").getBoundingClientRect();
      scrollBy({ top: bottom - bar.top + 12, behavior: "instant" });
    });
    await price.click();
    await page.locator(BAR).waitFor();
    assert.equal(await isOpen(page), false);
    await isInSight(price);
    const { height } = await page.locator(BAR).boundingBox();
    assert.ok(height <= 64, `the bar is ${height} px high`);
    await shows(page, /^Single \d+\.\d\d 1 selection No stake yet Bet slip$/);

    await raise(page);
    await page.getByTestId("slip-stake").fill("12.5");
    if (viewport === TABLET) await isInSight(price);
    await page.keyboard.press("Escape");
    await shows(page, /^Single \d+\.\d\d 1 selection R12\.50 Bet slip$/);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

inFull("the bar leads with the combo", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visitLeague(page, here.stage);
  for (const { home } of here.matches.slice(0, 3)) await priceOf(page, home).click();
  await raise(page);
  await page.getByTestId("slip-type-combo").click();
  await page.getByTestId("slip-stake").fill("20");
  await page.keyboard.press("Escape");
  await shows(page, /^Treble \d+\.\d\d+ 3 selections R20\.00 Bet slip$/);
  await raise(page);
  await page.getByTestId("slip-remove").first().click();
  await page.keyboard.press("Escape");
  await shows(page, /^Double \d+\.\d\d+ 2 selections R20\.00 Bet slip$/);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("on a tablet the bar is the only thing that floats, with my bets at its end", async () => {
  const { page, context, errors } = await open(here.browser, {
    viewport: { width: 768, height: 1024 },
  });
  await visitLeague(page, here.stage);
  const box = (selector) => page.locator(selector).boundingBox();
  const toggle = page.locator(".tabbar [data-slip-toggle=slip]");
  assert.ok(await toggle.isVisible());
  await priceOf(page, here.matches[0].home).click();
  await page.locator("[data-slip-bar]").waitFor();
  assert.equal(await toggle.isVisible(), false);
  const [bar, bets] = [await box("[data-slip-bar]"), await box(".tabbar")];
  assert.equal(Math.round(bar.y + bar.height), Math.round(bets.y + bets.height));
  assert.equal(Math.round(bar.y), Math.round(bets.y));
  assert.equal(Math.round(bar.x + bar.width), Math.round(bets.x));
  await page.locator("[data-slip-bar]").click();
  await eventually(async () => assert.ok(await isOpen(page)));
  assert.ok(await toggle.isVisible());
  assert.deepEqual(errors, []);
  await context.close();
});

for (const locale of ["en-ZA", "ar"]) {
  test(`three picks, the stake and the button are in view together: ${locale}`, async () => {
    const { page, context, errors } = await open(here.browser, {
      viewport: { width: 360, height: 740 },
    });
    await signIn(context, here.stage);
    await visitLeague(page, here.stage, locale);
    for (const { home } of here.matches.slice(0, 3)) await priceOf(page, home).click();
    await raise(page);
    await page.getByTestId("slip-freebet").first().waitFor();
    await page.getByTestId("slip-stake").fill("50");
    await page.getByTestId("slip-max").waitFor();
    const edge = (selector, side) =>
      page
        .locator(selector)
        .evaluateAll((all, of) => all.map((it) => it.getBoundingClientRect()[of]), side);
    const [head] = await edge(".slip-head", "bottom");
    const [foot] = await edge(".slip-foot", "top");
    const tops = await edge("[data-testid=slip-selection]", "top");
    const bottoms = await edge("[data-testid=slip-selection]", "bottom");
    assert.equal(tops.length, 3);
    assert.ok(
      Math.min(...tops) >= head,
      `a pick at ${tops} is under the head, which ends at ${head}`,
    );
    assert.ok(
      Math.max(...bottoms) <= foot + 1,
      `picks end at ${bottoms}, the foot begins at ${foot}`,
    );
    const [field] = await edge(".slip-foot .slip-stake-input", "top");
    assert.deepEqual(new Set(await edge(".slip-foot .slip-quick-amount", "top")), new Set([field]));
    const [button] = await edge(".slip-place", "bottom");
    assert.ok(button <= 740);
    await context.close();
    assert.deepEqual(errors, []);
  });
}

test("Back lowers the sheet, forward raises it, and a sheet closed by hand leaves no entry", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/soccer`);
  await follow(page, LEAGUE);
  await page.evaluate(() => {
    globalThis.stillTheSamePage = true;
  });
  await priceOf(page, here.matches[0].home).click();
  const league = page.url();
  const stays = async (wanted) => {
    await eventually(async () => assert.equal(await isOpen(page), wanted));
    assert.equal(page.url(), league);
    assert.ok(await page.evaluate(() => globalThis.stillTheSamePage));
  };
  const traverse = (by) => page.evaluate((steps) => history.go(steps), by);
  await raise(page);
  await traverse(-1);
  await stays(false);
  await traverse(1);
  await stays(true);
  await page.locator(".slip-close").click();
  await stays(false);
  // At once again, before the browser has left the entry.
  await page.evaluate(() => {
    const toggle = document.querySelector(".tabbar [data-slip-toggle=slip]");
    toggle.click();
    document.querySelector(".slip-close").click();
    toggle.click();
  });
  await stays(true);
  await page.reload({ waitUntil: "load" });
  await page.evaluate(() => {
    globalThis.stillTheSamePage = true;
  });
  await stays(true);
  await traverse(-1);
  await stays(false);
  await raise(page);
  await page.locator(".slip-close").click();
  await stays(false);
  await traverse(-1);
  await page.waitForURL("**/soccer");
  assert.deepEqual(errors, []);
  await context.close();
});

test("the sheet follows a finger, and no second tap lands on what it brought", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visitLeague(page, here.stage);
  await priceOf(page, here.matches[0].home).click();
  const bar = page.locator(BAR);
  const head = page.locator(".slip-head");
  await bar.waitFor();
  await settled(page);
  // What follows a finger is loaded after the slip.
  await loadedAll(page);

  await drag(page, bar, -60);
  await eventually(async () => assert.ok(await bar.isVisible()));
  assert.equal(await isOpen(page), false, "a short drag ends where it began");

  await settled(page);
  const lifted = await drag(page, bar, -400);
  assert.equal(await isOpen(page), true);
  await hasComeToRest(page);
  const button = page.locator("#slip button:visible, #slip input:visible");
  const before = await button.evaluateAll((all) => all.map((it) => it.outerHTML).join());
  await page.touchscreen.tap(lifted.x, lifted.y);
  assert.equal(await button.evaluateAll((all) => all.map((it) => it.outerHTML).join()), before);

  await settled(page);
  await drag(page, head, 60);
  assert.equal(await isOpen(page), true, "a short drag ends where it began");
  await hasComeToRest(page);
  await settled(page);
  const { x, y, width } = await head.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + 6);
  assert.equal(await isOpen(page), false, "a touch of the grip lowers it");

  await settled(page);
  await bar.tap();
  assert.equal(await isOpen(page), true);
  await hasComeToRest(page);
  // The last one: after a flick the browser itself ignores taps for a while.
  await drag(page, head, 160, { steps: 4, rest: 0 });
  assert.equal(await isOpen(page), false, "a flick lowers it");
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("a double tap on the bar only raises the sheet", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visitLeague(page, here.stage);
  await priceOf(page, here.matches[0].home).click();
  await page.locator(BAR).waitFor();
  await settled(page);
  const { x, y, width, height } = await page.locator(BAR).boundingBox();
  for (const pause of [60, 300, 400]) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.clock.runFor(pause);
  }
  assert.equal(await isOpen(page), true);
  assert.equal(await page.locator("dialog[open]").count(), 0, "the sign-in was asked for");
  assert.equal(await page.getByTestId("slip-stake").inputValue(), "");
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("the first digit of a stake moves nothing", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visitLeague(page, here.stage);
  await priceOf(page, here.matches[0].home).click();
  await raise(page);
  const field = page.getByTestId("slip-stake");
  const places = () =>
    page
      .locator("#slip .slip-foot button, #slip .slip-foot input")
      .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  await field.fill("");
  const before = await places();
  await field.pressSequentially("5");
  await page.getByTestId("slip-working").locator("summary").waitFor();
  assert.deepEqual(await places(), before);
  assert.deepEqual(errors, []);
  await context.close();
});

for (const [nth, { viewport, text }] of SHORT.entries()) {
  const at = `${viewport.width} by ${viewport.height}, text at ${text} %`;
  for (const [turn, locale] of ["en-ZA", "ar"].entries()) {
    // In the gate each screen in one direction of writing, and the hardest three.
    const define = IN_FULL || (nth % 2 === 1 && (nth >> 1) % 2 === turn) ? test : inFull;
    define(`the whole slip can be reached at ${at}: ${locale}`, async () => {
      const { page, context, errors } = await open(here.browser, { viewport });
      await signIn(context, here.stage);
      await visit(page, `${here.stage.site}${path(locale, LEAGUE)}`);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, text);
      for (const { away } of here.matches.slice(0, 3)) {
        // Not by a finger: on the smallest of these screens hardly a price is in sight.
        await priceOf(page, away).evaluate((price) => price.click());
      }
      await raise(page);
      for (const type of ["single", "combo", "system"]) {
        await page.getByTestId(`slip-type-${type}`).click();
        await page.getByTestId("slip-stake").first().fill("10");
        assert.deepEqual(await page.evaluate(faultsOf), []);
        const pick = page.getByTestId("slip-selection").last();
        await pick.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
        const { y, height } = await pick.locator(".slip-pick").boundingBox();
        const room = viewport.height - Math.min(height, 100);
        assert.ok(y > 0 && y < room, `the ${type}'s selection is at ${y}`);
      }
      await settled(page);
      await place(page);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}

function priceOf(page, key) {
  return page.locator(`${priceAt(key)}:visible`).first();
}

async function isOpen(page) {
  return (await page.locator("html").getAttribute("data-slip")) === "open";
}

/** Raises the slip by its bar, once that takes presses. */
async function raise(page) {
  await page.locator(BAR).waitFor();
  await settled(page);
  await page.locator(BAR).click();
  await page.getByTestId("slip-stake").first().waitFor();
  assert.equal(await isOpen(page), true);
  await hasComeToRest(page);
  await settled(page);
}

function hasComeToRest(page) {
  return page
    .locator("#slip")
    .evaluate((slip) => Promise.all(slip.getAnimations().map((it) => it.finished)));
}

/** Waits until the bar says something. */
async function shows(page, words) {
  await eventually(async () => {
    const text = await page.locator(BAR).innerText();
    assert.match(text.replace(/\s+/g, " ").trim(), words);
  });
}

/** Fails when something covers the middle of an element. */
async function isInSight(element) {
  await eventually(async () => {
    const covered = await element.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return it.contains(above) ? "" : `${above?.outerHTML.slice(0, 200)}`;
    });
    assert.equal(covered, "");
  });
}

/**
 * Runs in the page: what of the slip cannot be reached or read. Each control is scrolled into view;
 * its middle must be there, under nothing else. Nothing leaves the slip at its sides, and no text
 * lies on another.
 */
function faultsOf() {
  const slip = document.getElementById("slip");
  const faults = [];
  const box = slip.getBoundingClientRect();
  const name = (it) => `${it.className || it.tagName} "${it.textContent.trim().slice(0, 30)}"`;
  const isShown = (it) =>
    it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length > 0;
  for (const it of slip.querySelectorAll("*")) {
    if (!isShown(it) || it.closest(".visually-hidden")) continue;
    const { left, right, width } = it.getBoundingClientRect();
    if (width > 0 && (left < box.left - 1 || right > box.right + 1)) {
      faults.push(
        `${name(it)} is from ${left} to ${right}, the slip from ${box.left} to ${box.right}`,
      );
    }
  }
  for (const it of slip.querySelectorAll("button, input:not([type=radio]), select, summary, a")) {
    if (!isShown(it)) continue;
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = it.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!it.contains(above)) faults.push(`${name(it)} is under ${above ? name(above) : "nothing"}`);
  }
  slip.scrollTo(0, 0);
  const lines = [];
  const walker = document.createTreeWalker(slip, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isHidden = !isShown(parent) || parent.closest(".visually-hidden, select");
    if (isHidden || !node.textContent.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Letters are lower than their line.
      lines.push({ parent, left, right, top: top + 4, bottom: bottom - 4 });
    }
  }
  const isSticky = (it) => it.closest(".slip-foot, .slip-head");
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (isSticky(one.parent) !== isSticky(other.parent)) continue;
      const overlaps =
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      if (overlaps) faults.push(`${name(one.parent)} lies on ${name(other.parent)}`);
    }
  }
  return faults;
}
