import { beforeEach, expect, test } from "vitest";
import { createStarts } from "./starts";

const ROW = `<article data-match="7"><a><time datetime="2027-01-30T15:00:00Z">17:00</time></a></article><div data-match="8"></div>`;

beforeEach(() => sessionStorage.clear());

test("a start is that of the page, and follows to pages that do not show the match", () => {
  document.body.innerHTML = ROW;
  const startOf = createStarts();
  expect([startOf(7), startOf(8), startOf(9)]).toEqual([
    "2027-01-30T15:00:00Z",
    undefined,
    undefined,
  ]);
  document.body.innerHTML = "";
  expect([createStarts()(7), createStarts()(8)]).toEqual(["2027-01-30T15:00:00Z", undefined]);
});

test("a match that was put off has the start that its page says now", () => {
  document.body.innerHTML = ROW;
  createStarts()(7);
  document.body.innerHTML = ROW.replace("01-30", "01-31");
  expect(createStarts()(7)).toBe("2027-01-31T15:00:00Z");
  document.body.innerHTML = "";
  expect(createStarts()(7)).toBe("2027-01-31T15:00:00Z");
});

test("what is stored and is no moment is dropped", () => {
  sessionStorage.setItem("slip-starts", JSON.stringify([["7", "soon"], ["8", 3], "x"]));
  document.body.innerHTML = "";
  expect([createStarts()(7), createStarts()(8)]).toEqual([undefined, undefined]);
});
