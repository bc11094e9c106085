/**
 * From home to yesterday's results and tomorrow's schedule, to one sport and back, to the second page
 * of a list and to a promotion: with and without script, and what is shown is what the operator has.
 */
import assert from "node:assert/strict";
import { open, PHONE, SCENES } from "../lib/browser.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { inTurn, setUp } from "../lib/set-up.mjs";
import { path } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";
import { BEGINS } from "../lib/world.mjs";

const DAY_MS = 86_400_000;
/** The zone of the default site's days, which has no summer time. */
const ZONE = "Africa/Johannesburg";
const FINISHED = 4;

const here = setUp(() => {}, { matches: IN_FULL ? 4_000 : 1_200 });

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  for (const javaScriptEnabled of IN_FULL ? [true, false] : [viewport === PHONE]) {
    const visitor = { locale, viewport, javaScriptEnabled };
    const as = `${locale} at ${viewport.width} px ${javaScriptEnabled ? "with" : "without"} script`;

    journey()(`from home to yesterday's results: ${as}`, async () => {
      const { page, close } = await enter(visitor);
      await goTo(page, path(locale, "/results"));
      await goTo(page, path(locale, "/results/yesterday"));
      await goTo(page, path(locale, "/results/soccer/yesterday"));
      const rows = await resultsOf(page);
      const next = page.locator("nav.parts a[rel=next]");
      for (let part = 2; (await next.count()) > 0; part += 1) {
        await next.click();
        await page.waitForURL(`**${path(locale, `/results/soccer/yesterday/${part}`)}`);
        rows.push(...(await resultsOf(page)));
      }
      const day = dayOf(Date.parse(BEGINS) - DAY_MS);
      const ended = await matchesOf(locale, day, `${FINISHED}`);
      assert.ok(ended.length > 3, `${ended.length} matches have ended on ${day}`);
      assert.equal(rows.length, ended.length);
      for (const { competitors, start_time, statistics } of ended) {
        const row = rows.find(
          ({ start, text }) =>
            start === Date.parse(start_time) &&
            text.includes(competitors.home.name) &&
            text.includes(competitors.away.name),
        );
        assert.ok(row, `no result of ${competitors.home.name} – ${competitors.away.name}`);
        const { home, away } = statistics.total_score;
        assert.deepEqual(row.totals, [`${home}`, `${away}`]);
      }
      await close();
    });

    journey()(`to tomorrow's schedule, one sport, and back: ${as}`, async () => {
      const { page, close } = await enter(visitor);
      await goTo(page, path(locale, "/schedule"));
      await goTo(page, path(locale, "/schedule/tomorrow"));
      const day = dayOf(Date.parse(BEGINS) + DAY_MS);
      const all = await rowsOf(page);
      assert.ok(all.length > 50, `${all.length} matches`);
      assert.deepEqual([...new Set(all.map(({ start }) => dayOf(start)))], [day]);
      assert.ok(new Set(all.map(({ sport }) => sport)).size > 5, "of many sports");

      await goTo(page, path(locale, "/schedule/soccer/tomorrow"));
      const own = await rowsOf(page);
      assert.deepEqual([...new Set(own.map(({ sport }) => sport))], ["soccer"]);
      const count = await page.locator("h1 .count").first().innerText();
      const matches = await matchesOf(locale, day, "0");
      assert.match(count, new RegExp(`\\b${matches.length}\\b`));

      const next = page.locator("nav.parts a[rel=next]");
      assert.equal(await next.getAttribute("href"), path(locale, "/schedule/soccer/tomorrow/2"));
      await next.click();
      await page.waitForURL("**/tomorrow/2");
      const second = await rowsOf(page);
      assert.ok(second.length > 0, "the second page has matches");
      const shown = new Set([...own, ...second].map(({ id }) => id));
      assert.equal(shown.size, own.length + second.length, "no match is on both pages");

      await page.goBack();
      await page.goBack();
      await page.waitForURL("**/schedule/tomorrow");
      assert.deepEqual(
        (await rowsOf(page)).map(({ id }) => id),
        all.map(({ id }) => id),
      );
      await close();
    });

    journey()(`to a promotion: ${as}`, async () => {
      const { page, close } = await enter(visitor);
      await goTo(page, path(locale, "/promotions"));
      const tile = page.locator(`main a[href^="${path(locale, "/promotions/")}"]:visible`).first();
      const href = await tile.getAttribute("href");
      await tile.click();
      await page.waitForURL(`**${href}`);
      assert.ok((await page.locator("main h1").innerText()).trim(), "it has a title");
      assert.ok((await page.locator("main").innerText()).length > 200, "and its terms");
      assert.ok((await page.locator("main a.button").count()) > 0, "and what to do next");
      await close();
    });
  }
}

async function enter({ locale, viewport, javaScriptEnabled }) {
  const { page, context, errors } = await open(here.browser, { viewport, javaScriptEnabled });
  await page.goto(`${here.stage.site}${path(locale)}`);
  const close = async () => {
    assert.deepEqual(errors, []);
    await context.close();
  };
  return { page, close };
}

/** Follows a link that is in view, or in the menu. */
async function goTo(page, href) {
  const links = page.locator(`a[href="${href}"]:visible`);
  if ((await links.count()) === 0) {
    await page.locator("[popovertarget=menu]:visible").first().click();
    await settled(page);
  }
  await links.first().click();
  await page.waitForURL(`**${href}`);
}

function resultsOf(page) {
  return page.locator(".results tbody").evaluateAll((all) =>
    all.map((row) => ({
      text: row.textContent,
      start: Date.parse(row.querySelector("time").dateTime),
      totals: [...row.querySelectorAll("td.result-total")].map((one) => one.textContent),
    })),
  );
}

function rowsOf(page) {
  return page.locator(".event-row").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.dataset.match,
      sport: new URL(row.querySelector("a").href).pathname.split("/").at(-2),
      start: Date.parse(row.querySelector("time")?.dateTime),
    })),
  );
}

/** Football matches that start on a day, in a state. */
async function matchesOf(locale, day, status) {
  const midnight = Date.parse(`${day}T00:00:00+02:00`);
  return here.stage.operator.all("matches", {
    language: locale,
    query: {
      sport_key: "soccer",
      match_status: status,
      start_from: new Date(midnight).toISOString(),
      start_to: new Date(midnight + DAY_MS - 1).toISOString(),
    },
  });
}

/** The day of a moment, `2026-11-24`. */
function dayOf(moment) {
  return new Intl.DateTimeFormat("sv", { timeZone: ZONE }).format(moment);
}
