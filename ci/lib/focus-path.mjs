/** The way of the focus through a page by Tab: nothing may lie over what has it. */
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

/** Runs in the page: the element with the focus, and what lies over its middle. */
function focused() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const target = targetOf(element);
  const { left, top, width, height } = target.getClientRects()[0] ?? target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isSeen = hit !== null && (target.contains(hit) || hit.closest("label") === target);
  const name = `${nameOf(target)} "${target.textContent.trim().slice(0, 30)}"`;
  return { name, by: isSeen ? undefined : hit ? nameOf(hit) : "the screen's edge" };
}
