/**
 * The match page: a head of one height before, during and after the match; tabs of groups that stick
 * and can all be reached, with the search behind its icon; prices that flash only when the visitor
 * sees them move; and what is live in grey while the browser is offline.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtures, LEAGUE, take, visitLeague } from "../lib/betting.mjs";
import { assertStill, open, PHONE, WIDE } from "../lib/browser.mjs";
import { eventually } from "../lib/eventually.mjs";
import { DEFAULT, TRIED } from "../lib/languages.mjs";
import { addressOf, measureHead, measureHeads } from "../lib/match-head.mjs";
import { wireOf } from "../lib/my-bets.mjs";
import { priceAt } from "../lib/price-keys.mjs";
import { inFull, inTurn, setUp } from "../lib/set-up.mjs";
import { path, visit } from "../lib/steps.mjs";
import { settled } from "../lib/taps.mjs";

const here = setUp(
  async (here) => {
    here.matches = await fixtures(here.stage.operator);
  },
  { locales: TRIED.join(",") },
);

test("the head keeps to its height, with whole names and one time", async () => {
  const measured = await measureHeads(here.browser, here.stage, TRIED);
  const faulty = measured.filter(({ faults }) => faults.length > 0);
  assert.deepEqual(faulty, [], measured.map(({ about }) => about).join("\n"));
});

for (const [nth, viewport] of [PHONE, WIDE].entries()) {
  const journey = inTurn(viewport);
  const at = `at ${viewport.width} px`;
  const pageOf = ({ slug }) => `${here.stage.site}/soccer/${slug}`;

  journey()(
    `nothing moves when a match goes live after the build, and when it ends ${at}`,
    async () => {
      const match = here.matches[nth];
      const watched = await visitor(viewport);
      await visit(watched.page, pageOf(match));
      await confirmed(watched.page);
      const before = await layout(watched.page);
      await control("match", { match_id: match.id, status: 1 });
      await watched.page.locator(".score-side > .score-total").first().waitFor();
      assert.deepEqual(await layout(watched.page), before, "while the page is open");

      // A page that was built before, opened now: the list and the match.
      const late = await visitor(viewport);
      for (const url of [`${here.stage.site}${LEAGUE}`, pageOf(match)]) {
        const html = await (await late.page.request.get(url)).text();
        assert.doesNotMatch(html, /class="score-total"/, "the page was built before");
        await visit(late.page, url);
        await late.page.locator(".event-clock").first().waitFor();
        await confirmed(late.page);
        await assertStill(late.page);
      }
      assert.deepEqual(await layout(late.page), before, "on a page opened later");

      await control("match", { match_id: match.id, status: 4 });
      await watched.page.locator(".score-state", { hasText: "Final score" }).waitFor();
      const { head } = await layout(watched.page);
      assert.deepEqual(head, before.head, "after the end");
      assert.deepEqual((await watched.page.evaluate(measureHead)).faults, []);
      await assertStill(watched.page);
      await watched.close();
      await late.close();
    },
  );

  journey()(
    `the tabs stick, all can be reached, and the search leaves them alone ${at}`,
    async () => {
      const { page, close } = await visitor(viewport);
      await visit(page, pageOf(here.matches[4]));
      const [bar, tabs] = [page.locator(".market-bar"), page.locator(".market-tab")];
      const { top } = await edges(page, ".top");
      assert.equal(top, 0);
      await page.evaluate(() => scrollTo(0, 1_200));
      await eventually(async () => {
        const [header, stuck] = [await edges(page, ".top"), await edges(page, ".market-bar")];
        assert.ok(Math.abs(stuck.top - header.bottom) < 1, `the bar is at ${stuck.top}`);
      });

      // By keyboard, through every tab: each comes into view, whole and clear of the fading edges.
      const count = await tabs.count();
      assert.ok(count > 4, `${count} tabs`);
      await tabs.first().focus();
      // The first touch loads what the tabs do.
      await page.locator("sb-island[data-name=match-markets][data-awake]").waitFor();
      for (let at = 0; at < count; at += 1) {
        const tab = tabs.nth(at);
        assert.ok(
          await tab.evaluate((one) => one === document.activeElement),
          `tab ${at} has focus`,
        );
        await page.keyboard.press("Enter");
        assert.equal(await tab.getAttribute("aria-pressed"), "true");
        assert.ok(await isWhole(tab), `tab ${at} is in view`);
        const shown = Number(await tab.locator(".count").textContent());
        // Of many markets the first are there, and a button says how many more.
        const cards = page.locator(".market-card:visible");
        const more = page.locator(".market-rest:visible .count");
        await eventually(async () => {
          const others = (await more.count()) > 0 ? Number(await more.textContent()) : 0;
          assert.equal((await cards.count()) + others, shown);
        });
        const card = await edges(page, ".market-card:not([hidden])");
        const { bottom } = await edges(page, ".market-bar");
        assert.ok(card.top >= bottom - 1, `its first market is below the bar: ${card.top}`);
        await page.keyboard.press("Tab");
      }

      const search = page.locator(".market-search-toggle");
      assert.ok(await search.evaluate((one) => one === document.activeElement), "then the search");
      const { height } = await bar.boundingBox();
      await page.keyboard.press("Enter");
      const field = page.locator(".market-search");
      assert.ok(await field.evaluate((one) => one === document.activeElement));
      await field.fill("draw no");
      // Both words are in the name of a market, or in those of its outcomes.
      const found = await page.locator(".market-card:visible .market-title").allTextContents();
      assert.ok(found.includes("Draw no bet") && found.length < 10, `found: ${found}`);
      assert.equal((await bar.boundingBox()).height, height);
      await page.keyboard.press("Escape");
      assert.equal(await field.count(), 0);
      assert.ok(await search.evaluate((one) => one === document.activeElement), "focus returns");
      assert.equal(
        await tabs.last().getAttribute("aria-pressed"),
        "true",
        "and the tab is the same",
      );
      assert.ok(await isWhole(tabs.last()));
      await close();
    },
  );

  journey()(`a price flashes only for a change that this visit saw ${at}`, async () => {
    const [match] = here.matches.slice(5 + nth);
    for (const url of [`${here.stage.site}${LEAGUE}`, pageOf(match)]) {
      // The prices have moved since the page was built.
      for (const [nth, key] of [match.home, match.draw, match.away].entries()) {
        await control("price", { ...wireOf(key), odds: 7_000 + nth });
      }
      const { page, close } = await visitor(viewport);
      await page.addInitScript(watchFlashes);
      await visit(page, url);
      await confirmed(page);
      const price = page.locator(priceAt(match.home)).first();
      await price.scrollIntoViewIfNeeded();
      const built = await oddsInHtml(page, url, match.home);
      await eventually(async () => {
        assert.notEqual(await price.getAttribute("data-odds"), built, "the price has moved");
      });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settled(page);
      assert.deepEqual(await page.evaluate(() => globalThis.flashes), [], "none on arrival");

      await price.scrollIntoViewIfNeeded();
      await settled(page);
      await control("price", { ...wireOf(match.home), odds: 1_500 });
      // Not the class, which is there for a moment.
      await page.waitForFunction((one) => globalThis.flashes.includes(one), match.home);
      await close();
    }
  });

  journey()(`offline, what is live turns grey, and the slip can be edited ${at}`, async () => {
    const match = here.matches[7 + nth];
    await control("match", { match_id: match.id, status: 1 });
    const { page, context, close } = await visitor(viewport);
    await visitLeague(page, here.stage);
    await visit(page, pageOf(match));
    await confirmed(page);
    await page.locator(".score-side > .score-total").first().waitFor();
    const live = [".price-odds", ".score-total", ".event-clock"];
    const coloursNow = () => Promise.all(live.map((one) => colourOf(page.locator(one).last())));
    const before = await coloursNow();
    await take(page, [match.home]);
    await context.setOffline(true);
    const quiet = await eventually(async () => {
      const colours = await coloursNow();
      assert.equal(new Set(colours).size, 1, colours.join());
      return colours[0];
    });
    assert.ok(!before.includes(quiet), `${quiet} is not one of ${before}`);
    await page.getByTestId("slip-stake").fill("25.50");
    assert.equal(await page.getByTestId("slip-stake").inputValue(), "25.50");
    await context.setOffline(false);
    await eventually(async () => assert.deepEqual(await coloursNow(), before));
    await close();
  });
}

inFull("initials show in both themes, and letters that join are kept apart", async () => {
  for (const colorScheme of ["light", "dark"]) {
    for (const locale of [DEFAULT, "ar"]) {
      const { page, close } = await visitor(PHONE, { colorScheme });
      await page.goto(`${here.stage.site}${path(locale, `/soccer/${here.matches[2].slug}`)}`);
      const { ratio, text } = await page.locator(".score-initials").first().evaluate(contrast);
      assert.ok(ratio >= 4.5, `${colorScheme}: the letters have a contrast of ${ratio}`);
      if (locale === "ar") assert.doesNotMatch(text, /\p{sc=Arab}{2}/u);
      await close();
    }
  }
});

inFull(
  "without script the page has its head, its markets and folding cards, and no dead button",
  async () => {
    const { page, close } = await visitor(PHONE, { javaScriptEnabled: false });
    const live = (await here.stage.operator.all("matches")).find(
      ({ status, statistics }) =>
        status === 1 && statistics?.period_scores.length > 1 && !statistics.clock,
    );
    await page.goto(`${here.stage.site}${addressOf(live)}`);
    assert.ok(await page.locator(".score-period:visible").count(), "periods are columns");
    assert.equal(await page.locator(".score-side > .score-total:visible").count(), 2);
    assert.ok(await page.locator(".market-card:visible").count());
    assert.equal(await page.locator(".market-bar:visible").count(), 0);
    const card = page.locator(".market-card").first();
    await card.locator("summary").first().click();
    assert.equal(await card.locator(".price").first().isVisible(), false);
    await close();
  },
);

function control(what, body) {
  return here.stage.operator.control(what, body);
}

async function visitor(viewport, options = {}) {
  const { page, context, errors } = await open(here.browser, { viewport, ...options });
  return {
    page,
    context,
    async close() {
      const faults = errors.filter((error) => !/ERR_INTERNET_DISCONNECTED/.test(error));
      assert.deepEqual(faults, []);
      await context.close();
    },
  };
}

/** Waits until the operator's prices are on the page. */
function confirmed(page) {
  return page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
}

