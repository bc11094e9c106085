import { expect, test } from "vitest";
import { readMarket, readMatch } from "./match-place";
import { selectionOf } from "./pick";

/** A row as lists have it: its section says what most rows have. */
function open(own = ""): HTMLElement {
  document.body.innerHTML = `<section class="odds-group" data-league="Premier League" data-provider="betradar"
    data-first="Match result" data-second="Total goals"><article class="event-row" data-match="1001"
    data-home="Arsenal" data-away="Chelsea" ${own}><a class="event-main" href="/ar/soccer/arsenal-chelsea-1001"></a>
    <div class="event-prices" data-market="1"><button data-outcome="1" data-odds="1850" data-as="1"><bdi>1</bdi></button>
    </div><div class="event-prices event-second" data-market="18" data-specifier="total=2.5"><button data-outcome="12"
    data-odds="1900" data-name="Over 2.5"><bdi>Over 2.5</bdi></button></div></article></section>`;
  return document.querySelector("article") as HTMLElement;
}

test("a row leaves to its link and its section what they say", () => {
  expect(readMatch(open())).toEqual({
    id: 1001,
    urn: "sr:match:1001",
    slug: "arsenal-chelsea-1001",
    sport: "soccer",
    league: "Premier League",
    home: "Arsenal",
    away: "Chelsea",
    status: 0,
    provider: "betradar",
  });
});

test("what a row says itself counts", () => {
  const own = `data-league="FA Cup" data-provider="oddin" data-urn="od:match:1" data-status="1"
    data-slug="a-b" data-sport="e-soccer"`;
  expect(readMatch(open(own))).toMatchObject({
    urn: "od:match:1",
    slug: "a-b",
    sport: "e-soccer",
    league: "FA Cup",
    status: 1,
    provider: "oddin",
  });
});

test("a market has the name that the section says for its place, unless it says its own", () => {
  open();
  const markets = [...document.querySelectorAll<HTMLElement>("[data-market]")];
  expect(markets.map(readMarket)).toEqual([
    { id: 1, specifier: "", name: "Match result", group: "main", status: 1 },
    { id: 18, specifier: "total=2.5", name: "Total goals", group: "main", status: 1 },
  ]);
  const [first] = markets as [HTMLElement];
  first.dataset.marketName = "Winner";
  expect(readMarket(first).name).toBe("Winner");
});

test("a translator's words come into no selection", () => {
  open();
  for (const text of document.querySelectorAll("bdi")) text.innerHTML = "<font>Heimsieg</font>";
  const picked = [...document.querySelectorAll("button")].map(selectionOf);
  expect(picked).toMatchObject([
    { outcomeName: "Arsenal", marketName: "Match result", categoryName: "Premier League" },
    { outcomeName: "Over 2.5", marketName: "Total goals", nameA: "Arsenal", nameB: "Chelsea" },
  ]);
});
