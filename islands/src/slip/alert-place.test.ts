/** Where alerts lie, by the stylesheets: neither on the slip's bar nor on the foot of its sheet or drawer. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

const FILES = ["alerts.css", "slip-bar.css", "slip-quick-bet.css"];
const CSS = FILES.map((file) => readFileSync(`../templates/styles/${file}`, "utf8")).join("\n");
const BAR = '<button class="slip-bar"></button>';
const BESIDE = "calc(360px + 28px)";

const screen = window as unknown as {
  readonly happyDOM: { setViewport(size: { readonly width: number }): void };
};

beforeEach(() => {
  document.head.innerHTML = `<style>${CSS}</style>`;
});

/** The edge of the window at which alerts lie, and the room that they leave at its end. */
function placeAt(width: number, state: { slip?: string; quickBet?: string }, beside = "") {
  screen.happyDOM.setViewport({ width });
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) delete dataset[name];
  Object.assign(dataset, state);
  document.body.innerHTML = `<div class="alerts-root"></div>${beside}`;
  const style = getComputedStyle(document.querySelector(".alerts-root") as Element);
  return [style.alignContent, style.getPropertyValue("inset-inline-end")];
}

test.each([{}, { quickBet: "" }])("on a phone they are above the slip: %j", (state) => {
  expect(placeAt(360, { ...state, slip: "open" }, BAR)).toEqual(["start", ""]);
  expect(placeAt(360, { ...state, slip: "open" })).toEqual(["start", ""]);
  expect(placeAt(360, state, BAR)).toEqual(["start", ""]);
  expect(placeAt(360, state)).toEqual(["end", ""]);
});

test("over my bets, which have their filters at the top, they are at the bottom", () => {
  const open = '<div class="slip"><div class="bets"></div></div>';
  expect(placeAt(360, { slip: "open" }, BAR + open)).toEqual(["end", ""]);
  // A page can list bets, too.
  expect(placeAt(360, { slip: "open" }, '<div class="bets"></div>')).toEqual(["start", ""]);
});

test("on a receipt they are above its buttons, and not on its title", () => {
  const receipt = '<div class="slip"><div class="slip-receipt"></div></div>';
  expect(placeAt(360, { slip: "open" }, receipt)).toEqual(["end", ""]);
});

test("the way out of the account is not under them", () => {
  const menu = '<div class="account-menu"></div>';
  expect(placeAt(360, {}, menu)).toEqual(["start", ""]);
  expect(placeAt(360, {}, menu + BAR)).toEqual(["start", ""]);
  expect(placeAt(1280, {}, menu)).toEqual(["end", ""]);
});

test("on wider screens they are beside it", () => {
  expect(placeAt(720, { slip: "open" }, BAR)).toEqual(["end", BESIDE]);
  expect(placeAt(720, { slip: "open" })).toEqual(["end", BESIDE]);
  expect(placeAt(720, {}, BAR)).toEqual(["end", BESIDE]);
  expect(placeAt(720, {})).toEqual(["end", ""]);
});

test("beside the column they have the middle of the window", () => {
  expect(placeAt(1280, { slip: "open" }, BAR)).toEqual(["end", ""]);
});
