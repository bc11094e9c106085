// Generated from generator/api/src/wire by `cargo run -p api --example types`. Do not edit.

/** A successful answer: `{"data": …}`, with `pagination` where the call pages (spec 7.1). */
export type Envelope<T> = {
  /** What was asked for. */
  data: T,
  /** Where in the list this page stands; absent where a call does not page. */
  pagination?: Pagination,
};

/** Place of a page in its list (spec 3). The list ends when `page == last_page` (spec 9). */
export type Pagination = {
  /** Rows in the whole list. */
  total: number,
  /** This page, from 1. */
  page: number,
  /** Rows a page. */
  limit: number,
  /** The last page; 1 for an empty list. */
  last_page: number,
};

/** A refused call: `{"error": {…}}`, with the HTTP status of the same meaning. */
export type ErrorBody = {
  /** What went wrong. */
  error: WireError,
};

/** What went wrong, for a program (`code`) and for a person (`message`, in the caller's language). */
export type WireError = {
  /** A stable word such as `not_found`, or for bets the numeric code of spec 5 as text (`101`). */
  code: string,
  /** In the caller's language. */
  message: string,
  /** Per-bet messages of a refused placement (`errors_by_bet`, spec 8), in the order of the bets. */
  errors_by_bet?: Array<string | null>,
};

/** State of an event (spec 4). Everything but prematch and live takes no bets. */
export type EventStatus = 0 | 1 | 2 | 3 | 4 | 5 | (number & {});

/** State of a market (spec 4). Only `Allowed` takes bets; markets with `Dropped` are not shown. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3 | -4 | (number & {});

/** Kind of a sport (spec 3). */
export type SportKind = "regular" | "cyber" | (string & {});

/** Who supplies the data of an event (spec 3). */
export type Provider = "betradar" | "oddin" | "betconstruct" | (string & {});

/** Kind of a tournament (spec 3). */
export type TournamentKind = "match" | "stage" | "season" | "simple_tournament" | (string & {});

/** Which side of an event (spec 3). */
export type Side = "home" | "away" | (string & {});

/** Kind of a bet (spec 4). `double`, `treble` and `accumulator` mean `combo`. */
export type BetKind = "single" | "combo" | "system" | "custom_bet" | (string & {});

/** State of a placed bet (spec 4). */
export type BetStatus = "cashed_out" | "withdrawn" | "waiting_results" | "ready_to_process" | "done" | "cancelled" | "cashout_in_progress" | "submitted" | "rejected" | (string & {});

/** Result of a bet or of one of its selections (spec 4). */
export type BetResult = "no_results" | "canceled" | "win_entire" | "lose_entire" | "refund_entire" | "refund_half_win_other" | "refund_half_lose_other" | "cashed_out" | (string & {});

/** How a change of odds is taken while a bet is placed (spec 9). */
export type OddsAcceptMode = "none" | "higher" | "any" | (string & {});

/** How odds are written (spec 9; the two vocabularies of the spec are one). */
export type OddsFormat = "european" | "british" | "american" | "hongkong" | "indonesian" | "malaysian" | (string & {});

/** Kind of a bonus (spec 3). */
export type BonusKind = "freebet" | "freebet_only_win" | "freebet_all_win" | "freebet_no_risk" | "comboboost" | "hunting" | "lootbox" | "tournament" | "jackpot" | (string & {});

/** State of a bonus (spec 4). */
export type BonusStatus = "available" | "active" | "not_available" | "deactivated" | "bonus_over" | "expired" | "overridden" | "upcoming" | (string & {});

/** State of a jackpot's level (spec 4). */
export type JackpotLevelState = "active" | "created" | "disabled" | "finished" | "paused" | (string & {});

/** Kind of a player's limit (spec 3). */
export type LimitKind = "activity" | "sportsbook_session" | "session" | "bet" | "time" | "loss" | "wager" | "deposit" | "reality_check" | "selfexclusion" | "coolingoff" | (string & {});

/** State of a player's limit (spec 3). */
export type LimitStatus = "active" | "confirmed" | "confirmed_disabled" | "unconfirmed_disabled" | "unconfirmed" | "disabled" | (string & {});

/** A price in whole thousandths: 1.85 is `Odds(1850)`. */
export type Odds = number;

