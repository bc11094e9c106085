/** The head of a match page, measured in the browser: its height, its names, what stands twice. */
import { open, SHIFT_LIMIT } from "./browser.mjs";
import { IN_FULL } from "./in-full.mjs";
import { path, visit } from "./steps.mjs";

/** The most that the head is high, in pixels, and the screens on which it is measured. */
export const HEAD = 96;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
  ...(IN_FULL
    ? [
        { width: 768, height: 1024 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

/** Measures the heads of matches on every screen: `[{about, faults}]`. */
export async function measureHeads(browser, stage, locales) {
  const matches = await pickMatches(stage.operator);
  const measured = [];
  for (const viewport of SCREENS) {
    for (const locale of locales) {
      const { page, context } = await open(browser, { viewport });
      for (const match of matches) {
        const url = path(locale, addressOf(match));
        await visit(page, `${stage.site}${url}`);
        const { height, faults } = await page.evaluate(measureHead);
        const { sum } = await page.evaluate(() => globalThis.layoutShifts());
        if (sum >= SHIFT_LIMIT) faults.push(`the layout shifts by ${sum}`);
        if (height > HEAD + 0.5) faults.push(`the head is over ${HEAD} px`);
        measured.push({
          about: `${viewport.width} px ${url}: head ${height} px, shift ${sum.toFixed(4)}`,
          faults,
        });
      }
      await context.close();
    }
  }
  return measured;
}

/** Address of a match's page, without the language. */
export function addressOf({ slug, tournament }) {
  return `/${tournament.category.sport.key}/${slug}`;
}

/** One match of every way to keep a score, and those with the longest names and words. */
async function pickMatches(operator) {
  const matches = (await operator.all("matches")).filter(({ status }) => status <= 1);
  const scored = new Map();
  for (const match of matches) {
    const { statistics: it, status } = match;
    if (status !== 1 || !it) continue;
    const form = [it.period_scores.length, Boolean(it.game_score), Boolean(it.clock)].join();
    if (!scored.has(form)) scored.set(form, match);
  }
  const longest = (lengthOf) =>
    matches.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, 2);
  const names = ({ competitors: { home, away } }) => [home.name, away.name];
  const chosen = [
    ...scored.values(),
    ...longest((match) => Math.max(...names(match).map((name) => name.length))),
    ...longest((match) =>
      Math.max(
        ...names(match)
          .join(" ")
          .split(/[\s-]+/)
          .map((word) => word.length),
      ),
    ),
    matches.find(({ status }) => status === 0),
  ];
  return [...new Set(chosen)];
}

/** Runs in the page: the head's height, and what is wrong with it. */
export function measureHead() {
  const head = document.querySelector(".scoreboard");
  const faults = [];
  for (const name of head.querySelectorAll(".score-name")) {
    const text = name.firstChild;
    const cut =
      name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 3;
    if (cut) faults.push(`"${name.textContent}" is cut`);
    for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
      if (lines.size > 1) faults.push(`"${word}" is broken`);
    }
  }
  const box = head.getBoundingClientRect();
  for (const cell of head.querySelectorAll("td, th")) {
    const { left, right, width } = cell.getBoundingClientRect();
    const out = left < box.left || right > box.right;
    if (width > 0 && (out || cell.scrollWidth > cell.clientWidth + 1)) {
      faults.push(`"${cell.textContent}" has no room`);
    }
  }
  const times = document.querySelectorAll("#content time").length;
  const clocks = document.querySelectorAll("#content .event-clock:not(.score-line *)").length;
  const priced = document.querySelectorAll("#content .as-of").length;
  if (times - priced + clocks > 1) faults.push("the time stands twice");
  return { height: box.height, faults };
}
