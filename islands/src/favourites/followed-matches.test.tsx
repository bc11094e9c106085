import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import type { EventsPart, SportEvent } from "../api/events";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
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

const onRetry = vi.fn();
const List = ({ groups }: OddsListProps) => (
  <p data-testid="list">{groups.flatMap(({ rows }) => rows.map(({ match }) => match.id)).join()}</p>
);

let root: Root;

async function show(ofOutrights: () => Promise<EventsPart>) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  fetchListed.mockReset();
  fetchListed.mockImplementation(async ({ type }) => (type ? ofOutrights() : part([])));
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
  await draw();
}

async function draw(turn = 0) {
  const props = { say: (id: string) => id, odds: {} as FavouritesProps["odds"], turn, onRetry };
  await act(async () => root.render(<FollowedMatches {...props} List={List} />));
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
});

test("outrights have a heading of their own, below that of the matches", async () => {
  await show(async () => part([OUTRIGHT]));
  const sections = [...document.querySelectorAll("section")];
  const heading = (section: Element) =>
    document.getElementById(section.getAttribute("aria-labelledby") ?? "")?.textContent;
  expect(sections.map(heading)).toEqual(["favourites-matches", "favourites-outrights"]);
  expect(sections.map((one) => one.querySelectorAll("li").length)).toEqual([0, 1]);
  expect(sections[0]?.textContent).toContain("favourites-no-matches");
});

test("without any, and where they cannot be had, the matches are there as before", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await show(() => Promise.reject(new Error("503")));
  expect(document.body.textContent).toContain("favourites-no-matches");
  expect(document.querySelector("li")).toBeNull();
  expect(document.querySelectorAll("h2")).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

/** Answers each part with a match of its number, out of three; the parts that are named fail once. */
async function showParts(...failing: number[]) {
  const left = [...failing];
  await show(async () => part([]));
  await act(async () => root.unmount());
  fetchListed.mockReset();
  fetchListed.mockImplementation(async ({ type, page }) => {
    if (type) return part([]);
    const at = left.indexOf(Number(page));
    if (at < 0) return { events: [event(Number(page), 0)], total: 3, last: 3 };
    left.splice(at, 1);
    throw new Error("503");
  });
  root = createRoot(document.body.firstElementChild as Element);
  await draw();
}

const asked = () => fetchListed.mock.calls.flatMap(([{ type, page }]) => (type ? [] : [page]));
const matches = () => document.querySelector("[data-testid=list]")?.textContent;
const button = () => document.querySelector<HTMLButtonElement>("section > button");
const press = () => act(async () => button()?.click());
const problem = () => document.querySelector("[role=alert]")?.textContent;

test.each([2, 3])(
  "part %i that failed is said, and fetched again by the same button",
  async (bad) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await showParts(bad);
    for (let next = 2; next < bad; next += 1) await press();
    const before = matches();
    expect([button()?.textContent, problem()]).toEqual(["favourites-more", undefined]);
    await press();
    expect([matches(), problem()]).toEqual([before, "favourites-not-loaded"]);
    expect(button()?.textContent).toBe("favourites-retry");
    await press();
    expect([matches(), problem()]).toEqual([`${before},${bad}`, undefined]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);

test("nothing is skipped: three parts are there in their order, and the button goes with the last", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await showParts(2, 2);
  for (let presses = 0; presses < 4; presses += 1) await press();
  expect(asked()).toEqual([1, 2, 2, 2, 3]);
  expect([matches(), button(), problem()]).toEqual(["1,2,3", null, undefined]);
  warn.mockRestore();
});

test("a press while a part is on its way asks for no other", async () => {
  await showParts();
  let answer: (part: EventsPart) => void = () => {};
  fetchListed.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await press();
  expect(button()?.getAttribute("aria-busy")).toBe("true");
  await press();
  expect(asked()).toEqual([1, 2]);
  await act(async () => answer({ events: [event(2, 0)], total: 3, last: 3 }));
  expect(matches()).toBe("1,2");
});

test("the first part that failed has a retry, which asks anew for all of the page", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await showParts(1);
  expect(document.querySelector("[role=alert] p")?.textContent).toBe("favourites-not-loaded");
  expect(document.querySelector("section")).toBeNull();
  await act(async () => document.querySelector<HTMLButtonElement>("[role=alert] button")?.click());
  expect(onRetry).toHaveBeenCalledTimes(1);
  await draw(1);
  expect([matches(), problem()]).toEqual(["1", undefined]);
  expect(asked()).toEqual([1, 1]);
  warn.mockRestore();
});

/** Draws another turn, in which the operator has these matches and outrights in one part. */
async function redraw(turn: number, ids: readonly number[], outrights: readonly SportEvent[] = []) {
  fetchListed.mockImplementation(async ({ type }) =>
    part(type ? outrights : ids.map((id) => event(id, 0))),
  );
  await draw(turn);
}

test("a turn shows what is new in its place, and what was taken off stays in its own", async () => {
  await show(async () => part([OUTRIGHT]));
  await redraw(1, [1, 2, 3], [OUTRIGHT]);
  await redraw(2, [4, 2, 5]);
  expect(matches()).toBe("1,4,2,3,5");
  expect(document.querySelectorAll("li")).toHaveLength(1);
  await redraw(3, [4, 2, 5], [OUTRIGHT]);
  expect(document.querySelectorAll("li")).toHaveLength(1);
});

test("a turn asks again for all parts that are shown, in any of which something may be new", async () => {
  await showParts();
  await press();
  fetchListed.mockImplementation(async ({ type, page }) => {
    if (type) return part([]);
    const events = page === 1 ? [event(9, 0), event(1, 0)] : [event(Number(page), 0)];
    return { events, total: 4, last: 3 };
  });
  await draw(1);
  expect([asked(), matches()]).toEqual([[1, 2, 1, 2], "9,1,2"]);
  // What has moved to the next part meanwhile is there once.
  fetchListed.mockImplementation(async () => ({
    events: [event(2, 0), event(3, 0)],
    total: 4,
    last: 3,
  }));
  await press();
  expect([asked(), matches(), button()]).toEqual([[1, 2, 1, 2, 3], "9,1,2,3", null]);
});

test("a turn that fails leaves what is there, and the next part comes with what is new", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await showParts(1);
  await draw(1);
  expect(matches()).toBe("1");
  fetchListed.mockImplementation(async ({ type }) => {
    if (type) return part([]);
    throw new Error("503");
  });
  await draw(2);
  expect([matches(), problem(), button()?.textContent]).toEqual([
    "1",
    undefined,
    "favourites-more",
  ]);
  expect(warn).toHaveBeenCalledTimes(2);
  fetchListed.mockImplementation(async ({ page }) => ({
    events: page === 1 ? [event(9, 0), event(1, 0)] : [event(2, 0)],
    total: 3,
    last: 2,
  }));
  await press();
  expect([matches(), button()]).toEqual(["9,1,2", null]);
  warn.mockRestore();
});
