import { beforeEach, expect, test } from "vitest";
import { selectionOf } from "./pick";
import { setMatchStatus, setPrice } from "./prices";

beforeEach(() => {
  document.documentElement.lang = "en-ZA";
});

function button(specifier = "", status = 0, name = 'data-name="Over 2.5"'): HTMLElement {
  document.body.innerHTML = `<article data-match="1001" data-urn="sr:match:1001" data-slug="a-b"
    data-sport="soccer" data-league="Premier League" data-home="Arsenal" data-away="&quot;&gt;&lt;b&gt;"
    data-status="${status}" data-provider="betradar"><div data-market="18" ${specifier && `data-specifier="${specifier}"`}
    data-market-name="Total" data-group="totals"><button
    data-outcome="12" data-odds="1850" ${name}>1.85</button></div></article>`;
  return document.querySelector("button") as HTMLElement;
}

test("a button, its market and its row make a selection", () => {
  expect(selectionOf(button("total=2.5"))).toEqual({
    id: "1001:18:total=2.5:12",
    type: "match",
    matchId: 1001,
    matchUrnId: "sr:match:1001",
    matchSlug: "a-b",
    matchStatus: "prematch",
    sportKey: "soccer",
    lang: "en-ZA",
    nameA: "Arsenal",
    nameB: '"><b>',
    categoryName: "Premier League",
    provider: "betradar",
    marketId: 18,
    marketName: "Total",
    marketGroup: "totals",
    specifier: "total=2.5",
    outcomeId: 12,
    outcomeName: "Over 2.5",
    active: true,
    odds: 1850,
    acceptedOdds: 1850,
    initialOdds: 1850,
    isSuspended: false,
    isChanged: false,
    isNotAvailable: false,
  });
});

test("a market without a line has no specifier", () => {
  expect(selectionOf(button())?.specifier).toBeNull();
});

test("a market that does not say its group is in the main one", () => {
  const touched = button();
  touched.parentElement?.removeAttribute("data-group");
  expect(selectionOf(touched)?.marketGroup).toBe("main");
});

test.each([
  ["1", "Arsenal"],
  ["2", '"><b>'],
])("an outcome %s without a name of its own has that of the side", (as, name) => {
  expect(selectionOf(button("", 0, `data-as="${as}"`))?.outcomeName).toBe(name);
});

test("a card says name and group for its lines, unless a line has another group", () => {
  const touched = button();
  const line = touched.parentElement as HTMLElement;
  const card = document.createElement("details");
  line.replaceWith(card);
  card.append(line);
  for (const name of ["data-market-name", "data-group"]) line.removeAttribute(name);
  card.dataset.marketName = "Total goals";
  expect(selectionOf(touched)).toMatchObject({ marketName: "Total goals", marketGroup: "main" });
  card.dataset.group = "totals";
  expect(selectionOf(touched)?.marketGroup).toBe("totals");
  line.dataset.group = "periods";
  expect(selectionOf(touched)?.marketGroup).toBe("periods");
});

test("the current price and status count, not those of the page", () => {
  const touched = button();
  setPrice("1001:18::12", { odds: 1900, active: true, marketStatus: 1, listed: true });
  setMatchStatus(1001, 1);
  expect(selectionOf(touched)).toMatchObject({
    odds: 1900,
    initialOdds: 1900,
    matchStatus: "live",
  });
});

test("a button on its own gives no selection", () => {
  document.body.innerHTML = '<button data-outcome="1" data-odds="1850">1.85</button>';
  expect(selectionOf(document.querySelector("button") as HTMLElement)).toBeUndefined();
});

test.each(["0", "1000"])(
  "a price of %s thousandths takes no bets, even before the page knows",
  (odds) => {
    const touched = button("total=9.5");
    touched.dataset.odds = odds;
    expect(selectionOf(touched)?.active).toBe(false);
  },
);
