/**
 * A page that stays open says what a page says that was just loaded: a world of matches at 20 times its speed, in
 * lists and on a match's page.
 *
 * `LIVE_SECONDS=180` plays an hour of the world, at ten moments.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHIFT_LIMIT } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { compare, follow, play } from "../lib/truth.mjs";

const SECONDS = Number(process.env.LIVE_SECONDS ?? 24);
const MOMENTS = SECONDS >= 180 ? 10 : 2;

/** Bytes that the memory of a page may grow by: prices and matches that it has heard of stay known. */
const GROWTH = 4_000_000;

/** All rows are in view: those further away are written when they come into it. */
const WIDE = { width: 1280, height: 7_000 };

const here = setUp(() => {}, { locales: "en-ZA", matches: 300 });

test(`a world at 20 times its speed for ${SECONDS} s: lists and a match are as on fresh pages`, async () => {
  const { operator } = here.stage;
  await operator.control("reset", {});
  await operator.control("clock", { stop: true });
  await here.stage.build();
  const [live] = await operator.all("matches", {
    query: { match_status: 1, sport_key: "soccer" },
  });
  const opened = [];
  for (const path of ["/live", "/", `/soccer/${live.slug}`]) {
    opened.push(await follow(here.browser, here.stage.site + path, WIDE));
  }
  const pages = opened.map(({ page }) => page);
  const memory = await Promise.all(pages.map(heapOf));
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await play(here.stage, 20, SECONDS / MOMENTS);
    await compare(here.browser, pages, WIDE);
  }
  for (const [at, page] of pages.entries()) {
    const { sum, worst, shifts } = await page.evaluate(() => globalThis.layoutShifts());
    const told = `${page.url()} shifted by ${worst}, by ${sum} in all`;
    console.log(told);
    assert.ok(worst < 2 * SHIFT_LIMIT, `${told}: ${JSON.stringify(shifts)}`);
    const grown = (await heapOf(page)) - memory[at];
    assert.ok(grown < GROWTH, `the memory of ${page.url()} grew by ${grown} bytes`);
  }
  for (const { errors, context } of opened) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

/** Bytes of the page's JavaScript heap, without what is garbage. */
async function heapOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize;
}
