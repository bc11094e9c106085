/**
 * Lists of matches: dense and aligned at every width; on a phone a switch chooses the market of all
 * rows and is remembered; the links above a list lead somewhere; numbers agree with what they lead
 * to.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { measureAll } from "../lib/density.mjs";
import { IN_FULL } from "../lib/in-full.mjs";
import { inFull, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";

const here = setUp();

test("rows and headings keep to their heights, and columns to their heads", async () => {
  const measured = await measureAll(here.browser, here.stage, { inEach: IN_FULL });
  const over = measured.filter(({ faults }) => faults.length > 0);
  assert.deepEqual(over, [], measured.map(({ about }) => about).join("\n"));
});

test("a phone shows one market of all rows, chosen by a switch that is remembered", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/soccer/premier-league`);
  const [first, second] = [1, 2].map((nth) => page.locator(`[data-list-market="${nth}"]`));
  const shown = () =>
    page
      .locator(".event-row")
      .first()
      .locator(".event-prices:visible")
      .evaluateAll((all) => all.map((one) => one.dataset.market));
  const [main] = await shown();
  assert.equal(await first.getAttribute("aria-pressed"), "true");
  const before = await page.locator(".event-row").first().boundingBox();
  await second.click();
  const [other, ...none] = await shown();
  assert.ok(other && other !== main, `${other} instead of ${main}`);
  assert.deepEqual(none, []);
  assert.equal(await second.getAttribute("aria-pressed"), "true");
  assert.equal(await first.getAttribute("aria-pressed"), "false");
  assert.deepEqual(await page.locator(".event-row").first().boundingBox(), before);
  await visit(page, `${here.stage.site}/tennis`);
  assert.equal(await page.locator("html").getAttribute("data-market"), "2");
  assert.equal(await second.getAttribute("aria-pressed"), "true");
  await assertStill(page);
  assert.deepEqual(errors, []);
  await context.close();
});

/** The longest prices of each format, by the format of the page. */
const LONGEST = {
  european: ["1000.00", "999.00"],
  british: ["1000/1", "999/100"],
  american: ["+10000", "-10000"],
  hongkong: ["999.00"],
  indonesian: ["+999.00", "-100.00"],
  malaysian: ["-0.0010", "+0.9901"],
};

test("prices fit their boxes in every format, and nothing is cut beside room", async () => {
  for (const locale of ["en-ZA", "ar"]) {
    for (const width of [360, 720, 1280, 1920]) {
      const viewport = { width, height: 900 };
      const { page, context } = await open(here.browser, { viewport });
      for (const [rest, isCompact] of [
        ["", false],
        ["/live", false],
        ["/live", true],
      ]) {
        await visit(page, `${here.stage.site}${path(locale, rest)}`);
        const faults = await page.evaluate(crowded, { longest: LONGEST, isCompact });
        assert.deepEqual(faults, [], `${locale} at ${width} px: ${rest}, compact ${isCompact}`);
      }
      await context.close();
    }
  }
});

/** In the page: prices that do not fit, and headings and names that are cut although there is room. */
function crowded({ longest, isCompact }) {
  const root = document.documentElement;
  if (isCompact) root.dataset.market = "1 compact";
  for (const one of document.querySelectorAll(".odds-group"))
    one.style.contentVisibility = "visible";
  const faults = [];
  const shown = [...document.querySelectorAll(".event-row")].slice(0, 12);
  const rooms = shown.map((row) => {
    const range = document.createRange();
    return [...row.querySelectorAll(".event-side")].flatMap((side) => {
      const name = side.querySelector(".event-name");
      if (name.scrollWidth <= name.clientWidth) return [];
      const box = side.getBoundingClientRect();
      const rooms = [...row.querySelectorAll(".event-when")].flatMap((line) => {
        range.selectNodeContents(line);
        const when = range.getBoundingClientRect();
        if (when.width === 0) return [];
        return root.dir === "rtl" ? box.left - when.right : when.left - box.right;
      });
      // What is on the other line beside it may be wider.
      const room = Math.min(...rooms);
      return rooms.length > 0 && room > 32
        ? [`${Math.round(room)} px beside ${name.textContent}`]
        : [];
    });
  });
  faults.push(...rooms.flat());
  for (const head of document.querySelectorAll(".odds-head")) {
    const title = head.querySelector(".odds-title");
    const parts = [...title.querySelectorAll(".odds-context, .odds-league")];
    if (parts.every((part) => part.scrollWidth <= part.clientWidth)) continue;
    const room = head.clientWidth - title.offsetWidth;
    if (room > 64) faults.push(`${room} px beside ${title.textContent}`);
  }
  for (const [format, texts] of Object.entries(longest)) {
    if (format === "european") delete root.dataset.odds;
    else root.dataset.odds = format;
    for (const text of texts) {
      for (const row of shown.slice(0, 3)) {
        for (const odds of row.querySelectorAll(".price-odds")) odds.textContent = text;
        for (const price of row.querySelectorAll(".price")) {
          if (price.clientWidth === 0) continue;
          const range = document.createRange();
          range.selectNodeContents(price.querySelector(".price-odds"));
          const over = range.getBoundingClientRect().width - price.clientWidth;
          if (over > 0) faults.push(`${text} is ${Math.ceil(over)} px too wide`);
        }
      }
    }
  }
  return [...new Set(faults)];
}