/** Where the parts of a match page are. */
function layout(page) {
  return page.evaluate(() => {
    const box = (selector) => {
      const { top, height } = document.querySelector(selector).getBoundingClientRect();
      return [top + scrollY, height];
    };
    return { head: box(".scoreboard"), markets: box(".market-cards")[0] };
  });
}

function edges(page, selector) {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
}

/** Whether a tab is in view, clear of the fading edges of its row. */
function isWhole(tab) {
  return tab.evaluate((one) => {
    const [row, { left, right }] = [one.parentElement, one.getBoundingClientRect()];
    const box = row.getBoundingClientRect();
    const fade = Number.parseFloat(getComputedStyle(row).paddingLeft);
    return left >= box.left + fade - 1 && right <= box.right - fade + 1;
  });
}

/** Runs before the page: records every price that is marked as moved. */
function watchFlashes() {
  globalThis.flashes = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!target.matches(".price:is(.up, .down)")) continue;
      const { market, specifier = "" } = target.closest("[data-market]").dataset;
      const { match } = target.closest("[data-match]").dataset;
      globalThis.flashes.push([match, market, specifier, target.dataset.outcome].join(":"));
    }
  }).observe(document, { subtree: true, attributeFilter: ["class"] });
}

/** A price as it is in the HTML that was built: as a browser without script shows it. */
async function oddsInHtml(page, url, key) {
  const plain = await page.context().browser().newPage({ javaScriptEnabled: false });
  await plain.goto(url);
  const odds = await plain.locator(priceAt(key)).first().getAttribute("data-odds");
  await plain.close();
  return odds;
}

function colourOf(element) {
  return element.evaluate((one) => getComputedStyle(one).color);
}

/** Runs in the page: how well an element's text shows on its own ground. */
function contrast(element) {
  const { color, backgroundColor } = getComputedStyle(element);
  const luminance = (text) => {
    // A mixture is `color(srgb 0.1 0.2 0.3)`, any other colour `rgb(1, 2, 3)`.
    const most = text.startsWith("color(") ? 1 : 255;
    const [r, g, b] = text.match(/[\d.]+/g).map((part) => {
      const it = part / most;
      return it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [one, other] = [luminance(color), luminance(backgroundColor)];
  return {
    ratio: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05),
    text: element.textContent,
  };
}
