/**
 * Times in the visitor's own zone: chosen in the menu where their clock is not the site's, shown from the first frame
 * of every page, and everywhere on it.
 */
import assert from "node:assert/strict";
import { assertOpen } from "../lib/axe.mjs";
import { fixtures, LEAGUE } from "../lib/betting.mjs";
import { assertStill, open, SCENES, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";

const here = setUp(async (here) => {
  here.matches = await fixtures(here.stage.operator);
});

/** The zone of `content/site.toml`, and a visitor's. */
const SITE = "Africa/Johannesburg";
const OWN = "America/New_York";

const control = (path, body) => here.stage.operator.control(path, body);

for (const [locale, viewport] of SCENES) {
  const journey = inTurn(viewport);
  const at = `${locale} at ${viewport.width} px`;
  const url = (rest) => `${here.stage.site}${path(locale, rest)}`;

  journey()(
    `a visitor from elsewhere chooses their own times in the menu, and back: ${at}`,
    async () => {
      await control("reset");
      await control("clock", { stop: true });
      const { page, context, errors } = await open(here.browser, { viewport, timezoneId: OWN });
      await visit(page, url(LEAGUE));
      await assertTimes(page, locale, SITE);
      const select = await timeControl(page);
      assert.equal(await select.inputValue(), "site");
      await assertOpen(page);
      await Promise.all([page.waitForEvent("load"), select.selectOption("own")]);
      await page.addInitScript(recordTimes);
      for (const rest of [LEAGUE, "/", "/soccer", `/soccer/${here.matches[0].slug}`, "/results"]) {
        await visit(page, url(rest));
        const seen = await page.evaluate(() => globalThis.timesSeen);
        assert.ok(seen.length > 0, `${rest} drew times`);
        for (const [moment, text] of seen) assertTime(moment, text, locale, OWN, rest);
        await assertTimes(page, locale, OWN);
        await assertDays(page, locale);
        await assertStill(page);
      }
      await visit(page, url(LEAGUE));
      const again = await timeControl(page);
      assert.equal(await again.inputValue(), "own");
      await Promise.all([page.waitForEvent("load"), again.selectOption("site")]);
      await assertTimes(page, locale, SITE);
      assert.deepEqual(errors, []);
      await context.close();
    },
  );
}

inFull(
  "what the operator reports, and what is drawn later, is in the visitor's times too",
  async () => {
    await control("reset");
    await control("clock", { stop: true });
    const { page, context, errors } = await open(here.browser, { viewport: WIDE, timezoneId: OWN });
    await page.addInitScript(
      (site) => localStorage.setItem("ownTimesInsteadOf", JSON.stringify(site)),
      SITE,
    );
    await visit(page, here.stage.site + LEAGUE);
    await page.locator("sb-island.odds[data-confirmed]").first().waitFor();
    const [{ id }] = here.matches;
    // The row is written anew.
    await control("match", { match_id: id, home: "Renamed United" });
    await page.getByText("Renamed United").first().waitFor();
    await assertTimes(page, "en-ZA", OWN);
    await assertDays(page, "en-ZA");
    await visit(page, `${here.stage.site}/soccer?time=today`);
    await page.locator(".listing .event-row").first().waitFor();
    await assertTimes(page, "en-ZA", OWN);
    assert.deepEqual(errors, []);
    await context.close();
  },
);

inFull("a visitor whose clock is the site's has nothing to choose", async () => {
  // Another name of the same clock.
  for (const timezoneId of [SITE, "Africa/Maputo"]) {
    const { page, context } = await open(here.browser, { viewport: WIDE, timezoneId });
    await visit(page, here.stage.site + LEAGUE);
    await page.locator("#menu select").first().hover();
    await page
      .locator("#menu")
      .focus()
      .catch(() => {});
    await page.clock.runFor(1_500);
    assert.equal(await page.locator("#menu select").count(), 1, timezoneId);
    await context.close();
  }
});

/** The control of the menu, which appears at its first touch. */
async function timeControl(page) {
  const menu = page.locator("#menu");
  if (!(await menu.isVisible())) await page.locator(".tabbar [popovertarget=menu]").click();
  await menu.locator("select").first().hover();
  const select = page.getByTestId("time-zone").locator("select");
  await select.waitFor();
  return select;
}

/** Every time of the page with a time of the day is in a zone. */
async function assertTimes(page, locale, zone) {
  await eventually(async () => {
    const all = await page.evaluate(timesOf);
    for (const [moment, text] of all) assertTime(moment, text, locale, zone, page.url());
  });
}

function assertTime(moment, text, locale, timeZone, where) {
  const clock = text.match(/\d\d:\d\d/)?.[0];
  if (!clock) return;
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone };
  const wanted = new Intl.DateTimeFormat("en-GB", options).format(new Date(moment));
  assert.equal(clock, wanted, `${moment} is written as "${text}" in ${locale} on ${where}`);
}

/** The day of each row, in its heading or in the line above it, is that of the visitor. */
async function assertDays(page, locale) {
  const tag = `${locale}-u-nu-latn-ca-gregory`;
  const day = new Intl.DateTimeFormat(tag, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: OWN,
  });
  const [now, rows] = await page.evaluate(() => [
    Date.now(),
    [...document.querySelectorAll(".event-row")].flatMap((row) => {
      const time = row.querySelector("time");
      if (!time) return [];
      let line = row;
      while (line && line.dataset.day === undefined) line = line.previousElementSibling;
      const group = row.closest(".odds-group");
      const title = group.querySelector(".odds-title").textContent.trim();
      return [[time.dateTime, line?.dataset.day ?? (group.dataset.key.includes("-") ? title : "")]];
    }),
  ]);
  for (const [moment, said] of rows) {
    const wanted = day.format(new Date(moment));
    // Below a league's heading, what has no line is today; a heading also says which day that is.
    const text = said || day.format(new Date(now));
    assert.ok(text.endsWith(wanted), `${moment} is on "${text}", not on ${wanted}: ${page.url()}`);
  }
}

/** Runs in the page: each time with its text. */
function timesOf() {
  return [...document.querySelectorAll("time")].map((one) => [one.dateTime, one.textContent]);
}

/** Runs in the page: the times that were there at each frame. */
function recordTimes() {
  const seen = new Map();
  globalThis.timesSeen = [];
  const frame = () => {
    for (const one of document.querySelectorAll("time")) {
      if (!one.textContent || !one.checkVisibility({ visibilityProperty: true })) continue;
      const key = `${one.dateTime} ${one.textContent}`;
      if (seen.has(key)) continue;
      seen.set(key, true);
      globalThis.timesSeen.push([one.dateTime, one.textContent]);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
