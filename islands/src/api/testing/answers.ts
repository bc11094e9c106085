/** Answers of the operator as tests read and spoil them. */
import type * as wire from "../wire.gen";

const SPORT = {
  id: 1,
  urn_id: "sr:sport:1",
  key: "soccer",
  name: "Soccer",
  priority: 1,
  type: "regular",
  provider: "betradar",
  main_market_id: 1,
  main_market_outcomes_count: 3,
  secondary_market_id: 18,
};

export const MARKET = {
  match_urn_id: "sr:match:12",
  id: 1,
  name: "1x2",
  status: 1,
  specifier: "total=2.5",
  priority: 1,
  most_balanced: true,
  custom_bet_groups: ["a"],
  outcomes: [
    { id: 1, name: "Home", active: true, odds: 1850 },
    { id: 2, name: "Draw", active: true, odds: 3400 },
  ],
  market_groups: [{ groupKey: "main", name: "Main", priority: 1 }],
};

export const MATCH = {
  id: 12,
  urn_id: "sr:match:12",
  slug: "home-away",
  type: "match",
  tournament: {
    id: 7,
    urn_id: "sr:tournament:7",
    slug: "league",
    name: "League",
    priority: 1,
    type: "season",
    category: {
      id: 3,
      slug: "england",
      name: "England",
      priority: 1,
      country_code: "gb",
      sport: SPORT,
    },
  },
  competitors: { home: { id: 1, name: "Home" }, away: { id: 2, name: "Away" } },
  status: 1,
  stage: "1st_half",
  start_time: "2026-11-21T15:00:00Z",
  provider: "betradar",
  has_video: true,
  is_provider_stats_available: true,
  statistics: {
    clock: { match_time: 60, stoppage_time: 1, remaining_time: 2, stopped: false },
    total_score: { home: 1, away: 0 },
    game_score: { home: "15", away: "A" },
    current_server: "home",
    period_scores: [
      {
        period_key: "1st_half",
        period_name: "1st half",
        number: 1,
        type: "half",
        max_period_number: 2,
        home: 1,
        away: 0,
      },
    ],
    events: [{ id: 5, kind: "goal", name: "Goal" }],
  },
  main_market: MARKET,
  secondary_market: MARKET,
};

export const BET: wire.Bet = {
  id: "b1",
  type: "single",
  ref: "R1",
  status: "waiting_results",
  stake: { value: 5000, currency: "ZAR", subunits: 100 },
  win_amount: 9250,
  odds: 1850,
  selections: [
    {
      id: 1,
      status: "no_results",
      market: { id: 1, name: "1x2" },
      outcome: { id: 2, name: "Draw" },
      odds: 1850,
      match: {
        id: 7,
        slug: "a-b-7",
        sport_key: "soccer",
        home: "A",
        away: "B",
        start_time: "2026-11-21T15:00:00Z",
      },
      specifier: null,
    },
  ],
  created_at: "2026-11-21T12:00:00Z",
  result: "no_results",
  to_cashout: null,
  min_part: null,
  parts: [],
  bonus: null,
  system: null,
  used_in_jackpot: false,
  is_vip: false,
  attempt_id: null,
};

export const PLACED: wire.PlacedBet = {
  bet_id: "b1",
  status: "submitted",
  is_vip: false,
  selections: [],
};

export const SETTINGS: wire.Settings = {
  custom_bet_allow_single: false,
  custom_bet_enabled: true,
  stakes: [{ currency: "ZAR", amounts: [1000], min: 100, max: 100_000, max_payout: 1_000_000 }],
  auto_accept_odds_change: "none",
  odds_types: { available: ["european"], selected: "european" },
  video_settings: { enabled: false },
  provider_statuses: [],
  allow_multiple_active_user_freebets: false,
  currencies: [{ code: "ZAR", fiat: true, subunits: 100, rate: "19.4555" }],
  sport_type_providers: [],
  multi_bet_settings: [],
  system_types: [{ id: 1, win_count: 2, total_count: 3 }],
  additional_providers: { horse_racing: false, lotto: false },
};

export const PLAYER = {
  id: 1,
  email: "a@b.example",
  nickname: null,
  currency: "ZAR",
  language: "en",
  country: { name: "South Africa", code: "ZA" },
};

export const NOTIFICATION = {
  id: 5,
  title: "Your bet has won",
  caption: "Premier League",
  body: "The winnings are in your balance.",
  type: "bet",
  object_type: "bet",
  read: true,
  created_at: "2026-11-26T10:00:00Z",
};

export const LIMIT = {
  type: "deposit",
  status: "active",
  name: "Deposits",
  period: "day",
  basis: "gross",
  value: 50_000,
  min: 1_000,
  max: 100_000,
  choices: [10_000, 50_000],
  used: 2_000,
  currency: "ZAR",
  resets_at: "2026-11-27T00:00:00Z",
  pending: { value: 80_000, from: "2026-11-28T00:00:00Z" },
  delay: 86_400,
};

export const BONUSES = {
  comboboosts: [{ id: 1, name: "Boost", ranges: [{ bonus_odds: 1100 }] }],
  freebets: [{ id: 2, name: "Free", issued_amount: 500, currency: "ZAR" }],
  huntings: [{ id: 3, name: "Hunt" }],
  tournaments: [],
  lootboxes: [],
};
