/** How dense lists of matches are and how still, measured in the browser, and the limits. */
import { open, SHIFT_LIMIT } from "./browser.mjs";
import { path, visit } from "./steps.mjs";

/** Screens, with their limits in pixels and the fewest whole matches that home shows. */
export const SCREENS = [
  { width: 360, height: 740, row: 96, head: 28, matches: 4 },
  { width: 768, height: 1024, row: 60, head: 28, matches: 10 },
  { width: 1280, height: 900, row: 60, head: 28, matches: 9 },
  { width: 1920, height: 1080, row: 60, head: 28, matches: 12 },
];

/** Pages with lists. */
const PAGES = ["", "/live", "/soccer", "/soccer/premier-league", "/tennis"];

const LOCALES = ["en-ZA", "ar"];

/** The tolerance for fractions of a pixel. */
const FRACTION = 0.5;

/** Measures every page on every screen, in each of the languages or by turns: `[{about, faults}]`. */
export async function measureAll(browser, stage, { inEach = true } = {}) {
  const measured = [];
  for (const [nth, screen] of SCREENS.entries()) {
    const { width, height } = screen;
    for (const locale of inEach ? LOCALES : [LOCALES[nth % LOCALES.length]]) {
      const { page, context } = await open(browser, { viewport: { width, height } });
      for (const rest of PAGES) {
        const url = path(locale, rest);
        await visit(page, `${stage.site}${url}`);
        const found = await page.evaluate(measure);
        const { sum } = await page.evaluate(() => globalThis.layoutShifts());
        const faults = faultsOf(found, screen, rest === "");
        if (sum >= SHIFT_LIMIT) faults.push(`the layout shifts by ${sum}`);
        const about = `${width} px ${url}: ${describe(found)}, shift ${sum.toFixed(4)}`;
        measured.push({ about, faults });
      }
      await context.close();
    }
  }
  return measured;
}

function describe({ rows, heads, whole, unaligned }) {
  const off = unaligned.length > 0 ? `, ${unaligned.length} columns off` : "";
  return `rows ${span(rows)}, headings ${span(heads)}, ${whole} whole matches${off}`;
}

function span(heights) {
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  return least === most ? `${most} px` : `${least} to ${most} px`;
}

function faultsOf({ rows, heads, whole, unaligned, isWide }, limits, isHome) {
  const faults = [];
  if (rows.length === 0) faults.push("no rows");
  if (Math.max(...rows) > limits.row + FRACTION) faults.push(`a row is over ${limits.row} px`);
  if (Math.max(...heads) > limits.head + FRACTION) {
    faults.push(`a heading is over ${limits.head} px`);
  }
  if (isHome && whole < limits.matches) faults.push(`fewer than ${limits.matches} whole matches`);
  if (isWide !== limits.width >= 720) faults.push("the second market is not where it belongs");
  faults.push(...unaligned);
  return faults;
}

/** Runs in the page. */
function measure() {
  const box = (element) => element.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** The line with the day above a row belongs to its box. */
  const lineAbove = (row) => (row.dataset.day === undefined ? 0 : 20);
  // Rows that were never rendered have their reserved height: it must be the same.
  const rows = [...new Set(all(".event-row").map((it) => box(it).height - lineAbove(it)))];
  const bar = document.querySelector(".tabbar");
  const covered = bar && getComputedStyle(bar).position === "fixed" ? box(bar) : undefined;
  const isNarrow = covered && covered.width === innerWidth;
  const bottom = isNarrow ? covered.top : innerHeight;
  const whole = all(".event-row").filter((row) => box(row).bottom <= bottom).length;
  const unaligned = [];
  const shown = (selector, within) =>
    [...within.querySelectorAll(selector)].filter((it) => box(it).width > 0);
  for (const group of all(".odds-group")) {
    const row = group.querySelector(".event-row:not(.event-row-below)");
    if (!row) continue;
    const cells = shown(".odds-cols > span", group);
    const prices = shown(".event-prices:not(.event-second) > .price", row);
    cells.forEach((cell, nth) => {
      const [one, other] = [box(cell), prices[nth] && box(prices[nth])];
      if (other && Math.abs(one.left + one.right - other.left - other.right) > 2) {
        unaligned.push(`"${cell.textContent}" is not above its prices`);
      }
    });
    const [head] = shown(".odds-second", group);
    const [second] = shown(".event-second", row);
    if (head && second && Math.abs(box(head).left - box(second).left) > 1) {
      unaligned.push("the second market's head is not above its prices");
    }
  }
  // The heads of columns stand below a league whose name leaves them no room.
  const one = all(".odds-head").filter((head) => {
    const [cells] = shown(".odds-cols", head);
    return !cells || box(cells).top < box(head.querySelector(".odds-title")).bottom;
  });
  const heads = [...new Set(one.map((head) => box(head).height))];
  const isWide = all(".event-row").some((row) => shown(".event-prices", row).length === 2);
  return { rows, heads, whole, unaligned, isWide };
}
