import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Market, Match } from "../../api/matches";
import type { Player } from "../../api/schemas/player";
import type { Currency, Settings } from "../../api/schemas/settings";
import type { BetPlacement } from "../../api/wire.gen";
import { becomes } from "../../testing/becomes";

const operator = vi.hoisted(() => ({
  fetchMatch: vi.fn(),
  fetchMarket: vi.fn(),
  fetchSettings: vi.fn(),
}));
const codes = vi.hoisted(() => ({ fetchSharedBets: vi.fn(), shareBets: vi.fn() }));
const platform = vi.hoisted(() => ({ fetchPlayer: vi.fn(), fetchAccounts: vi.fn() }));
vi.mock("../../api/sportsbook", () => operator);
vi.mock("../../api/ticket-calls", () => codes);
vi.mock("../../api/platform", () => platform);
vi.mock("../../api/config", () => ({ siteConfig: () => ({ tag: "en-ZA", prefix: "" }) }));

const RATED: readonly Currency[] = [
  { code: "ZAR", subunits: 100, rate: "19.4555" },
  { code: "EUR", subunits: 100, rate: "1" },
  { code: "BTC", subunits: 100_000_000, rate: "0.0000125" },
  { code: "PTS", subunits: 1 },
];

function settings(currencies: readonly Currency[]): Settings {
  return {
    stakes: [{ currency: "ZAR", amounts: [], min: 100, max: 100_000, max_payout: 1_000_000 }],
    auto_accept_odds_change: "none",
    odds_types: { available: ["european"], selected: "european" },
    currencies,
    system_types: [],
    multi_bet_settings: [{ provider: "betradar", multi_single_available: true }],
    sport_type_providers: [{ sport_type: "regular", provider: "betradar" }],
  } as unknown as Settings;
}

const match = (id: number) =>
  ({
    id,
    urn_id: `sr:match:${id}`,
    slug: `m-${id}`,
    tournament: { name: "League", category: { sport: { key: "soccer" } } },
    competitors: { home: { name: "A", logo: null }, away: { name: "B", logo: null } },
    status: 0,
    main_market: null,
    secondary_market: null,
    provider: "betradar",
  }) as unknown as Match;

const MARKET = {
  id: 1,
  name: "1x2",
  status: 1,
  specifier: null,
  outcomes: [{ id: 2, name: "Home", active: true, odds: 1500 }],
  market_groups: [],
} as unknown as Market;

function placement(matchId: number, value: number, currency: string): BetPlacement {
  return {
    stake: { value, currency },
    selections: [{ match_id: matchId, market_id: 1, specifier: null, outcome_id: 2, odds: 2000 }],
  };
}

/** A new page: the stores are started once per page. */
async function page(currencies: readonly Currency[] = RATED) {
  vi.resetModules();
  operator.fetchSettings.mockResolvedValue(settings(currencies));
  const share = await import("./share");
  const { $layout } = await import("./slip");
  const stakes = () =>
    $layout.get().bets.map(({ stake }) => [stake.text, stake.currency, stake.convertedFrom]);
  return { ...share, stakes };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  operator.fetchMatch.mockImplementation(async (id: number) => match(id));
  operator.fetchMarket.mockResolvedValue([MARKET]);
  platform.fetchAccounts.mockResolvedValue([{ currency: "EUR", balance: 10_000, active: true }]);
});

describe("an opened shared bet", () => {
  it("has its stake in the visitor's currency, and keeps the original amount", async () => {
    const { openShare, stakes } = await page();
    codes.fetchSharedBets.mockResolvedValue({
      bets: [
        placement(1, 1000, "EUR"),
        placement(2, 20_000, "BTC"),
        placement(3, 2550, "ZAR"),
        placement(4, 500, "PTS"),
        placement(5, 500, "XYZ"),
        placement(6, 0, "EUR"),
      ],
    });
    await openShare("CODE");
    expect(stakes()).toEqual([
      ["194.56", "ZAR", { value: 1000, currency: "EUR" }],
      ["311.29", "ZAR", { value: 20_000, currency: "BTC" }],
      ["25.50", "ZAR", undefined],
      ["", "ZAR", undefined],
      ["", "ZAR", undefined],
      ["", "ZAR", undefined],
    ]);
  });

  it("waits for the session, and is converted to the player's currency", async () => {
    localStorage.setItem("session", "1");
    let answer: (player: Player) => void = () => {};
    platform.fetchPlayer.mockReturnValue(
      new Promise<Player>((resolve) => {
        answer = resolve;
      }),
    );
    const { openShare, stakes, $opening } = await page();
    codes.fetchSharedBets.mockResolvedValue({ bets: [placement(1, 5000, "ZAR")] });
    const opened = openShare("CODE");
    await becomes(() => expect(platform.fetchPlayer).toHaveBeenCalled());
    await vi.dynamicImportSettled();
    expect($opening.get()).toEqual({ state: "loading" });
    expect(stakes()).toEqual([]);
    answer({ id: 3, email: "euro@example.com", currency: "EUR" } as unknown as Player);
    await opened;
    expect(stakes()).toEqual([["2.57", "EUR", { value: 5000, currency: "ZAR" }]]);
  });

  it("is reported when it cannot be restored, unless nothing is behind the code", async () => {
    const { openShare, $opening } = await page();
    const { takeOver } = await import("../../report/report");
    // The module of this page: its errors are of another class than those of this file.
    const { ApiError } = await import("../../api/errors");
    const reported = vi.fn();
    takeOver(reported);
    codes.fetchSharedBets.mockRejectedValue(new ApiError("refused", 404, "GET /share-code"));
    await openShare("CODE");
    expect($opening.get()).toEqual({ state: "failed", reason: "not_found" });
    expect(reported).not.toHaveBeenCalled();
    const cause = new ApiError("failed", 503, "GET /share-code");
    codes.fetchSharedBets.mockRejectedValue(cause);
    await openShare("CODE");
    expect($opening.get()).toEqual({ state: "failed", reason: "later" });
    const message = "a shared bet could not be opened";
    expect(reported.mock.calls).toEqual([[{ kind: "share.not_opened", message, cause }]]);
  });

  it("has no stake where the rate is invalid, which is reported", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const nonsense = RATED.map((one) => (one.code === "EUR" ? { ...one, rate: "1e3" } : one));
    const { openShare, stakes } = await page(nonsense);
    codes.fetchSharedBets.mockResolvedValue({ bets: [placement(1, 1000, "EUR")] });
    await openShare("CODE");
    expect(stakes()).toEqual([["", "ZAR", undefined]]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("the rate of EUR"), "1e3");
  });
});

describe("a code that is opened over a slip", () => {
  it.each([
    ["cancel", ["10"]],
    ["add", ["10", "20"]],
    ["replace", ["20"]],
  ] as const)("after the answer %s has the stakes %j", async (answer, left) => {
    const { answerShare, openShare, stakes, $opening } = await page();
    codes.fetchSharedBets.mockResolvedValueOnce({ bets: [placement(1, 1000, "ZAR")] });
    await openShare("MINE");
    codes.fetchSharedBets.mockResolvedValueOnce({ bets: [placement(2, 2000, "ZAR")] });
    await openShare("THEIRS");
    expect($opening.get()).toEqual({ state: "asking", count: 1, opened: expect.anything() });
    answerShare(answer);
    expect(stakes().map(([text]) => text)).toEqual(left);
    expect($opening.get()).toEqual({ state: "idle" });
  });
});
