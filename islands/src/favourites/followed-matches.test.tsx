import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { EventsPart, SportEvent } from "../api/events";
import type { FavouritesProps } from "../api/props.gen";
import { event } from "../search/testing/events";

const fetchListed = vi.hoisted(() =>
  vi.fn<(query: Record<string, unknown>) => Promise<EventsPart>>(),
);
vi.mock("../listing/shared/fetch-listed", () => ({ fetchListed }));
vi.mock("../api/config", () => ({ siteConfig: () => ({ prefix: "/ar", tag: "ar", zone: "UTC" }) }));

const { FollowedMatches } = await import("./followed-matches");

const part = (events: readonly SportEvent[]): EventsPart => ({ events, total: 1, last: 1 });
const { match, ...rest } = event(6, 0, "premier-league-2026-27");
const OUTRIGHT: SportEvent = {
  ...rest,
  match: {
    ...match,
    competitors: { home: { name: "Premier League 2026/27" }, away: { name: "" } },
  },
};

let root: Root;

async function show(ofOutrights: () => Promise<EventsPart>) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  fetchListed.mockReset();
  fetchListed.mockImplementation(async ({ type }) => (type ? ofOutrights() : part([])));
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  const props = { say: (id: string) => id, odds: {} as FavouritesProps["odds"], turn: 0 };
  await act(async () => root.render(<FollowedMatches {...props} List={() => null} />));
}

afterEach(() => act(async () => root.unmount()));

test("an outright that is followed is found here, though no list of matches has it", async () => {
  await show(async () => part([OUTRIGHT]));
  expect(fetchListed.mock.calls.map(([{ type }]) => type)).toContain(
    "stage,season,simple_tournament",
  );
  const link = document.querySelector("li > a");
  expect(link?.getAttribute("href")).toBe("/ar/soccer/premier-league-2026-27");
  expect(link?.textContent).toBe("Premier League 2026/27");
  expect(document.querySelector<HTMLElement>("li > .star")?.dataset.star).toBe("matches:6");
  expect(document.body.textContent).not.toContain("favourites-no-matches");
});

test("without any, and where they cannot be had, the matches are there as before", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await show(() => Promise.reject(new Error("503")));
  expect(document.body.textContent).toContain("favourites-no-matches");
  expect(document.querySelector("li")).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