/** A sport (spec 3). */
export type Sport = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it, such as `sr:sport:1`. */
  urn_id: string,
  /** Its path segment, such as `soccer`. */
  key: string,
  /** In the language asked for. */
  name: string,
  /** Higher stands earlier. */
  priority: number,
  /** Regular or cyber. */
  type: SportKind,
  /** Who supplies it. */
  provider: Provider,
  /** The market shown in lists. */
  main_market_id: number,
  /** How many outcomes that market has. */
  main_market_outcomes_count: number,
  /** The market shown beside it where there is room. */
  secondary_market_id: number | null,
  /** How many outcomes that market has. */
  secondary_market_outcomes_count: number | null,
};

/** A category within a sport: a country, a tour, a region (spec 3). */
export type Category = {
  /** The operator's number. */
  id: number,
  /** Path segment, unique within the sport among categories, tournaments and matches. */
  slug: string,
  /** In the language asked for. */
  name: string,
  /** Higher stands earlier. */
  priority: number,
  /** ISO 3166-1 alpha-2 in lower case, or absent for tours and continents. */
  country_code: string | null,
  /** Its sport. */
  sport: Sport,
};

/** A tournament, which a visitor knows as a league (spec 3). */
export type Tournament = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it. */
  urn_id: string,
  /** Path segment, unique within the sport. */
  slug: string,
  /** In the language asked for. */
  name: string,
  /** Higher stands earlier; may differ by locale. */
  priority: number,
  /** What kind of competition. */
  type: TournamentKind,
  /** Its category, which holds its sport. */
  category: Category,
};

/** An event between two sides (spec 3). */
export type Match = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it. */
  urn_id: string,
  /** Path segment, unique within the sport. */
  slug: string,
  /** What kind of event. */
  type: TournamentKind,
  /** The competition, which holds its category and sport. */
  tournament: Tournament,
  /** The two sides. */
  competitors: Competitors,
  /** Where it is played. */
  stadium: string | null,
  /** City of the stadium. */
  city: string | null,
  /** Prematch, live, or over. */
  status: EventStatus,
  /** The provider's word for the stage of play, such as `1st_half`. */
  stage: string | null,
  /** When it starts or started. */
  start_time: string,
  /** Clock and scores; absent before the start. */
  statistics: Statistics | null,
  /** How many markets take bets now. */
  available_markets: number,
  /** The market of the sport's lists, with prices. */
  main_market: Market | null,
  /** The second market of the sport's lists. */
  secondary_market: Market | null,
  /** A few markets more for previews. */
  top_markets: Array<Market>,
  /** Whether there is a stream. */
  has_video: boolean,
  /** Who supplies it. */
  provider: Provider,
  /** Whether the provider has a statistics page of it. */
  is_provider_stats_available: boolean,
};

/** The two sides of a match. */
export type Competitors = {
  /** Named first. */
  home: Competitor,
  /** Named second. */
  away: Competitor,
};

/** A club, a player or a team. */
export type Competitor = {
  /** In the language asked for. */
  name: string,
  /** URL of its logo. */
  logo: string | null,
};

/** Clock and scores of a match (spec 3). */
export type Statistics = {
  /** Absent in sports that are not played against a clock. */
  clock: Clock | null,
  /** Goals, points, sets or maps, as the sport counts its total. */
  total_score: Score,
  /** The score within the running game (tennis points, a frame's balls). */
  game_score: GameScore | null,
  /** Who serves, where a side serves. */
  current_server: Side | null,
  /** Periods that are over or running, in order. */
  period_scores: Array<PeriodScore>,
};

/** The clock of a match; all times in whole seconds. */
export type Clock = {
  /** Played so far. */
  match_time: number,
  /** Added time of the running period. */
  stoppage_time: number | null,
  /** Left in the running period, for clocks that count down. */
  remaining_time: number | null,
  /** Whether it stands still. */
  stopped: boolean,
};

/** A score in numbers. */
export type Score = {
  /** Home side. */
  home: number,
  /** Away side. */
  away: number,
};

/** A score in the sport's own words (`40`, `A`). */
export type GameScore = {
  /** Home side. */
  home: string,
  /** Away side. */
  away: string,
};

