import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors";
import type { Market, Match } from "../api/matches";
import type { Bet } from "../api/schemas/bets";
import type { Settings } from "../api/schemas/settings";
import { placedBet, placedSelection } from "./testing/bets";

const operator = vi.hoisted(() => ({
  fetchMatch: vi.fn(),
  fetchMarket: vi.fn(),
  fetchSettings: vi.fn(),
}));
vi.mock("../api/sportsbook", () => operator);
vi.mock("../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA", prefix: "" }) }));

const { $slip } = await import("../core/selections");
const { clearSelections } = await import("../state/removing");
const { $panel } = await import("../core/panel");
const { $opening, answerShare } = await import("../slip/shared/share");
const { $layout } = await import("../slip/shared/slip");
const { canReuse, placementOfBet, reuseBet } = await import("./bets-reuse");

const SYSTEM = { id: 7, win_count: 2, total_count: 3 };
const SETTINGS = {
  custom_bet_allow_single: false,
  custom_bet_enabled: true,
  stakes: [{ currency: "ZAR", amounts: [], min: 100, max: 100_000, max_payout: 1_000_000 }],
  auto_accept_odds_change: "none",
  odds_types: { available: ["european"], selected: "european" },
  currencies: [{ code: "ZAR", fiat: true, subunits: 100 }],
  system_types: [SYSTEM],
  multi_bet_settings: [{ provider: "betradar", multi_single_available: true }],
  sport_type_providers: [{ sport_type: "regular", provider: "betradar" }],
  provider_statuses: [],
  allow_multiple_active_user_freebets: false,
} as unknown as Settings;

const selection = (match: number, status = "no_results") => placedSelection(match, { status });
const bet = (patch: Partial<Bet>) =>
  placedBet({ odds: 2000, win_amount: 0, selections: [selection(1)], ...patch });

function match(id: number, status = 0): Match {
  return {
    id,
    urn_id: `sr:match:${id}`,
    slug: `m-${id}`,
    type: "match",
    tournament: { name: "League", category: { sport: { key: "soccer" } } },
    competitors: { home: { name: "A", logo: null }, away: { name: "B", logo: null } },
    status,
    statistics: null,
    main_market: null,
    secondary_market: null,
    provider: "betradar",
  } as unknown as Match;
}

/** The market of a match in its current state. */
function market(odds: number, patch: Partial<Market> = {}): Market {
  return {
    id: 1,
    name: "1x2",
    status: 1,
    specifier: null,
    outcomes: [{ id: 2, name: "Home", active: true, odds }],
    market_groups: [{ groupKey: "main" }],
    priority: 1,
    most_balanced: true,
    custom_bet_groups: [],
    ...patch,
  };
}

const notFound = new ApiError("refused", 404, "GET /api/v2/matches/2");

beforeEach(() => {
  clearSelections();
  answerShare("cancel");
  operator.fetchSettings.mockResolvedValue(SETTINGS);
  operator.fetchMatch.mockReset().mockImplementation(async (id: number) => match(id));
  operator.fetchMarket.mockReset().mockResolvedValue([market(1500)]);
});

const layout = () =>
  $layout.get().bets.map(({ type, selectionIds }) => [type, selectionIds.length]);

describe("a reused bet", () => {
  it("is added at current prices, without its stake, and the slip is shown", async () => {
    expect(await reuseBet(bet({}))).toEqual({ kept: 1, gone: [] });
    const [one] = $slip.get().selections;
    expect(one).toMatchObject({ id: "1:1::2", odds: 1500, acceptedOdds: 1500, marketName: "1x2" });
    expect($layout.get().bets[0]?.stake.text).toBe("");
    expect($panel.get()).toEqual({ open: true, tab: "slip" });
  });

  it.each<[Partial<Bet>, string]>([
    [{ type: "treble" }, "combo"],
    [{ type: "system", system: SYSTEM }, "system"],
    [{ type: "custom_bet", odds: 4200 }, "custom_bet"],
  ])("comes back as what it was: %o", async (patch, type) => {
    await reuseBet(bet({ ...patch, selections: [selection(1), selection(2), selection(3)] }));
    expect(layout()).toEqual([[type, 3]]);
  });

  it("reports unavailable selections, and adds the rest", async () => {
    operator.fetchMatch.mockImplementation(async (id: number) => {
      if (id === 2) throw notFound;
      return match(id, id === 3 ? 4 : 0);
    });
    const { kept, gone } = await reuseBet(
      bet({ type: "combo", selections: [selection(1), selection(2), selection(3)] }),
    );
    expect([kept, gone.map(({ id }) => id)]).toEqual([1, [2, 3]]);
    expect(layout()).toEqual([["single", 1]]);
  });

  it.each([
    ["has no such line", [market(1500, { specifier: "total=2.5" })]],
    ["is settled", [market(1500, { status: -3 })]],
    ["lists no such outcome", [market(1500, { outcomes: [] })]],
  ])("does not change the slip where the market %s", async (_, markets) => {
    operator.fetchMarket.mockResolvedValue(markets);
    expect((await reuseBet(bet({}))).kept).toBe(0);
    expect($slip.get().selections).toEqual([]);
  });

  it("adds a suspended selection, which may reopen", async () => {
    operator.fetchMarket.mockResolvedValue([market(1500, { status: -1 })]);
    await reuseBet(bet({}));
    expect($slip.get().selections[0]?.isSuspended).toBe(true);
  });

  it("asks first if the slip is not empty, and loses nothing", async () => {
    await reuseBet(bet({}));
    await reuseBet(bet({ selections: [selection(2)] }));
    expect($opening.get()).toEqual({ state: "asking", count: 1, opened: expect.anything() });
    expect($slip.get().selections.map(({ matchId }) => matchId)).toEqual([1]);
    answerShare("add");
    expect($slip.get().selections.map(({ matchId }) => matchId)).toEqual([1, 2]);
  });

  it("does not change the slip when the operator does not answer", async () => {
    operator.fetchMatch.mockRejectedValue(new ApiError("unanswered", 0, "GET"));
    await expect(reuseBet(bet({}))).rejects.toBeInstanceOf(ApiError);
    expect($slip.get().selections).toEqual([]);
  });

  it("is only offered while one of its selections may be", () => {
    expect(canReuse(bet({ selections: [selection(1, "win_entire"), selection(2)] }))).toBe(true);
    expect(canReuse(bet({ selections: [selection(1, "win_entire")] }))).toBe(false);
  });
});

describe("a shared bet", () => {
  it("has its selections, and not its stake", () => {
    const shared = placementOfBet(bet({ type: "system", system: SYSTEM }));
    expect(shared).toEqual({
      stake: { value: 0, currency: "ZAR" },
      selections: [{ match_id: 1, market_id: 1, specifier: null, outcome_id: 2, odds: 2000 }],
      system_id: 7,
    });
    expect(placementOfBet(bet({ type: "custom_bet", odds: 4200 })).custom_odds).toBe(4200);
  });
});
