import { expect, test } from "vitest";
import { showChanged } from "./in-view";

/** A panel from 0 to 700 with a head of 60 and a foot from 500 on; the second row has changed. */
function shownAfter(top: number, height = 80, state = "changed"): number {
  document.body.innerHTML = `<div id="slip"><header class="slip-head"></header>
    <li class="slip-selection" data-state="open"></li>
    <li class="slip-selection" data-state="${state}"></li><div class="slip-foot"></div></div>`;
  const place = (query: string, from: number, to: number) => {
    const element = document.querySelector(query) as HTMLElement;
    element.getBoundingClientRect = () => ({ top: from, bottom: to }) as DOMRect;
    return element;
  };
  const panel = place("#slip", 0, 700);
  place(".slip-head", 0, 60);
  place("li:nth-of-type(2)", top, top + height);
  place(".slip-foot", 500, 700);
  panel.scrollTop = 300;
  showChanged();
  return panel.scrollTop - 300;
}

test.each([
  ["in view", 100, 80, 0],
  ["under the head", 20, 80, -40],
  ["under the foot", 480, 80, 60],
  ["higher than what is between them", 480, 600, 420],
])("a changed row that is %s", (_, top, height, by) => {
  expect(shownAfter(top, height)).toBe(by);
});

test("a selection that is gone is shown, one that only waits is not", () => {
  expect(shownAfter(480, 80, "gone")).toBe(60);
  expect(shownAfter(480, 80, "suspended")).toBe(0);
});