/** Score of one period (spec 3). */
export type PeriodScore = {
  /** Stable word, such as `1st_half` or `set_2`. */
  period_key: string,
  /** In the language asked for. */
  period_name: string,
  /** From 1. */
  number: number,
  /** What a period is in this sport: `half`, `quarter`, `set`, `inning`, `map`, … */
  type: string,
  /** How many periods there can be at most. */
  max_period_number: number,
  /** Home side. */
  home: number,
  /** Away side. */
  away: number,
};

/** Something to bet on within a match (spec 3). `(id, specifier)` is unique within its match. */
export type Market = {
  /** The match, by its provider name. */
  match_urn_id: string,
  /** The kind of market, the same number in every match (1 is `1x2`). */
  id: number,
  /** In the language asked for, without the line (`Total goals`). */
  name: string,
  /** Whether it takes bets. */
  status: MarketStatus,
  /** The line, as `key=value` pairs joined by `|`: `total=2.5`, `hcp=-0.75`. */
  specifier: string | null,
  /** What can be picked. */
  outcomes: Array<Outcome>,
  /** The tabs that it stands in. */
  market_groups: Array<MarketGroup>,
  /** Higher stands earlier. */
  priority: number,
  /** Whether this is the most balanced of the lines of its kind. */
  most_balanced: boolean,
  /** When it will stop taking bets. */
  next_bet_stop: string | null,
  /** Groups within which outcomes can be joined to a custom bet. */
  custom_bet_groups: Array<string>,
};

/** One possible outcome of a market. */
export type Outcome = {
  /** Unique within its market, the same in every match. */
  id: number,
  /** In the language asked for (`Over 2.5`, `Arsenal`, `Draw`). */
  name: string,
  /** Whether it takes bets. */
  active: boolean,
  /** Its price. */
  odds: Odds,
};

/** A tab of markets on a match page. */
export type MarketGroup = {
  /** Stable word, such as `main` or `totals`; spelled `groupKey` on the wire (spec 3). */
  groupKey: string,
  /** In the language asked for. */
  name: string,
  /** Higher stands earlier. */
  priority: number,
};

/** An amount of money in whole subunits of a currency. */
export type Money = {
  /** In subunits: R50.00 is 5000. */
  value: number,
  /** ISO 4217 or the operator's code of a crypto currency. */
  currency: string,
  /** Subunits in one unit (100 for most fiat currencies). */
  subunits: number,
};

/** Body of `POST /bets` (version 3). */
export type PlaceBets = {
  /** About the whole call. */
  meta: PlaceBetsMeta,
  /** One for a single, combo, system or custom bet; several singles for a multi-single. */
  bets: Array<BetPlacement>,
};

/** About a placement as a whole. */
export type PlaceBetsMeta = {
  /** The browser's lasting id. */
  device_id: string,
  /** Whether placed by quick bet. */
  quick: boolean,
  /** Kind of the bets. */
  type: BetKind,
};

/** One bet to place (spec 3, bet placement payload). */
export type BetPlacement = {
  /** The bonus to use. */
  bonus?: BonusUse,
  /** The whole stake. */
  stake: StakeWire,
  /** At least one. */
  selections: Array<SelectionPlacement>,
  /** Which system, for system bets. */
  system_id?: number,
  /** The price of the joined outcomes, for custom bets. */
  custom_odds?: Odds,
};

/** A stake as it is sent. */
export type StakeWire = {
  /** In subunits. */
  value: number,
  /** The account's currency. */
  currency: string,
};

/** A bonus put into a bet. */
export type BonusUse = {
  /** The bonus. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** The factor of a comboboost, in thousandths. */
  odds?: Odds,
};

/** One selection of a bet to place. */
export type SelectionPlacement = {
  /** The match. */
  match_id: number,
  /** The kind of market. */
  market_id: number,
  /** The market's line. */
  specifier: string | null,
  /** The outcome. */
  outcome_id: number,
  /** The price that the player accepted. */
  odds: Odds,
};

/** Answer to `POST /bets`, one per bet (spec 3, placed bet result). */
export type PlacedBet = {
  /** The new bet. */
  bet_id: string,
  /** Its state, usually `submitted` or `waiting_results`. */
  status: BetStatus,
  /** Whether an operator's trader looks at it first. */
  is_vip: boolean,
  /** With the prices that were taken. */
  selections: Array<SelectionPlacement>,
};

