// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeCounts } from "./counts";

const row = (video: boolean) =>
  `<article class="event-row"${video ? ' data-video=""' : ""}></article>`;
const group = (key: string, sport: string, ...rows: string[]) =>
  `<section class="odds-group" data-key="${key}"><h2 class="odds-title" id="odds-${key}"><i class="icon sport-${sport}"></i></h2>${rows.join("")}</section>`;
const link = (counts: string) =>
  `<li><a data-counts="${counts}"><span class="count">9</span></a></li>`;

beforeEach(() => {
  document.body.innerHTML = `<h1><span data-counts="all">9</span></h1>
    <ul>${link("sport soccer")}${link("sport tennis")}${link("2")}</ul>
    <main>${group("1", "soccer", row(false), row(true))}${group("2", "soccer", row(true))}${group("3", "tennis", row(false))}</main>`;
});
afterEach(() => {
  delete document.documentElement.dataset.listVideo;
});

/** The number of the page; and of each link that is shown, its number and where it leads. */
function written() {
  const main = document.querySelector("main");
  if (main) writeCounts(main);
  const links = [...document.querySelectorAll<HTMLElement>("li")].filter(({ hidden }) => !hidden);
  return [
    document.querySelector("h1")?.textContent,
    ...links.map((one) => [one.textContent, one.querySelector("a")?.getAttribute("href")]),
  ];
}

test("a page, its sports and its groups say how many matches they have", () => {
  expect(written()).toEqual(["4", ["3", "#odds-1"], ["1", "#odds-3"], ["1", "#odds-2"]]);
});

test("only what is shown is counted while the visitor wants matches with a stream", () => {
  document.documentElement.dataset.listVideo = "";
  expect(written()).toEqual(["2", ["2", "#odds-1"], ["1", "#odds-2"]]);
});
