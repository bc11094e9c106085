/** A page has the first of many markets; the others come when somebody asks for them. */
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Market } from "../api/matches";
import type { MarketCardProps, MatchMarketsProps } from "../api/props.gen";
import { reportAllMarkets } from "../live/shared/matches";
import { cardsOf } from "../rules/cards";
import { onPage } from "../rules/on-page";
import { mount } from "../testing/mount";
import { MatchMarkets } from "./match-markets";

const loadAll = vi.hoisted(() => vi.fn());
vi.mock("../bet-builder/shared/load", () => ({ loadBuilder: () => {} }));
vi.mock("./all-markets", () => ({ loadAll }));

afterEach(() => loadAll.mockReset());

function market(id: number, group = "main"): Market {
  return {
    id,
    name: `Market ${id}`,
    status: 1,
    specifier: null,
    priority: -id,
    most_balanced: false,
    custom_bet_groups: [],
    outcomes: [1, 2].map((one) => ({ id: one, name: `${id}-${one}`, active: true, odds: 2000 })),
    market_groups: [{ groupKey: group }],
  };
}

const MARKETS = Array.from({ length: 400 }, (_, nth) =>
  market(nth + 1, nth < 200 ? "main" : "players"),
);

let match = 0;

async function shown() {
  match += 1;
  const all = cardsOf(MARKETS);
  const cards: MarketCardProps[] = all.slice(0, onPage(all));
  const props = {
    partial: false,
    match: { id: match, status: 0, home: "A", away: "B" },
    as_of: null,
    tabs: [
      { key: "main", name: "Main", count: 200 },
      { key: "players", name: "Players", count: 200 },
    ],
    cards,
    rest: all.length - cards.length,
    joins: false,
    labels: { more: "More markets", all_markets: "All", nothing_found: "Nothing" },
  } as unknown as MatchMarketsProps;
  await mount(<MatchMarkets {...props} />);
  return match;
}

const cards = () => document.querySelectorAll(".market-card:not([hidden])").length;
const rest = () => document.querySelector<HTMLElement>("[data-testid=market-rest]");
const tab = (nth: number) => document.querySelectorAll<HTMLElement>(".market-tab")[nth];
const press = (what: HTMLElement | null | undefined) =>
  act(async () => {
    what?.click();
    await vi.dynamicImportSettled();
  });
const know = (id: number) =>
  act(async () => {
    reportAllMarkets(id, MARKETS, () => false);
    await vi.dynamicImportSettled();
  });

test("before anybody asks: the first, and how many more there are", async () => {
  const id = await shown();
  expect([cards(), rest()?.textContent, tab(0)?.textContent]).toEqual([
    150,
    "More markets250",
    "All400",
  ]);
  await know(id);
  expect([cards(), rest()?.textContent]).toEqual([150, "More markets250"]);
});

test("the others are drawn so many lines at a time, and the first new card has the focus", async () => {
  const id = await shown();
  await know(id);
  await press(rest());
  expect(loadAll).not.toHaveBeenCalled();
  expect([cards(), rest()?.textContent]).toEqual([300, "More markets100"]);
  expect(document.activeElement?.textContent).toBe("Market 151");
  await press(rest());
  expect([cards(), rest()]).toEqual([400, null]);
  expect(document.activeElement?.textContent).toBe("Market 301");
});

test("a press while the first are being looked at again is answered all the same", async () => {
  const id = await shown();
  await act(async () => {
    reportAllMarkets(id, MARKETS, () => false);
    rest()?.click();
    await vi.dynamicImportSettled();
  });
  expect([cards(), rest()?.textContent]).toEqual([300, "More markets100"]);
});

test("markets that are not known yet are loaded, and the button says so meanwhile", async () => {
  const id = await shown();
  await press(rest());
  expect(loadAll).toHaveBeenCalledExactlyOnceWith(id);
  expect(rest()?.getAttribute("aria-busy")).toBe("true");
  await know(id);
  expect([cards(), rest()?.textContent]).toEqual([300, "More markets100"]);
});

test("a tab that the page does not have whole is loaded when it is opened", async () => {
  const id = await shown();
  await press(tab(2));
  expect([cards(), rest()?.textContent, tab(2)?.textContent]).toEqual([
    0,
    "More markets200",
    "Players200",
  ]);
  await know(id);
  expect([cards(), rest()?.textContent]).toEqual([150, "More markets50"]);
  await press(tab(1));
  expect([cards(), rest()?.textContent]).toEqual([150, "More markets50"]);
});