/** A bet of the player's history (spec 3). */
export type Bet = {
  /** The bet. */
  id: string,
  /** Its kind. */
  type: BetKind,
  /** The short number that a player quotes to support. */
  ref: string,
  /** Its state. */
  status: BetStatus,
  /** What was staked. */
  stake: Money,
  /** What was won, in subunits; the possible return while it is open. */
  win_amount: number,
  /** Total odds. */
  odds: Odds,
  /** What was picked. */
  selections: Array<BetSelection>,
  /** When it was placed. */
  created_at: string,
  /** How it ended. */
  result: BetResult,
  /** The cash-out offer in subunits. */
  to_cashout: number | null,
  /** The bonus that was used. */
  bonus: BonusUse | null,
  /** Which system, for system bets. */
  system: SystemKind | null,
  /** Whether it took part in a jackpot. */
  used_in_jackpot: boolean,
  /** Whether an operator's trader looks at it. */
  is_vip: boolean,
};

/** A system: `win_count` of `total_count` selections make a line. */
export type SystemKind = {
  /** The operator's number of it. */
  id: number,
  /** Selections in a line. */
  win_count: number,
  /** Selections in the bet. */
  total_count: number,
};

/** A selection of a placed bet (spec 3, history). Carries names so that history needs no catalogue. */
export type BetSelection = {
  /** Unique within its bet. */
  id: number,
  /** Its result so far. */
  status: BetResult,
  /** The kind of market and its name. */
  market: Named,
  /** The outcome and its name. */
  outcome: Named,
  /** The price that was taken. */
  odds: Odds,
  /** The match. */
  match: BetMatch,
  /** The market's line. */
  specifier: string | null,
};

/** A number with its name in the language asked for. */
export type Named = {
  /** The operator's number. */
  id: number,
  /** In the language asked for. */
  name: string,
};

/** The match of a placed selection. */
export type BetMatch = {
  /** The match. */
  id: number,
  /** Its path segment. */
  slug: string,
  /** Its sport's path segment. */
  sport_key: string,
  /** Home side. */
  home: string,
  /** Away side. */
  away: string,
  /** When it starts or started. */
  start_time: string,
};

/** Body of `POST /users/sign_in` on the platform. The answer is the [`Player`] and a session cookie. */
export type SignIn = {
  /** Who signs in. */
  user: Credentials,
};

/** What a player signs in with. */
export type Credentials = {
  /** E-mail address. */
  email: string,
  /** Password. */
  password: string,
};

/** Answer of `GET /player` (spec 3, user profile). 401 when nobody is signed in. */
export type Player = {
  /** The operator's number. */
  id: number,
  /** Logged in when this or `auth_phone_number` is present (spec 1). */
  email: string | null,
  /** Phone number that signs in. */
  auth_phone_number: string | null,
  /** Phone number to reach the player. */
  mobile_phone: string | null,
  /** First name. */
  first_name: string | null,
  /** Last name. */
  last_name: string | null,
  /** What the player is called on leaderboards. */
  nickname: string | null,
  /** The player's locale. */
  language: string,
  /** Currency of the active account. */
  currency: string,
  /** Fields that the operator still wants before a deposit. */
  auth_fields_missed: Array<string>,
  /** Ids of the player's status groups. */
  statuses: Array<string>,
  /** Where the player lives. */
  country: Country,
};

/** A country. */
export type Country = {
  /** In the language asked for. */
  name: string,
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string,
};

/** One account of the player (spec 3): `GET /player/accounts` lists them. */
export type Account = {
  /** ISO 4217 or the operator's code. */
  currency: string,
  /** In subunits. */
  balance: number,
  /** Whether bets are staked from it. */
  active: boolean,
};

/** A limit of the player (spec 3): `GET /user_limits` lists them. */
export type UserLimit = {
  /** What is limited. */
  type: LimitKind,
  /** Whether it is in force. */
  status: LimitStatus,
  /** Lower bound, in the unit of the kind. */
  min: number | null,
  /** Upper bound, in the unit of the kind. */
  max: number | null,
};

/** A notification (spec 3). */
export type Notification = {
  /** The operator's number. */
  id: number,
  /** Headline. */
  title: string,
  /** One line under it. */
  caption: string | null,
  /** The text. */
  body: string,
  /** What kind of notice. */
  type: string,
  /** What it is about. */
  object_type: string | null,
  /** Whether the player has seen it. */
  read: boolean,
  /** When it was sent. */
  created_at: string,
};

