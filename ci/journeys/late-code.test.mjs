/**
 * The code of a page comes after the page: on a bad network late, or not at once. In every engine: what did not come is
 * asked for again, and a visitor who goes on meanwhile causes no error. (Firefox drops what a page still loads at the
 * press of a link.)
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DROP, HOLD, PASS, startBetween } from "../lib/between.mjs";
import { PHONE } from "../lib/browser.mjs";
import { inEveryEngine } from "../lib/engines/engines.mjs";
import { id } from "../lib/engines/visitor.mjs";
import { inFull } from "../lib/set-up.mjs";
import { setStage } from "../lib/stage.mjs";

/** What a page loads when it is idle, and what it loads to mount islands. */
const [IDLE, ISLANDS] = [/\/assets\/idle-/, /\/assets\/islands-/];

/** The code, stylesheet and words of the dialog that a press opens. */
const [ACCOUNT, STYLE, WORDS] = [
  /\/assets\/account-[^/]*\.js/,
  /\/assets\/account-[^/]*\.css/,
  /\/session\.ftl/,
];

/** Firefox asks four times by itself before it gives up. */
const TIMES = 6;

const PARTS = [IDLE, ISLANDS, ACCOUNT, STYLE, WORDS];

/** What is kept without React, from the moment that it is. */
const KEPT = "sb-island[data-name=odds-list][data-awake]";

let stage;
let between;
let fateOf;
before(async () => {
  stage = await setStage({ locales: "en-ZA", timed: false });
  between = await startBetween(stage.site, (path) => fateOf(path));
});
after(async () => {
  await between?.stop();
  await stage?.strike();
});

inEveryEngine(({ engine, open }) => {
  const define = engine === "chromium" ? test : inFull;

  define(`a page is left while its code is on its way: ${engine}`, async () => {
    const visitor = await open(PHONE);
    let isAsked = false;
    fateOf = (path) => {
      if (!IDLE.test(path) || isAsked) return PASS;
      isAsked = true;
      return HOLD;
    };
    await visitor.tab.goto(`${between.url}/`);
    await visitor.eventually(async () => assert.ok(isAsked));
    await visitor.follow("/soccer");
    await visitor.inDocument(KEPT);
    assert.deepEqual(await visitor.errors(), []);
  });

  define(`code that did not come is asked for again: ${engine}`, async () => {
    const visitor = await open(PHONE);
    const dropped = Object.fromEntries(PARTS.map((part) => [part, 0]));
    fateOf = (path) => {
      const part = PARTS.find((one) => one.test(path));
      if (!part || dropped[part] === TIMES) return PASS;
      dropped[part] += 1;
      return DROP;
    };
    await visitor.tab.goto(`${between.url}/soccer`);
    await visitor.inDocument(KEPT);
    await visitor.press(id("sign-in"));
    // The press is answered once its code has come: it is not to be made again.
    await visitor.shown(id("sign-in-email"));
    assert.deepEqual(
      Object.values(dropped),
      PARTS.map(() => TIMES),
    );
  });
});
