/**
 * A visitor's journey from the home page to a placed bet and sign-out, in every engine, on a phone
 * and on a wide screen: without an error. In Chromium also from right to left, and without a layout
 * shift.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, SCENES, WIDE } from "../lib/browser.mjs";
import { inEveryEngine } from "../lib/engines/engines.mjs";
import { id } from "../lib/engines/visitor.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { subunits } from "../lib/money.mjs";
import { decimal } from "../lib/odds.mjs";
import { onOtherDevice } from "../lib/player.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { setStage } from "../lib/stage.mjs";
import { path } from "../lib/steps.mjs";

const STAKE = 5000;
const OPEN = "button[data-outcome]:enabled";
const ROW = `.event-row:has(${OPEN})`;
const MARKET = `.market-card:has(${OPEN})`;
const SELECTION = id("slip-selection");
const BALANCE = id("balance");

let stage;
let player;
before(async () => {
  stage = await setStage({ timed: false });
  player = await onOtherDevice(stage);
});
after(async () => {
  await player?.leave();
  await stage?.strike();
});

inEveryEngine(({ engine, open }) => {
  for (const [locale, viewport] of scenesOf(engine)) {
    test(`from home to a placed bet: ${locale} at ${viewport.width} px in ${engine}`, async () => {
      const visitor = await open(viewport);
      await browse(visitor, locale);
      await pickTwo(visitor);
      await signIn(visitor);
      await placeDouble(visitor);
      await comeBack(visitor);
      await signOut(visitor);
      assert.deepEqual(await errorsOf(visitor), []);
    });
  }
});

/** Firefox is mostly on wide screens, and WebKit on phones: in full each is tried on both. */
function scenesOf(engine) {
  if (engine === "chromium") return IN_FULL ? SCENES : [];
  const usual = engine === "firefox" ? [WIDE] : [PHONE];
  return (IN_FULL ? [PHONE, WIDE] : usual).map((viewport) => ["en-ZA", viewport]);
}

/** Home, sport, league. */
async function browse(visitor, locale) {
  await visitor.visit(`${stage.site}${path(locale)}`);
  const direction = await visitor.run(() => document.documentElement.dir);
  assert.equal(direction, locale === "ar" ? "rtl" : "ltr");
  await visitor.assertStill();
  await visitor.follow(path(locale, "/soccer"));
  await visitor.assertStill();
  await visitor.follow(path(locale, "/soccer/premier-league"));
}

/** A price of the league's list, and one of another match's page. */
async function pickTwo(visitor) {
  await pick(visitor, `${ROW} ${OPEN}`);
  await visitor.shown(visitor.isPhone ? "[data-slip-bar]" : SELECTION);
  await visitor.assertStill();
  const matches = await visitor.run(
    (row) => [...document.querySelectorAll(row)].map((one) => one.querySelector("a").pathname),
    ROW,
  );
  await visitor.follow(matches[1]);
  await pick(visitor, `${MARKET} ${OPEN}`, 2);
  await openSlip(visitor);
  await visitor.shown(SELECTION, 1);
  assert.equal((await visitor.texts(SELECTION)).length, 2);
}

/** First with a wrong password. */
async function signIn(visitor) {
  const ask = visitor.isPhone ? id("slip-place") : id("sign-in");
  await visitor.rests(ask);
  await visitor.settled();
  await visitor.press(ask);
  for (const password of ["wrong", "password"]) {
    await visitor.fill(id("sign-in-email"), "player@example.com");
    await visitor.fill(id("sign-in-password"), password);
    await visitor.press(id("sign-in-submit"));
    if (password === "wrong") {
      await visitor.shown(`${id("sign-in-error")}:not(:empty)`);
      await visitor.settled();
    }
  }
  await balance(visitor);
}

