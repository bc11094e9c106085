import { expect, test } from "vitest";
import { showCutNames } from "./cut-names";

test("only a name that is cut has a title, and only while it is", () => {
  document.body.innerHTML = '<bdi class="event-name">Wolverhampton Wanderers</bdi><b>x</b>';
  const [name, other] = document.body.children as unknown as [HTMLElement, HTMLElement];
  showCutNames();
  const pointed = (element: HTMLElement, width: number) => {
    Object.defineProperties(element, {
      scrollWidth: { value: width, configurable: true },
      clientWidth: { value: 100, configurable: true },
    });
    element.dispatchEvent(new Event("pointerover", { bubbles: true }));
    return element.title;
  };
  expect(pointed(name, 100)).toBe("");
  expect(pointed(name, 101)).toBe("Wolverhampton Wanderers");
  expect(pointed(name, 90)).toBe("");
  expect(pointed(other, 200)).toBe("");
});
