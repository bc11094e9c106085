/**
 * A page that stays open says what a page says that was just loaded: a recorded match of soccer and one of tennis
 * at 100 times their speed, and a world of matches at 20 times, in lists, on a match's page, and beside them.
 *
 * `LIVE_SECONDS=180` plays an hour of the world, at ten moments.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHIFT_LIMIT } from "../lib/browser.mjs";
import { setUp } from "../lib/set-up.mjs";
import { compare, follow } from "../lib/truth.mjs";

const SECONDS = Number(process.env.LIVE_SECONDS ?? 24);
const MOMENTS = SECONDS >= 180 ? 10 : 2;

/** Bytes that the memory of a page may grow by: prices and matches that it has heard of stay known. */
const GROWTH = 4_000_000;

/** All rows are in view: those further away are written when they come into it. */
const WIDE = { width: 1280, height: 7_000 };

const here = setUp(() => {}, { locales: "en-ZA", matches: 300 });

const control = (path, body) => here.stage.operator.control(path, body);

/** The first match of a sport that has not begun. */
async function waiting(sport) {
  const all = await here.stage.operator.all("matches", {
    query: { sport_key: sport, match_status: 0 },
  });
  assert.ok(all.length > 0, `no match of ${sport}`);
  return all[0];
}

/** Lets the world play at a speed for some seconds, then stops it. */
async function play(speed, seconds) {
  await control("clock", { speed, stop: false });
  await new Promise((next) => setTimeout(next, seconds * 1000));
  await control("clock", { stop: true });
}

function pathOf({ slug, tournament }) {
  return `/${tournament.category.sport.key}/${slug}`;
}

test("recorded matches: at every pause, and at the end, a page is like one loaded afresh", async () => {
  await control("reset", {});
  await control("clock", { stop: true });
  const soccer = await waiting("soccer");
  const tennis = await waiting("tennis");
  const league = `/soccer/${soccer.tournament.slug}`;
  const paths = ["/", "/soccer", league, "/live", pathOf(soccer), pathOf(tennis)];
  const opened = [];
  for (const path of paths) {
    opened.push(await follow(here.browser, here.stage.site + path, WIDE));
  }
  const pages = opened.map(({ page }) => page);
  await control("replay", { match_id: soccer.id, recording: "soccer" });
  await control("replay", { match_id: tennis.id, recording: "tennis" });
  for (const seconds of [11, 19, 20, 35]) {
    await play(100, seconds);
    await compare(here.browser, pages, WIDE, assert.deepEqual);
  }
  for (const { id } of [soccer, tennis]) {
    const { status } = await here.stage.operator.all(`matches/${id}`);
    assert.equal(status, 4, `match ${id} has ended`);
  }
  for (const { errors, context } of opened) {
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test(`a world at 20 times its speed for ${SECONDS} s: lists and a match are as on fresh pages`, async () => {
  await control("reset", {});
  await control("clock", { stop: true });
  await here.stage.build();
  const [live] = await here.stage.operator.all("matches", {
    query: { match_status: 1, sport_key: "soccer" },
  });
  const opened = [];
  for (const path of ["/live", "/", pathOf(live)]) {
    opened.push(await follow(here.browser, here.stage.site + path, WIDE));
  }
  const pages = opened.map(({ page }) => page);
  const memory = await Promise.all(pages.map(heapOf));
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    await play(20, SECONDS / MOMENTS);
    await compare(here.browser, pages, WIDE, assert.deepEqual);
  }
  for (const [at, page] of pages.entries()) {
    const { sum, shifts } = await page.evaluate(() => globalThis.layoutShifts());
    assert.ok(sum < 2 * SHIFT_LIMIT, `${page.url()} shifted by ${sum}: ${JSON.stringify(shifts)}`);
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
