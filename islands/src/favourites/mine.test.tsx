/** The page of favourites follows what other tabs follow, with the real calls. */
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FavouritesProps, OddsListProps } from "../api/props.gen";
import { event } from "../search/testing/events";
import { otherTab, type Tab } from "../testing/channels";
import { type Answers, answer, asked, player, settled } from "../testing/world";

const fetchListed = vi.hoisted(() => vi.fn());
vi.mock("../listing/shared/fetch-listed", () => ({ fetchListed }));

const { Mine } = await import("./mine");
const { startFavourites } = await import("./store");

const List = ({ groups }: OddsListProps) => (
  <p data-testid="list">{groups.flatMap(({ rows }) => rows.map(({ match }) => match.id)).join()}</p>
);

let root: Root;
let tab: Tab;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  await player(followed([]));
  startFavourites();
  tab = otherTab("favourites");
  document.body.innerHTML = "<div></div>";
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  tab.close();
});

/** What the operator answers while these matches and leagues are followed; the lists of matches, too. */
function followed(matches: readonly number[], leagues: readonly number[] = []): Answers {
  const itemOf = (id: number) => ({ id, name: `${id}`, sport_key: "soccer", slug: `${id}` });
  const data = (ids: readonly number[]) => ({ data: { ids, items: ids.map(itemOf) } });
  fetchListed.mockImplementation(async ({ type }) => ({
    events: type ? [] : matches.map((id) => event(id, 0)),
    total: 1,
    last: 1,
  }));
  return {
    "GET /api/v2/favourites/matches": data(matches),
    "GET /api/v2/favourites/tournaments": data(leagues),
    "GET /api/v2/favourites/competitors": data([]),
    "GET /api/v2/favourites/sports": data([]),
  };
}

async function draw() {
  const props = { say: (id: string) => id, home: "/", labels: {}, odds: {} };
  const all = props as unknown as FavouritesProps & { say: (id: string) => string };
  await act(async () => {
    root.render(<Mine {...all} List={List} />);
    await settled();
  });
}

const tell = (key: string) =>
  act(async () => {
    tab.tell({ player: 1, key, on: true });
    await settled();
  });
const lists = () => document.querySelector("[data-testid=list]")?.textContent;
const items = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);

test("a match that another tab follows is shown at once, on a page of none and beside others", async () => {
  await draw();
  expect(document.querySelector("[data-testid=favourites-none]")).not.toBeNull();
  for (const matches of [[7], [7, 8]]) {
    answer(followed(matches));
    await tell(`matches:${matches.at(-1)}`);
    expect(lists()).toBe(matches.join());
  }
  answer(followed([7, 8], [1]));
  await tell("tournaments:1");
  expect([lists(), items()]).toEqual(["7,8", ["1"]]);
});

test("each news is asked about once, and what is known is none", async () => {
  answer(followed([7]));
  await draw();
  await tell("matches:7");
  const before = asked.length;
  answer(followed([7, 8]));
  await tell("matches:8");
  await tell("matches:8");
  expect(asked.slice(before).filter((name) => name.endsWith("/matches"))).toHaveLength(1);
});
