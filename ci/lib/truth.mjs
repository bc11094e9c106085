/** What a page says of matches, to compare a page that has been open for a while with one that was just loaded. */
import assert from "node:assert/strict";
import { open } from "./browser.mjs";
import { eventually } from "./eventually.mjs";
import { visit } from "./steps.mjs";

/**
 * How long a page that was just opened may take to be like one that has been open: a busy machine may have cost that
 * one its connection, and the next one comes within 20 s.
 */
const AGREE_MS = 60_000;

/** How much older a page is than it says: the world's clock runs faster than the browser's. */
const AGE_MS = 180_000;

/** Opens a page and waits until the operator has confirmed it. */
export async function follow(browser, url, viewport) {
  const opened = await open(browser, { viewport });
  await opened.page.addInitScript((age) => {
    const { now } = Date;
    Date.now = () => now() + age;
  }, AGE_MS);
  await visit(opened.page, url);
  const { page } = opened;
  await page.locator("sb-island.odds[data-confirmed]").first().waitFor({ state: "attached" });
  return opened;
}

/**
 * Compares pages with fresh ones of the same addresses, field by field. The clock of the world stands
 * still meanwhile. Throws the first difference that stays.
 *
 * All pages at once: a match that has just ended stays in its list for 15 s, and each page would wait for its own.
 */
export async function compare(browser, pages, viewport) {
  await Promise.all(
    pages.map(async (page) => {
      const fresh = await follow(browser, page.url(), viewport);
      try {
        await eventually(async () => {
          const [now, then] = [linesOf(await truthOf(page)), linesOf(await truthOf(fresh.page))];
          const odd = (some, others) => some.filter((line) => !others.includes(line));
          const differences = { "only open": odd(now, then), "only fresh": odd(then, now) };
          // Alone, so that a report has room for them.
          assert.deepEqual(differences, { "only open": [], "only fresh": [] }, page.url());
          assert.deepEqual(now, then, page.url());
          assert.equal(now[0], "told, all in view", page.url());
        }, AGREE_MS);
      } finally {
        await fresh.context.close();
      }
    }),
  );
}

/** Lets the world of a stage's operator play at a speed for some seconds, then stops it. */
export async function play({ operator }, speed, seconds) {
  await operator.control("clock", { speed, stop: false });
  await new Promise((next) => setTimeout(next, seconds * 1000));
  await operator.control("clock", { stop: true });
}

/** The same in lines, so that a difference names its match and the whole of it is shown. */
function linesOf({ state, board, cards, lists, counts }) {
  const rows = lists.flatMap((groups, at) =>
    groups.flatMap(({ heading, columns, rows: all }) => [
      `list ${at}: ${heading}, ${columns}`,
      ...all.map((row) => `list ${at}: ${JSON.stringify(row)}`),
    ]),
  );
  return [state, `board: ${JSON.stringify(board)}`, ...cards, ...rows, ...counts];
}

/** What a page says: its scoreboard, its markets, and its lists with their order. */
export function truthOf(page) {
  return page.evaluate(() => {
    const text = (element) => (element?.innerText ?? "").replace(/\s+/g, " ").trim();
    const price = (button) => {
      const { outcome, state = "" } = button.dataset;
      const { market, specifier = "" } = button.closest("[data-market]").dataset;
      return `${market}:${specifier}:${outcome} ${state || text(button.querySelector(".price-odds"))}`;
    };
    const prices = (part) => [...part.querySelectorAll("button[data-outcome]")].map(price);
    const cells = (part, selector) => [...part.querySelectorAll(selector)].map(text);
    const row = (element) => ({
      match: element.dataset.match,
      status: element.dataset.status ?? "0",
      said: cells(element, ".event-side, .event-when"),
      prices: prices(element),
    });
    const list = (root) =>
      [...root.querySelectorAll(":scope > .sb-root > .odds-group")].map((group) => ({
        heading: text(group.querySelector(".odds-title")),
        columns: text(group.querySelector(".odds-cols")),
        rows: [...group.querySelectorAll(".event-row")].map(row),
      }));
    // Why prices are suspended is known only to a page that saw it happen.
    const said = (cell) =>
      text(cell)
        .replace(text(cell.querySelector(".score-why")), "")
        .trim();
    const board = document.querySelector(".score-table");
    const { stale } = document.documentElement.dataset;
    const isInView = (row) => row.getBoundingClientRect().bottom <= innerHeight;
    const isAll = [...document.querySelectorAll(".event-row, .market-card")].every(isInView);
    return {
      // A page without news, and rows out of view, say what was true before.
      state: `${stale === undefined ? "told" : "stale"}, ${isAll ? "all" : "not all"} in view`,
      board: board && [...board.rows].map(({ cells: all }) => [...all].map(said)),
      // A dash says that there is no price, as a line that is gone does.
      cards: [...document.querySelectorAll(".market-card")].flatMap((card) =>
        prices(card).filter((one) => !one.endsWith(" gone")),
      ),
      lists: [...document.querySelectorAll('sb-island[data-name="odds-list"]')].map(list),
      counts: [...document.querySelectorAll("[data-counts]")]
        .filter((one) => one.checkVisibility())
        .map((one) => `${one.dataset.counts}: ${text(one.querySelector(".count") ?? one)}`),
    };
  });
}
