/** The way of the focus through a page by Tab: nothing may cover what has it. */
import { isShown, nameOf, targetOf } from "./geometry/boxes.mjs";

const SOURCE = [isShown, nameOf, targetOf, focused].map(String).join("\n");

/** Presses Tab, or another key, until the focus leaves the page; returns who was covered by what. */
export async function coveredOnTheWay(page, { key = "Tab", most = 400 } = {}) {
  const covered = [];
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(`(() => { ${SOURCE}\nreturn focused(); })()`);
    if (!found) break;
    if (found.by) covered.push(`${found.name} is under ${found.by}`);
  }
  return covered;
}

/**
 * Runs in the page: the element with the focus, and what lies over its middle when nothing of it
 * can be seen (WCAG 2.4.11).
 */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const target = targetOf(element);
  const { left, top, right, bottom } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const across = [left + 3, (left + right) / 2, right - 3];
  const down = [top + 3, (top + bottom) / 2, bottom - 3];
  const points = [[across[1], down[1]], ...across.flatMap((x) => down.map((y) => [x, y]))];
  const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
  const isSeen = (hit) => hit !== null && (target.contains(hit) || hit.closest("label") === target);
  const name = `${nameOf(target)} "${target.textContent.trim().slice(0, 30)}"`;
  const by = hits[0] ? nameOf(hits[0]) : "the screen's edge";
  return { name, by: hits.some(isSeen) ? undefined : by };
}
