import { expect, test } from "vitest";
import { buttonsOf, keyOf, nameOf } from "./price-place";

/** A page with two lines of a market, a market with a colon in its line, and a second match. */
function open(): readonly HTMLElement[] {
  const market = (attributes: string) =>
    `<div data-market="18" ${attributes}><button data-outcome="12"></button></div>`;
  document.documentElement.dataset.market = "1";
  document.body.innerHTML = `
    <article data-match="1">${market('data-specifier="total=2.5"')}${market('data-specifier="total=3.5"')}
      ${market("")}${market('data-specifier="hcp=0:1"')}</article>
    <article data-match="11">${market("")}</article><article data-match="1">${market("")}</article>`;
  return [...document.querySelectorAll<HTMLElement>("button")];
}

test("the key of a price is put together from its match, its market and itself", () => {
  expect(open().map(keyOf)).toEqual([
    "1:18:total=2.5:12",
    "1:18:total=3.5:12",
    "1:18::12",
    "1:18:hcp=0:1:12",
    "11:18::12",
    "1:18::12",
  ]);
});

test("every button of a price is found by its key, and no other", () => {
  const buttons = open();
  for (const button of buttons) {
    const same = buttons.filter((other) => keyOf(other) === keyOf(button));
    expect(buttonsOf(keyOf(button))).toEqual(same);
  }
  expect(buttonsOf('1:18:"]:12')).toEqual([]);
  expect(buttonsOf("")).toEqual([]);
});

test("a side's name is that of the match", () => {
  const button = document.createElement("button");
  const match = { home: "Arsenal", away: "Chelsea" };
  button.dataset.as = "2";
  expect(nameOf(button, match)).toBe("Chelsea");
  button.dataset.as = "1";
  expect(nameOf(button, match)).toBe("Arsenal");
  button.dataset.name = "First";
  expect(nameOf(button, match)).toBe("First");
});