async function placeDouble(visitor) {
  const had = await balance(visitor);
  const before = await betIds();
  await visitor.press(id("slip-type-combo"));
  await visitor.fill(id("slip-stake"), "50");
  await visitor.eventually(async () =>
    assert.match(await visitor.shown(id("slip-return")), /\p{Nd}/u),
  );
  await visitor.settled();
  await visitor.press(id("slip-place"));
  await visitor.shown(id("slip-receipt"));
  await visitor.eventually(async () => assert.equal(await balance(visitor), had - STAKE));
  await visitor.press("#slip-tab-bets");
  const placed = (await betIds()).filter((bet) => !before.includes(bet));
  assert.equal(placed.length, 1, "one press, one bet");
  await visitor.shown(`${id("my-bet")}[data-id="${placed[0]}"]`);
  await visitor.press("#slip-tab-slip");
  await closeSlip(visitor);
}

/** A price changes in place; picked, it is still in the slip after a reload. */
async function comeBack(visitor) {
  await visitor.run(() => {
    globalThis.stillTheSamePage = true;
  });
  const price = `${MARKET} ${OPEN}`;
  const key = await visitor.keyOf(price);
  const was = Number(await visitor.attribute(price, "data-odds"));
  await changePrice(visitor, key, was + 1110);
  assert.ok(await visitor.run(() => globalThis.stillTheSamePage));

  await pick(visitor, price);
  await openSlip(visitor);
  const slip = await visitor.eventually(async () => {
    const texts = await visitor.texts(SELECTION);
    assert.ok(texts.length > 0);
    return texts;
  });
  await visitor.assertStill();
  await visitor.reload();
  await openSlip(visitor);
  await visitor.eventually(async () => assert.deepEqual(await visitor.texts(SELECTION), slip));
  await closeSlip(visitor);
  await visitor.shown(pressed(key));
}

async function signOut(visitor) {
  await visitor.press(id("account"));
  await visitor.press(id("sign-out"));
  await visitor.shown(id("sign-in"));
  await visitor.assertStill();
}

async function pick(visitor, selector, index = 0) {
  const key = await visitor.keyOf(selector, index);
  await visitor.press(selector, index);
  await visitor.inDocument(pressed(key));
}

function pressed(key) {
  return `${priceAt(key)}[aria-pressed=true]`;
}

/** Opens the slip where it is not always visible. */
async function openSlip(visitor) {
  await visitor.eventually(async () => {
    if (visitor.isPhone && !(await slipIsOpen(visitor)))
      await visitor.pressNow(".tabbar [data-slip-toggle=slip]");
  });
  await visitor.shown("#slip");
}

/** Closes the slip where it covers the page, as a finger does. */
async function closeSlip(visitor) {
  if (!visitor.isPhone) return;
  await visitor.press(".slip-close");
  await visitor.eventually(async () => assert.ok(!(await slipIsOpen(visitor))));
}

function slipIsOpen(visitor) {
  return visitor.run(() => document.documentElement.dataset.slip === "open");
}

/** The shown balance, in subunits. A phone with an open slip has it under the slip. */
async function balance(visitor) {
  return subunits(await visitor.inDocument(BALANCE));
}

async function betIds() {
  return (await player.bets()).map((bet) => bet.id);
}

/** The page's errors, without the one refusal to sign in, which some engines report. */
async function errorsOf(visitor) {
  const errors = await visitor.errors();
  const refusal = errors.findIndex((error) => error.includes("status of 401"));
  return errors.filter((_, at) => at !== refusal);
}

/** Changes a price at the operator, and waits until the page shows it. */
async function changePrice(visitor, key, odds) {
  const [match_id, market_id, specifier, outcome_id] = key.split(":");
  const shown = visitor.run(
    (selector, text) =>
      new Promise((resolve) => {
        const look = () => {
          const price = document.querySelector(selector);
          if (price?.textContent.includes(text)) resolve(true);
          else requestAnimationFrame(look);
        };
        look();
      }),
    priceAt(key),
    decimal(odds),
  );
  const body = { match_id: +match_id, market_id: +market_id, specifier, outcome_id: +outcome_id };
  await stage.operator.control("price", { ...body, odds });
  await shown;
}
