/** @jsxImportSource . */
import { expect, test } from "vitest";
import type { Drawn } from "./jsx-runtime";
import { draw, patch } from "./patch";

const line = (icon: string, words: string) =>
  (
    <li>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      {words}
    </li>
  ) as Drawn;

test("a line that becomes another one has its icon, and one that stays keeps its own", () => {
  const element = draw(line("M1 1", "Corner"));
  const path = element.querySelector("path");
  patch(element, line("M1 1", "Corner kick"));
  expect(element.querySelector("path")).toBe(path);
  patch(element, line("M2 2", "Goal"));
  expect(element.querySelector("path")?.getAttribute("d")).toBe("M2 2");
  expect(element.textContent).toBe("Goal");
});

test("a prerendered icon is left alone until it is another one", () => {
  const element = document.createElement("li");
  element.innerHTML = '<svg viewBox="0 0 24 24"><path d="M1 1"></path></svg>Corner';
  const path = element.querySelector("path");
  patch(element, line("M1 1", "Corner"));
  expect(element.querySelector("path")).toBe(path);
  patch(element, line("M2 2", "Goal"));
  expect(element.querySelector("path")?.getAttribute("d")).toBe("M2 2");
});