/** Answer of `POST /websocket/token`: the push connection's token. */
export type PushToken = {
  /** Given to `connect`. */
  token: string,
};

/** Body of `POST /websocket/authorize`. */
export type AuthorizeChannels = {
  /** Channels that start with `$`. */
  channels: Array<string>,
};

/** One row of the answer of `POST /websocket/authorize`. */
export type ChannelToken = {
  /** The channel. */
  channel: string,
  /** Given to `subscribe`. */
  token: string,
};

/**
 * One publication (spec 4, push event names).
 *
 * Channels: `public:updates:{locale}`, `public:match:{locale}:{match id}` and
 * `$private:user:{locale}:{user id}`. Names in messages are in the channel's locale.
 */
export type PushEvent = { "event_name": "match_changed", "message": {
    /** The whole match. */
    match: Match,
  } }
| { "event_name": "markets_changed", "message": {
    /** The match's number. */
    match_id: number,
    /** The changed markets, each whole. */
    markets: Array<Market>,
  } }
| { "event_name": "match_status_changed", "message": {
    /** The match's number. */
    match_id: number,
    /** Its new state. */
    status: EventStatus,
  } }
| { "event_name": "provider_status_changed", "message": {
    /** Provider and whether it takes bets. */
    provider_statuses: Array<ProviderStatus>,
  } }
| { "event_name": "balance_changed", "message": {
    /** The changed accounts. */
    accounts: Array<Account>,
  } }
| { "event_name": "bet_changed", "message": {
    /** The whole bet. */
    bet: Bet,
  } }
| { "event_name": "bet_cashout_changed", "message": {
    /** The bet. */
    bet_id: string,
    /** The new offer in subunits; null when there is none. */
    to_cashout: number | null,
  } }
| { "event_name": "unread_notifications_changed", "message": {
    /** How many are unread. */
    unread: number,
  } }
| { "event_name": "notification", "message": {
    /** It. */
    notification: Notification,
  } }
| { "event_name": "tournament_pool_changed", "message": {
    /** The bonus. */
    bonus_id: number,
    /** Its pool in subunits. */
    pool: number,
  } }
| { "event_name": "bonus_issued", "message": {
    /** The bonus. */
    bonus_id: number,
  } };

/** Answer of `GET /settings` (spec 3, bet settings). */
export type Settings = {
  /** Whether a custom bet of one selection is a bet. */
  custom_bet_allow_single: boolean,
  /** Whether outcomes of one match can be joined. */
  custom_bet_enabled: boolean,
  /** Quick amounts and bounds, per currency. */
  stakes: Array<StakeSettings>,
  /** How changed odds are taken. */
  auto_accept_odds_change: OddsAcceptMode,
  /** How odds are written. */
  odds_types: OddsTypes,
  /** Streams. */
  video_settings: VideoSettings,
  /** Which providers take bets. */
  provider_statuses: Array<ProviderStatus>,
  /** Whether several freebets can be active at once. */
  allow_multiple_active_user_freebets: boolean,
  /** Currencies of the operator. */
  currencies: Array<Currency>,
};

/** Stakes of one currency, in subunits. */
export type StakeSettings = {
  /** ISO 4217 or the operator's code. */
  currency: string,
  /** The quick amounts, in the order shown. */
  amounts: Array<number>,
  /** The least that is taken. */
  min: number,
  /** The most that is taken. */
  max: number,
  /** The most that a bet can return. */
  max_payout: number,
};

/** How odds can be written, and how the player wants them. */
export type OddsTypes = {
  /** What the operator offers. */
  available: Array<OddsFormat>,
  /** What the player has chosen. */
  selected: OddsFormat,
};

/** Streams. */
export type VideoSettings = {
  /** Whether there are any. */
  enabled: boolean,
};

/** Whether a provider takes bets. */
export type ProviderStatus = {
  /** The provider. */
  provider: Provider,
  /** Whether it is up. */
  active: boolean,
};

/** A currency (spec 3). */
export type Currency = {
  /** ISO 4217 or the operator's code. */
  code: string,
  /** Whether it is money of a state. */
  fiat: boolean,
  /** Subunits in one unit. */
  subunits: number,
};
