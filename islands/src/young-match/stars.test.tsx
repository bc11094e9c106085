import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SportEvent } from "../api/events";
import type { OddsLabels, YoungMatchLabels } from "../api/props.gen";
import { event } from "../search/testing/events";
import { Stars } from "./stars";

const labels = { this_match: "This match" } as YoungMatchLabels;
const odds = { favourite: "Favourite:" } as OddsLabels;

function starsOf(shown: SportEvent) {
  const box = document.createElement("div");
  box.innerHTML = renderToStaticMarkup(<Stars event={shown} labels={labels} odds={odds} />);
  return [...box.querySelectorAll<HTMLElement>(".match-stars > .star-named")].map((star) => [
    star.dataset.star,
    star.getAttribute("aria-pressed"),
    star.textContent,
  ]);
}

test("the match and both sides can be followed", () => {
  expect(starsOf({ ...event(5, 0), teams: [71, 72] })).toEqual([
    ["matches:5", "false", "Favourite: This match"],
    ["competitors:71", "false", "Favourite: Arsenal"],
    ["competitors:72", "false", "Favourite: Leeds"],
  ]);
});

test("a side without a number has none", () => {
  const keys = starsOf({ ...event(5, 0), teams: [null, 72] }).map(([key]) => key);
  expect(keys).toEqual(["matches:5", "competitors:72"]);
});

test("an outright has one, of its name", () => {
  const { match, ...rest } = event(6, 0);
  const competitors = { home: { name: "Premier League 2026/27" }, away: { name: "" } };
  expect(starsOf({ ...rest, match: { ...match, competitors } })).toEqual([
    ["matches:6", "false", "Favourite: Premier League 2026/27"],
  ]);
});
