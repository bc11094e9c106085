/**
 * A page that stays open says what a page says that was just loaded: a recorded match of soccer and one of tennis
 * at 100 times their speed, in lists and on their pages, with a connection that is cut in the middle.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp } from "../lib/set-up.mjs";
import { compare, follow, play } from "../lib/truth.mjs";

/** All rows are in view: those further away are written when they come into it. */
const WIDE = { width: 1280, height: 7_000 };

const here = setUp(() => {}, { locales: "en-ZA", matches: 300, wired: true });

const control = (path, body) => here.stage.operator.control(path, body);

/** The first match of a sport that has not begun. */
async function waiting(sport) {
  const all = await here.stage.operator.all("matches", {
    query: { sport_key: sport, match_status: 0 },
  });
  assert.ok(all.length > 0, `no match of ${sport}`);
  return all[0];
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
  const playFor = (seconds) => play(here.stage, 100, seconds);
  await playFor(11);
  await compare(here.browser, pages, WIDE);
  await playFor(12);
  // Twenty minutes of the world pass without a connection.
  here.stage.wire.cut();
  await playFor(12);
  here.stage.wire.mend();
  await playFor(15);
  await compare(here.browser, pages, WIDE);
  await playFor(35);
  await compare(here.browser, pages, WIDE);
  for (const { id } of [soccer, tennis]) {
    const { status } = await here.stage.operator.all(`matches/${id}`);
    assert.equal(status, 4, `match ${id} has ended`);
  }
  for (const { errors, context } of opened) {
    assert.deepEqual(
      errors.filter((error) => !error.includes("net::ERR_")),
      [],
    );
    await context.close();
  }
});
