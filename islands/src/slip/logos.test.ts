import { beforeEach, expect, test } from "vitest";
import { createLogos } from "./logos";

const ROW = `<article data-match="7"><a><span class="event-side"><img class="event-logo" src="http://x/a.svg"></span><span class="event-side"><span class="event-logo"></span></span></a></article>`;
const HEAD = `<sb-island data-match="8"><table><tr data-side="home"><td></td></tr><tr data-side="away"><td><img class="score-logo" src="http://x/b.svg"></td></tr></table></sb-island><div data-match="8"></div>`;

beforeEach(() => sessionStorage.clear());

test("logos are those of the row or of the head; a side without one has none", () => {
  document.body.innerHTML = ROW + HEAD;
  const logosOf = createLogos();
  expect(logosOf(7)).toEqual({ home: "http://x/a.svg", away: null });
  expect(logosOf(8)).toEqual({ home: null, away: "http://x/b.svg" });
  expect(logosOf(9)).toBeUndefined();
  document.body.innerHTML = `<article data-match="10"><span class="event-side"><span class="event-logo"></span></span></article><article data-match="11"></article>`;
  expect(logosOf(10)).toEqual({ home: null, away: null });
  expect(logosOf(11)).toBeUndefined();
});

test("a page that does not show the match has what an earlier one had", () => {
  document.body.innerHTML = ROW;
  createLogos()(7);
  document.body.innerHTML = "";
  expect(createLogos()(7)).toEqual({ home: "http://x/a.svg", away: null });
});

test("what is stored and is no logo is dropped", () => {
  sessionStorage.setItem("slip-logos", JSON.stringify([["7", { home: 1, away: null }], 3, "x"]));
  document.body.innerHTML = "";
  expect(createLogos()(7)).toBeUndefined();
});