inFull("without script the first market shows, and no switch", async () => {
  const { page, context } = await open(here.browser, { viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${here.stage.site}/soccer/premier-league`);
  assert.equal(await page.locator(".list-switch").isVisible(), false);
  const row = page.locator(".event-row").first();
  assert.equal(await row.locator(".event-prices:visible").count(), 1);
  assert.equal(await row.locator(".event-second").isVisible(), false);
  await context.close();
});

inFull("the second market follows the operator's line", async () => {
  const { page, context } = await open(here.browser, { viewport: WIDE });
  await visit(page, `${here.stage.site}/soccer/premier-league`);
  await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
  const matches = await here.stage.operator.all("matches");
  const rows = page.locator(".event-row").filter({ has: page.locator(".event-second .price") });
  const id = Number(await rows.first().getAttribute("data-match"));
  const { secondary_market: market } = matches.find((match) => match.id === id);
  const shown = await rows
    .first()
    .locator(".event-second .price")
    .evaluateAll((all) => all.map((one) => [one.dataset.name, Number(one.dataset.odds)]));
  const sent = market.outcomes.map(({ name, odds }) => [name, Math.round(Number(odds) * 1000)]);
  assert.deepEqual(
    shown.map(([name]) => name),
    sent.map(([name]) => name),
  );
  await context.close();
});

test("a league is named once above its matches, its live ones first", async () => {
  for (const path of ["/", "/soccer", "/live"]) {
    const { page, context } = await open(here.browser, { viewport: PHONE });
    await page.goto(`${here.stage.site}${path}`);
    const groups = await page.locator("#content > .listed .odds-group").evaluateAll((all) =>
      all.map((group) => ({
        league: group.querySelector("a.odds-league").href,
        sport: group.querySelector(".event-main").pathname.split("/").at(-2),
        states: [...group.querySelectorAll(".event-row")].map((row) => row.dataset.status ?? "0"),
      })),
    );
    assert.ok(groups.length > 3);
    assert.equal(new Set(groups.map(({ league }) => league)).size, groups.length, path);
    const sports = groups.map(({ sport }) => sport);
    const runs = sports.filter((sport, nth) => sport !== sports[nth - 1]);
    assert.equal(new Set(sports).size, runs.length, `${path}: ${sports}`);
    for (const { states } of groups) {
      assert.deepEqual(states, [...states].sort().reverse(), `${path}: live matches first`);
    }
    await context.close();
  }
});

inFull("the links above a list lead to pages and headings that exist", async () => {
  for (const path of ["/", "/live", "/soccer", "/soccer/england", "/soccer/premier-league"]) {
    const { page, context } = await open(here.browser, {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    await page.goto(`${here.stage.site}${path}`);
    const hrefs = await page
      .locator(".list-tools a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    assert.ok(hrefs.length > 1, `${path} has tools`);
    for (const href of hrefs) {
      if (href.startsWith("#")) {
        assert.equal(await page.locator(href).count(), 1, `${href} on ${path}`);
      } else {
        const answer = await fetch(`${here.stage.site}${href}`);
        assert.equal(answer.status, 200, `${href} on ${path}`);
      }
    }
    await context.close();
  }
});

inFull("a league's calendar is offered, and browsers get one", async () => {
  const { page, context, errors } = await open(here.browser, { viewport: PHONE });
  await visit(page, `${here.stage.site}/ar/soccer/premier-league`);
  await page.locator(".list-tools a[href='#calendars-title']").click();
  const link = page.getByTestId("calendar");
  await link.waitFor();
  assert.ok(await link.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight));
  const href = await link.getAttribute("href");
  assert.equal(href, "/ar/soccer/premier-league.ics");
  const answer = await fetch(here.stage.site + href);
  assert.equal(answer.headers.get("content-type"), "text/calendar; charset=utf-8");
  assert.match(await answer.text(), /^BEGIN:VCALENDAR\r\n(.*\r\n)+END:VCALENDAR\r\n$/);
  const alternates = page.locator("head link[rel='alternate'][type]");
  const types = await alternates.evaluateAll((all) => all.map((one) => one.type));
  assert.deepEqual(types, ["application/rss+xml", "application/feed+json", "text/calendar"]);
  assert.deepEqual(errors, []);
  await context.close();
});

inFull("numbers agree with what they lead to", async () => {
  const { page, context } = await open(here.browser, { viewport: PHONE });
  await page.goto(`${here.stage.site}/soccer/premier-league`);
  const chips = await page
    .locator(".list-tools a[href^='#odds-']")
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute("href"),
        Number(link.querySelector(".count").innerText),
      ]),
    );
  for (const [href, count] of chips) {
    const group = page.locator(".odds-group").filter({ has: page.locator(href) });
    assert.equal(await group.locator(".event-row").count(), count, href);
  }
  const rows = await page
    .locator(".event-row")
    .evaluateAll((all) =>
      all
        .slice(0, 3)
        .map((row) => [
          row.querySelector("a").getAttribute("href"),
          row.querySelector(".event-more").textContent.replace("+", ""),
        ]),
    );
  for (const [href, more] of rows) {
    await page.goto(`${here.stage.site}${href}`);
    const all = page.locator(".market-tab").first().locator(".count");
    assert.equal(await all.textContent(), more, href);
    assert.equal(await page.locator(".market-card").count(), Number(more), href);
  }
  await context.close();
});

inFull("the current sport is in view, and at 1280 px the left column stays in view", async () => {
  for (const sport of ["mma", "dota2"]) {
    const { page, context } = await open(here.browser, { viewport: PHONE });
    await page.goto(`${here.stage.site}/${sport}`);
    const box = await page.locator(".sports-row [aria-current]").boundingBox();
    assert.ok(
      box.x > -1 && box.x + box.width < PHONE.width + 1,
      `${sport}: ${JSON.stringify(box)}`,
    );
    await context.close();
  }
  const { page, context } = await open(here.browser, { viewport: WIDE });
  await visit(page, `${here.stage.site}/`);
  await page.evaluate(() => scrollTo(0, 1500));
  const side = await page.locator(".side").boundingBox();
  const top = await page.locator(".top").boundingBox();
  assert.ok(Math.abs(side.y - top.y - top.height) <= 1, `the column is at ${side.y}`);
  assert.ok(side.y + side.height <= WIDE.height + 1, "it ends on the screen");
  await context.close();
});

test("no heading touches an edge, and the header aligns with the page", async () => {
  for (const width of [640, 719, 720, 959, 1280, 1920]) {
    const { page, context } = await open(here.browser, { viewport: { width, height: 800 } });
    await page.goto(`${here.stage.site}/soccer`);
    const edges = await page.evaluate(() => {
      const left = (selector) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector));
        return range.getBoundingClientRect().left;
      };
      const frame = document.querySelector(".frame");
      const inner = frame.getBoundingClientRect().left;
      return {
        crumbs: left(".crumbs ol"),
        title: left(".page-title"),
        leagues: left(".all-leagues h2"),
        brand: left(".brand"),
        page: inner + Number.parseFloat(getComputedStyle(frame).paddingLeft),
      };
    });
    for (const part of ["crumbs", "title", "leagues"]) {
      assert.ok(edges[part] >= 8, `${part} at ${width} px: ${edges[part]}`);
    }
    // Below that the button of the menu comes first.
    if (width >= 1280) {
      assert.ok(Math.abs(edges.brand - edges.page) <= 1, `${width} px: ${JSON.stringify(edges)}`);
    }
    await context.close();
  }
});
