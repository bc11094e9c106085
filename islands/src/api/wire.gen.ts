// Generated from generator/api/src/wire by `cargo run -p api --example types`. Do not edit.

declare const otherErrorCode: unique symbol;

/** An error code that this version does not know. */
export interface OtherErrorCode {
  readonly [otherErrorCode]: never;
}

/** A successful answer: `{"data": …}`, with `pagination` where the call has pages. */
export type Envelope<T> = {
  /** The requested data. */
  data: T,
  /** Position in the list; absent where a call has no pages. */
  pagination?: Pagination,
};

/** Position of a page in its list. The list ends when `page == last_page`. */
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

/** A refused call: `{"error": {…}}`, with a matching HTTP status. */
export type ErrorBody = {
  /** The error. */
  error: WireError,
};

/** An error for programs (`code`) and for people (`message`, in the caller's language). */
export type WireError = {
  /** What it is about. */
  code: ErrorCode,
  /** In the caller's language. */
  message: string,
  /**
   * What adds to the message, in the caller's language: the limit that is meant, and what is left of it. What is no
   * text is ignored.
   */
  details?: string,
  /** Per-bet messages of a refused placement (`errors_by_bet`), in the order of the bets. */
  errors_by_bet?: Array<string | null>,
};

/** What an error is about, for programs. */
export type ErrorCode =
/** What the address or an id in it names does not exist. */
| "not_found"
/** A parameter of the address or a field of the body has a value that cannot be used. */
| "invalid_parameter"
/** The body is not JSON, or not the one of this call. */
| "invalid_body"
/** The platform API has no version that the caller accepts. */
| "not_acceptable"
/** The page that makes the call is of another origin. */
| "foreign_origin"
/** Nobody is signed in. The page signs the player out, and its form says that the session has ended. */
| "unauthorized"
/** The operator cannot do it at the moment. */
| "unavailable"
/** The push channel is another player's. */
| "forbidden"
/** Only of the sandbox: a test steers the push, but Centrifugo has the connections. */
| "push_elsewhere"
/** Address or password is wrong. The form marks both. */
| "invalid_credentials"
/** The player has not confirmed the e-mail address. The form offers another mail. */
| "unconfirmed"
/** The address is locked after several wrong passwords. The form offers the mail that unlocks it. */
| "locked"
/** The player takes a break. The form says until when, and offers no other account. */
| "excluded"
/** The operator lets nobody sign in. */
| "sign_in_closed"
/** The operator lets nobody sign in from this country. */
| "sign_in_country_blocked"
/** The passkey is not one of a player. The form says that it does not work here. */
| "passkey_wrong"
/** The passkey was refused several times. */
| "passkey_throttled"
/** The answer of the passkey came too late. */
| "passkey_expired"
/** Marks the e-mail address. */
| "email_invalid"
/** Another account has the address. Marks the e-mail address. */
| "email_taken"
/** Marks the password. */
| "password_too_short"
/** Marks the password. */
| "password_too_long"
/** The password is easy to guess. Marks the password. */
| "password_common"
/** Marks the date of birth. */
| "too_young"
/** Marks the rules. */
| "terms_not_accepted"
/** No account can be opened from this country. Marks the country. */
| "country_blocked"
/** The operator opens no accounts. */
| "sign_up_closed"
/** The link was used, or was never sent. The page offers another mail. */
| "token_invalid"
/** The link is too old. The page offers another mail. */
| "token_expired"
/** No text message can be sent to the number. Marks the phone number. */
| "phone_invalid"
/** The last text message was sent a moment ago. Marks the phone number. */
| "sms_too_soon"
/** No more text messages are sent today. Marks the phone number. */
| "sms_limit"
/** The code of the text message is wrong. Marks the code. */
| "code_invalid"
/** The code is too old, or was tried too often. Marks the code. */
| "code_expired"
/** The player has not signed in just now. The page asks for the password, then adds the passkey. */
| "password_needed"
/** The password that was asked for is wrong. */
| "password_wrong"
/** The device made a passkey that cannot be used. */
| "passkey_unfit"
/** The player has as many passkeys as are allowed. */
| "passkey_limit"
/** The time to play is over. A dialog says so, and the player is signed out. With 401, the time to be signed in is over. */
| "session_limit"
/** The time to play in a period is over. A dialog says so, and the player is signed out. */
| "time_limit"
/** The time on the site is over. A dialog says so, and the player is signed out. */
| "activity_limit_reached"
/** The stake is beyond a limit. A dialog says so, and what is left. */
| "out_of_limit"
/** The deposit is beyond a limit. */
| "deposit_limit"
/** The player gets no reality checks. The page does not ask again. */
| "reality_check_off"
/** The odds have changed. The slip asks to check them and to place again. */
| "101"
/** As `101`. */
| "odds_different_than_bookmaker"
/** As `101`. */
| "odds_higher_than_bookmakers"
/** As `101`. */
| "odds_higher_than_bookmakers_current_odds"
/** As `101`. */
| "odds_to_low"
/** The profile has no municipality. The slip asks to add it and to place again. */
| "118"
/** The odds of a bet builder have changed. The slip fetches them again. */
| "120"
/** A selection is suspended. Slip and bet builder say so. */
| "market_suspended"
/** A selection is no longer offered. The bet builder says that it cannot be part of one. */
| "market_not_available"
/** The match takes no bets. The bet builder says that betting has closed. */
| "match_not_bettable"
/** The balance is too low. The slip says so. */
| "insufficient_funds"
/** The stake is not more than zero. The slip says so. */
| "invalid_stake"
/** The stake is below the minimum. */
| "stake_too_small"
/** The stake is above the maximum. */
| "stake_too_large"
/** The bet cannot return more than its stake. The slip says it without a call. */
| "error.potential_win.equal_or_less"
/** Another player is signed in, and nothing was done. The page asks again who it is. */
| "other_player"
/** The bet has no name of its attempt. */
| "attempt_missing"
/** Another bet has the name of this attempt. */
| "attempt_reused"
/** The bet is not in the currency of the player's account. */
| "invalid_currency"
/** The bet has no selection. */
| "no_selections"
/** The bet has more selections than are allowed. */
| "too_many_selections"
/** The call has more bets than are allowed. */
| "too_many_bets"
/** The kind of bet is unknown, or does not fit the selections. */
| "bet_type_not_available"
/** Two selections of one match exclude each other. */
| "conflicting_selections"
/** The system does not exist for this number of selections. */
| "system_not_available"
/** Selections of sports and of e-sports are in one bet. */
| "mixed_providers"
/** There are no systems on these matches. */
| "provider_without_systems"
/** The provider of these matches takes no bets at the moment. */
| "provider_not_available"
/** The bet builder has too few selections. */
| "custom_bet_too_few"
/** The bet builder has too many selections. */
| "custom_bet_too_many"
/** The selections are not all of one match. */
| "custom_bet_of_one_match"
/** A selection is there twice. */
| "custom_bet_twice"
/** A selection cannot be part of a bet builder. The builder says so. */
| "custom_bet_not_joinable"
/** The selections cannot all win. The builder says so. */
| "custom_bet_impossible"
/** The player has no such bet. */
| "bet_not_found"
/** The bet cannot be cashed out now. */
| "cashout_not_available"
/** The offer to cash out is another one now. */
| "cashout_changed"
/** No bet has the code. The slip says so. */
| "share_code_unknown"
/** More bets or selections than can be shared. */
| "share_too_large"
/** The player does not have the bonus, or it is over. */
| "bonus_not_available"
/** The bonus must be activated first. */
| "bonus_not_active"
/** The boost is another one now. */
| "bonus_changed"
/** The stake is not the amount of the freebet. */
| "bonus_stake"
/** The bonus is not for this kind of bet. */
| "bonus_bet_type"
/** Too few selections count for the bonus. */
| "bonus_too_few_selections"
/** The bet has too many selections for the bonus. */
| "bonus_too_many_selections"
/** The selections do not count for the bonus. */
| "bonus_selections"
/** The bonus is not for matches in this state. */
| "bonus_match_status"
/** The odds are too low for the bonus. */
| "bonus_odds_too_low"
/** The odds are too high for the bonus. */
| "bonus_odds_too_high"
/** The promo code does not exist. */
| "promo_code_unknown"
/** The promo code has expired. */
| "promo_code_over"
/** The player has used the promo code already. */
| "promo_code_used"
/** The promo code is for other players. */
| "promo_code_not_for_you"
| OtherErrorCode;

/** State of an event. Only prematch and live take bets. */
export type EventStatus = 0 | 1 | 2 | 3 | 4 | 5 | (number & {});

/** State of a market. Only `Allowed` takes bets; markets with `Dropped` are not shown. */
export type MarketStatus = 1 | 0 | -1 | -2 | -3 | -4 | (number & {});

/** Kind of a sport. */
export type SportKind = "regular" | "cyber" | (string & {});

/** Provider of an event's data. */
export type Provider = "betradar" | "oddin" | "betconstruct" | (string & {});

/** Kind of a tournament. */
export type TournamentKind = "match" | "stage" | "season" | "simple_tournament" | (string & {});

/** A side of an event. */
export type Side = "home" | "away" | (string & {});

/** How a match ended for a side. */
export type FormResult = "won" | "drawn" | "lost" | (string & {});

/** Kind of a bet. `double`, `treble` and `accumulator` mean `combo`. */
export type BetKind = "single" | "combo" | "system" | "custom_bet" | (string & {});

/** State of a placed bet. */
export type BetStatus = "cashed_out" | "withdrawn" | "waiting_results" | "ready_to_process" | "done" | "cancelled" | "cashout_in_progress" | "submitted" | "rejected" | (string & {});

/** Result of a bet or of one of its selections. */
export type BetResult = "no_results" | "canceled" | "win_entire" | "lose_entire" | "refund_entire" | "refund_half_win_other" | "refund_half_lose_other" | "cashed_out" | (string & {});

/** How a change of odds is handled while a bet is placed. */
export type OddsAcceptMode = "none" | "higher" | "any" | (string & {});

/** Odds format. Operators may use other names for the same ones (`islands/src/betting/odds-words.ts`). */
export type OddsFormat = "european" | "british" | "american" | "hongkong" | "indonesian" | "malaysian" | (string & {});

/**
 * Kind of a bonus.
 *
 * When a bet wins, `freebet_only_win` and plain `freebet` pay the winnings without the stake,
 * `freebet_all_win` pays both. `freebet_no_risk` is the player's own stake, which is returned
 * as a freebet when the bet loses.
 */
export type BonusKind = "freebet" | "freebet_only_win" | "freebet_all_win" | "freebet_no_risk" | "comboboost" | "hunting" | "lootbox" | "tournament" | "jackpot" | (string & {});

/** State of a bonus. */
export type BonusStatus = "available" | "active" | "not_available" | "deactivated" | "bonus_over" | "expired" | "overridden" | "upcoming" | (string & {});

/** State of a jackpot's level. */
export type JackpotLevelState = "active" | "created" | "disabled" | "finished" | "paused" | (string & {});

/** Whether a jackpot win has been paid. */
export type JackpotHitStatus = "approved" | "paid" | (string & {});

/** Kind of a player's limit. */
export type LimitKind = "activity" | "sportsbook_session" | "session" | "bet" | "time" | "loss" | "wager" | "deposit" | "reality_check" | "selfexclusion" | "coolingoff" | (string & {});

/** What a new player is asked for, beside e-mail address and password. */
export type SignUpField = "first_name" | "last_name" | "date_of_birth" | "country" | "currency" | "terms_acceptance" | (string & {});

/** State of a player's limit. */
export type LimitStatus = "active" | "confirmed" | "confirmed_disabled" | "unconfirmed_disabled" | "unconfirmed" | "disabled" | (string & {});

/** What a limit counts over: a day, a week from Monday on, or a month of the operator's calendar. */
export type LimitPeriod = "day" | "week" | "month" | (string & {});

/** How a limit of deposits counts: all of them, or what is left after withdrawals. */
export type LimitBasis = "gross" | "net" | (string & {});

/**
 * A price in whole thousandths: 1.85 is `Odds(1850)`.
 * The default is no price: what a page shows while it hides its prices.
 */
export type Odds = number;

/** A sport. */
export type Sport = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it, such as `sr:sport:1`. */
  urn_id: string,
  /** Its path segment, such as `soccer`. */
  key: string,
  /** Name, in the requested language. */
  name: string,
  /** Sort key: higher comes first. */
  priority: number,
  /** Regular or cyber. */
  type: SportKind,
  /** Provider of its data. */
  provider: Provider,
  /** The market shown in lists. */
  main_market_id: number,
  /** How many outcomes that market has. */
  main_market_outcomes_count: number,
  /** The second market shown in lists where there is room. */
  secondary_market_id: number | null,
  /** How many outcomes that market has. */
  secondary_market_outcomes_count: number | null,
};

/** A category within a sport: a country, a tour, a region. */
export type Category = {
  /** The operator's number. */
  id: number,
  /** Path segment, unique within the sport among categories, tournaments and matches. */
  slug: string,
  /** In the requested language. */
  name: string,
  /** Sort key: higher comes first. */
  priority: number,
  /** ISO 3166-1 alpha-2 in lower case, or absent for tours and continents. */
  country_code: string | null,
  /** Its sport. */
  sport: Sport,
};

/** A tournament; on the site, a league. */
export type Tournament = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it. */
  urn_id: string,
  /** Path segment, unique within the sport. */
  slug: string,
  /** In the requested language. */
  name: string,
  /** Sort key: higher comes first; may differ by locale. */
  priority: number,
  /** Kind of competition. */
  type: TournamentKind,
  /** Its category, which includes its sport. */
  category: Category,
};

/** An event between two sides. */
export type Match = {
  /** The operator's number. */
  id: number,
  /** The provider's name for it. */
  urn_id: string,
  /** Path segment, unique within the sport. */
  slug: string,
  /** Kind of event. */
  type: TournamentKind,
  /** The competition, which includes category and sport. */
  tournament: Tournament,
  /** The two sides. */
  competitors: Competitors,
  /** Stadium. */
  stadium: string | null,
  /** City of the stadium. */
  city: string | null,
  /** Prematch, live, or over. */
  status: EventStatus,
  /** The provider's word for the stage of play, such as `1st_half`. */
  stage: string | null,
  /**
   * The operator's word for a match that is not played as planned: `postponed`, `rescheduled`, `cancelled`,
   * `abandoned`.
   */
  match_status: string | null,
  /** Start time. */
  start_time: string,
  /** Clock and scores; absent before the start. */
  statistics: Statistics | null,
  /** Number of markets that take bets now. */
  available_markets: number,
  /** The market of the sport's lists, with prices. */
  main_market: Market | null,
  /** The second market of the sport's lists. */
  secondary_market: Market | null,
  /** A few more markets for previews. */
  top_markets: Array<Market>,
  /** Whether there is a stream. */
  has_video: boolean,
  /** Provider of its data. */
  provider: Provider,
  /** Whether the provider has a statistics page for it. */
  is_provider_stats_available: boolean,
  /** What is known before it, as the last part of a path: `form`, `table`, `meetings`. */
  previews: Array<string>,
};

/** The two sides of a match. */
export type Competitors = {
  /** The side named first. */
  home: Competitor,
  /** The side named second. */
  away: Competitor,
};

/** A club, a player or a team. */
export type Competitor = {
  /** The operator's number, by which a player follows it; absent for those of outrights. */
  id: number | null,
  /** In the requested language. */
  name: string,
  /** URL of its logo, or its path on the operator's host. */
  logo: string | null,
};

/** Clock and scores of a match. */
export type Statistics = {
  /** Absent in sports without a clock. */
  clock: Clock | null,
  /** Goals, points, sets or maps: what the sport counts as its score. */
  total_score: Score,
  /** The score within the running game (tennis points, a frame's balls). */
  game_score: GameScore | null,
  /** The serving side, in sports with a serve. */
  current_server: Side | null,
  /** Periods that are over or running, in order. */
  period_scores: Array<PeriodScore>,
  /**
   * The last few events that matter and every red card, the oldest first: a goal, a card, a penalty, a review or a break
   * of serve is why markets are suspended. On the match's own channel also attacks.
   */
  events: Array<MatchEvent>,
};

/** The clock of a match; all times in whole seconds. */
export type Clock = {
  /** Time played so far. */
  match_time: number,
  /** Added time of the running period. */
  stoppage_time: number | null,
  /** Time left in the running period, for clocks that count down. */
  remaining_time: number | null,
  /** Whether the clock is stopped. */
  stopped: boolean,
};

/** A score in numbers. */
export type Score = {
  /** Home side. */
  home: number,
  /** Away side. */
  away: number,
};

/** A score in the sport's own terms (`40`, `A`). */
export type GameScore = {
  /** Home side. */
  home: string,
  /** Away side. */
  away: string,
};

/** Score of one period. */
export type PeriodScore = {
  /** Stable word, such as `1st_half` or `set_2`. */
  period_key: string,
  /** In the requested language. */
  period_name: string,
  /** From 1. */
  number: number,
  /** The kind of period in this sport: `half`, `quarter`, `set`, `inning`, `map`, … */
  type: string,
  /** The most periods that there can be. */
  max_period_number: number,
  /** Home side. */
  home: number,
  /** Away side. */
  away: number,
};

/** Something that happened in a match: a goal, a card, a break of serve, a wicket. */
export type MatchEvent = {
  /** Unique within its match; a later event has a higher one. */
  id: number,
  /** Stable word, such as `goal` or `yellow_card`. A reader shows the name of one that it does not know. */
  kind: string,
  /** In the requested language. */
  name: string,
  /**
   * The side that it belongs to: the one that scored, was booked, won the point. A side's own goal belongs to the
   * side that it counts for.
   */
  side: Side | null,
  /** Seconds of play when it happened, in sports with a clock. */
  match_time: number | null,
  /** Seconds of added time, when it happened in added time. */
  stoppage_time: number | null,
  /** The period that it happened in, as in the period scores. */
  period_key: string | null,
  /** The player, by name. */
  player: string | null,
  /** The score after it, where it changed the score. */
  score: Score | null,
  /** Where on the field it happened. */
  position: Position | null,
};

/** A place on the field, in hundredths of its length and width. Home attacks towards `x` = 100, in every period. */
export type Position = {
  /** Along the field, from 0 at home's goal to 100 at away's. */
  x: number,
  /** Across the field, from 0 at the left touchline of a side that attacks towards 100. */
  y: number,
};

/** Answer of `GET /matches/{id}/statistics`. */
export type MatchStatistics = {
  /** The match. */
  match_id: number,
  /** Figures of both sides, the most important first. */
  facts: Array<StatisticsFact>,
  /** The timeline, the oldest first, without attacks, throw-ins and single points. */
  events: Array<MatchEvent>,
};

/** A figure of both sides: shots, corners, aces, possession. */
export type StatisticsFact = {
  /** Stable word, such as `shots`. */
  key: string,
  /** In the requested language. */
  name: string,
  /** Home side. */
  home: number,
  /** Away side. */
  away: number,
  /** `count`, or `percent` where both sides add up to 100. */
  unit: string,
};

/** Answer of `GET /matches/{id}/form`: the last five results of each side, the newest first. */
export type MatchForm = {
  /** The match. */
  match_id: number,
  /** Those of the home side. */
  home: Array<FormMatch>,
  /** Those of the away side. */
  away: Array<FormMatch>,
};

/** An earlier match of one of the sides. */
export type FormMatch = {
  /** When it began. */
  start_time: string,
  /** Name of its competition, in the requested language. */
  tournament: string,
  /** Whether the side was at home in it, or away. */
  side: Side,
  /** The other side, in the requested language. */
  opponent: string,
  /** Its score, home and away as they were in it. */
  score: Score,
  /** How it ended for the side. */
  result: FormResult,
};

/** Answer of `GET /matches/{id}/table`: how the sides of its league stand in the season of the match. */
export type MatchTable = {
  /** The match. */
  match_id: number,
  /** All sides of the league, the first one first. */
  rows: Array<TableRow>,
};

/** A side in a table. */
export type TableRow = {
  /** From 1. */
  rank: number,
  /** In the requested language. */
  name: string,
  /** Set for the two sides of the match: which of them it is. */
  side: Side | null,
  /** Matches played. */
  played: number,
  /** Matches won. */
  won: number,
  /** Matches drawn. */
  drawn: number,
  /** Matches lost. */
  lost: number,
  /** What it scored in them, in the sport's unit: goals, points, sets. */
  scored: number,
  /** What was scored against it. */
  conceded: number,
  /** Its points; absent where the share of matches won decides. */
  points: number | null,
};

/** Answer of `GET /matches/{id}/meetings`. */
export type MatchMeetings = {
  /** The match. */
  match_id: number,
  /** The last results of its sides against each other, the newest first. */
  meetings: Array<Meeting>,
};

/** An earlier match between the two sides. */
export type Meeting = {
  /** When it began. */
  start_time: string,
  /** Name of its competition, in the requested language. */
  tournament: string,
  /** The side that was at home, in the requested language. */
  home: string,
  /** The side that was away. */
  away: string,
  /** Its score. */
  score: Score,
};

/** Something to bet on within a match. `(id, specifier)` is unique within its match. */
export type Market = {
  /** The match, by its provider name. */
  match_urn_id: string,
  /** The kind of market, the same number in every match (1 is `1x2`). */
  id: number,
  /** In the requested language, without the line (`Total goals`). */
  name: string,
  /** Whether it takes bets. */
  status: MarketStatus,
  /** The line, as `key=value` pairs joined by `|`: `total=2.5`, `hcp=-0.75`. */
  specifier: string | null,
  /** The outcomes. */
  outcomes: Array<Outcome>,
  /** The tabs that show it. */
  market_groups: Array<MarketGroup>,
  /** Sort key: higher comes first. */
  priority: number,
  /** Whether this is the most balanced line of its kind. */
  most_balanced: boolean,
  /** When it stops taking bets. */
  next_bet_stop: string | null,
  /** Groups within which outcomes can be combined to a custom bet. */
  custom_bet_groups: Array<string>,
};

/** One possible outcome of a market. */
export type Outcome = {
  /** Unique within its market, the same in every match. */
  id: number,
  /** In the requested language (`Over 2.5`, `Arsenal`, `Draw`). */
  name: string,
  /** Whether it takes bets. */
  active: boolean,
  /** Its price. */
  odds: Odds,
};

/** A tab of markets on a match page. */
export type MarketGroup = {
  /** Stable word, such as `main` or `totals`; spelled `groupKey` on the wire. */
  groupKey: string,
  /** In the requested language. */
  name: string,
  /** Sort key: higher comes first. */
  priority: number,
};

/** An event among many, such as a season or a stage of it. */
export type OutrightEvent = {
  /** The operator's number, unique among matches and outrights. */
  id: number,
  /** The provider's name for it. */
  urn_id: string,
  /** Path segment, unique within the sport. */
  slug: string,
  /** Kind of competition. */
  type: TournamentKind,
  /** In the requested language (`Premier League 2026/27`). */
  name: string,
  /** The competition that it belongs to. */
  parent: Tournament | null,
  /** The candidates. */
  competitors: Array<Competitor>,
  /** When it begins, or when its bets close: after that it takes none. */
  start_time: string,
  /** When the competition ends. */
  end_date: string | null,
  /** Prematch, live, or over. */
  status: EventStatus,
  /** Number of markets that take bets now. */
  available_markets: number,
  /** The market shown in lists, with prices. */
  main_market: Market | null,
  /** Provider of its data. */
  provider: Provider,
};

/** Answer of `GET /search` for `q` of 3 to 50 characters. */
export type SearchResults = {
  /** Matches whose sides match the query. */
  matches: Array<Match>,
  /** Tournaments whose names match the query. */
  tournaments: Array<Tournament>,
  /** Markets whose names match the query; empty with `only_events_name`. */
  markets: Array<FoundMarket>,
};

/** A market that a search found. */
export type FoundMarket = {
  /** Its match. */
  match: Match,
  /** The market. */
  market: Market,
};

/** Body of `POST /counters`: asks for numbers of matches. */
export type CountersQuery = {
  /** What to count. */
  counters: Array<CounterQuery>,
};

/**
 * One count: matches that meet every condition that is given, as many as `GET /matches` lists for the
 * same conditions.
 */
export type CounterQuery = {
  /** A key of the caller's choice, returned with the count. */
  key: string,
  /** Of this sport. */
  sport_key?: string,
  /** Of regular or of cyber sports. */
  sport_type?: SportKind,
  /** Of this category. */
  category_id?: number,
  /** Of this tournament. */
  tournament_id?: number,
  /** In this state. */
  match_status?: EventStatus,
  /** That take bets, or that take none. */
  bettable?: boolean,
  /** That start then or later. */
  start_from?: string,
  /** That start then or earlier. */
  start_to?: string,
};

/** Answer of `POST /counters`, one per question. */
export type Counter = {
  /** The key of the question. */
  key: string,
  /** Number of matches. */
  count: number,
};

/**
 * Answer of `GET /favourites/{type}`: what the player follows. `POST` and `DELETE
 * /favourites/{type}/{id}` add and remove. Types: `matches`, `tournaments`, `sports`, `competitors`.
 */
export type Favourites = {
  /** Ids of the type's items, the newest first. */
  ids: Array<number>,
  /** The same items with their names, without those that the operator no longer has. */
  items: Array<Favourite>,
};

/** Something that a player follows. */
export type Favourite = {
  /** The operator's number. */
  id: number,
  /** In the requested language. */
  name: string,
  /** Path segment of its sport. */
  sport_key: string,
  /**
   * Path segment below its sport; of a competitor, that of its next match. Absent for a sport, and for a
   * competitor without a match.
   */
  slug: string | null,
};

/** Answer of `GET /matches/{id}/video`. */
export type MatchVideo = {
  /** URL of a player to embed. */
  url: string,
};

/** A row of `GET /matches/{id}/streams`. */
export type Stream = {
  /** Unique within its match. */
  id: string,
  /** In the requested language. */
  name: string,
  /** URL of an HLS playlist, or of a player to embed. */
  url: string,
  /** Language of the commentary, as a BCP 47 tag. */
  language: string | null,
};

/** Body of `POST /vote`. */
export type Vote = {
  /** The poll. */
  prediction_id: string,
  /** The option that the player chose. */
  data: string,
};

/** Answer of `GET /vote` with `prediction_id`, and of `POST /vote`. */
export type Prediction = {
  /** The poll. */
  prediction_id: string,
  /** Votes for each option, in the poll's order. */
  options: Array<PredictionOption>,
  /** The option that the player chose. */
  voted: string | null,
};

/** An option of a poll. */
export type PredictionOption = {
  /** The value that a vote for it sends. */
  data: string,
  /** Votes for it. */
  votes: number,
};

/** Body of `POST {virtual wallet}/{provider}/launch`: horse racing or lotteries in a frame. */
export type LaunchApp = {
  /** The provider's id. */
  app: string,
};

/** Answer of `POST {virtual wallet}/{provider}/launch`. */
export type LaunchUrl = {
  /** URL to embed. */
  url: string,
};

/** Answer of `GET /watchersio/userid`. */
export type ChatUser = {
  /** The player's id in the chat. */
  userid: string,
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
  /** About the call as a whole. */
  meta: PlaceBetsMeta,
  /** One for a single, combo, system or custom bet; several singles for a multi-single. */
  bets: Array<BetPlacement>,
};

/** About a placement as a whole. */
export type PlaceBetsMeta = {
  /** The browser's permanent id. */
  device_id: string,
  /** Whether it is a quick bet. */
  quick: boolean,
  /** Kind of the bets. */
  type: BetKind,
  /**
   * Names this attempt to place: every try of the same bets at the same prices has the same one until the operator
   * has answered. The operator keeps it for at least a day, per player. A repeated attempt places nothing: it gets the
   * first answer, also while the first call is still being carried out. A browser repeats calls by itself, when a
   * reused connection is cut before the answer.
   */
  attempt_id: string,
  /**
   * The player that the page shows. If the session is another player's, the call is refused with 409 and
   * `other_player`.
   */
  player_id?: number,
};

/** One bet to place. */
export type BetPlacement = {
  /** The bonus to use. */
  bonus?: BonusUse,
  /** Total stake. */
  stake: StakeWire,
  /** At least one. */
  selections: Array<SelectionPlacement>,
  /** Which system, for system bets. */
  system_id?: number,
  /** The combined price, for custom bets. */
  custom_odds?: Odds,
};

/** A stake on the wire. */
export type StakeWire = {
  /** In subunits. */
  value: number,
  /** The account's currency. */
  currency: string,
};

/** The bonus that a bet uses. */
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

/** Answer to `POST /bets`, one per bet. */
export type PlacedBet = {
  /** The new bet. */
  bet_id: string,
  /** Its state, usually `submitted` or `waiting_results`. */
  status: BetStatus,
  /** Whether a trader of the operator reviews it first. */
  is_vip: boolean,
  /** The selections with the prices at which they were accepted. */
  selections: Array<SelectionPlacement>,
};

/** A bet of the player's history. */
export type Bet = {
  /** The bet. */
  id: string,
  /** Its kind. */
  type: BetKind,
  /** The operator's own short number of it. The answer to a placement does not have it, so pages show `id`. */
  ref: string,
  /** Its state. */
  status: BetStatus,
  /** Stake, without the parts that were cashed out. */
  stake: Money,
  /** Return, in subunits; the possible return while the bet is open. */
  win_amount: number,
  /** Total odds. */
  odds: Odds,
  /** Selections. */
  selections: Array<BetSelection>,
  /** When it was placed. */
  created_at: string,
  /** Result. */
  result: BetResult,
  /** The cash-out offer in subunits. */
  to_cashout: number | null,
  /**
   * The least part of the stake that can be cashed out or stay, in subunits; null where only the whole bet can be
   * cashed out.
   */
  min_part: number | null,
  /** The parts that were cashed out, the oldest first. */
  parts: Array<CashedPart>,
  /** The bonus that was used. */
  bonus: BonusUse | null,
  /** Which system, for system bets. */
  system: SystemKind | null,
  /** Whether it took part in a jackpot. */
  used_in_jackpot: boolean,
  /** Whether a trader of the operator reviews it. */
  is_vip: boolean,
  /** The attempt that placed it; null for a bet that was placed elsewhere. */
  attempt_id: string | null,
};

/** A part of a bet that was cashed out. */
export type CashedPart = {
  /** The attempt that cashed it out. */
  attempt_id: string,
  /** Its part of the stake, in subunits. */
  stake: number,
  /** What was paid for it, in subunits. */
  amount: number,
  /** When. */
  at: string,
};

/**
 * A system: every combination of `win_count` of `total_count` selections is a line. With `max_win_count` so is every longer
 * one, up to that number: 2 up to 3 of 3 is a Trixie.
 */
export type SystemKind = {
  /** The operator's number for it. */
  id: number,
  /** Selections in a line, or in the shortest ones. */
  win_count: number,
  /** Selections in the longest lines, where lines differ in length: from `win_count` up to `total_count`. */
  max_win_count?: number,
  /** Selections in the bet. */
  total_count: number,
};

/** A selection of a placed bet. It carries names, so history needs no catalogue. */
export type BetSelection = {
  /** Unique within its bet. */
  id: number,
  /** Its result so far. */
  status: BetResult,
  /** Kind of market, with name. */
  market: Named,
  /** Outcome, with name. */
  outcome: Named,
  /** The accepted price. */
  odds: Odds,
  /** The match. */
  match: BetMatch,
  /** The market's line. */
  specifier: string | null,
};

/** A number and its name in the requested language. */
export type Named = {
  /** The operator's number. */
  id: number,
  /** In the requested language. */
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

/** Body of `POST /bets/max-stake` (version 3). */
export type MaxStakeQuery = {
  /** The ticket's bets; their stakes are ignored. */
  bets: Array<BetPlacement>,
};

/** Answer of `POST /bets/max-stake`, one per bet in their order. */
export type MaxStake = {
  /** The highest stake within the operator's limits now; the balance is ignored. */
  max_stake: StakeWire,
};

/** Body of `POST /bets/custom/odds` (version 3): outcomes of one match to combine. */
export type CustomOddsQuery = {
  /**
   * At least one; outcomes that can be combined share a custom bet group (`GET
   * /bets/custom/markets/{matchId}`).
   */
  selections: Array<SelectionPlacement>,
};

/** Answer of `POST /bets/custom/odds`. */
export type CustomOdds = {
  /** The price of all outcomes together. */
  odds: Odds,
};

/** Body of `POST /bets/cashout` (version 3). The answer is the bet in its new state. */
export type Cashout = {
  /** The bet. */
  bet_id: string,
  /**
   * The offer that the player accepts, in subunits; refused when the offer is lower by now. With `part`, the share of
   * the offer that belongs to the part.
   */
  to_cashout: number,
  /** The part to cash out; absent for the whole bet. */
  part?: CashoutPart,
  /**
   * The player that the page shows. If the session is another player's, the call is refused with 409 and
   * `other_player`.
   */
  player_id?: number,
};

/**
 * A part of a bet to cash out: `stake` of its stake of `of`. It pays the offer's share, `to_cashout * stake / of` rounded
 * down, and the bet goes on with the rest of its stake.
 */
export type CashoutPart = {
  /** The part of the stake, in subunits. Neither it nor the rest is below the bet's `min_part`. */
  stake: number,
  /**
   * The bet's stake as the player sees it, in subunits; refused with `cashout_changed` when it is another one, because
   * a part was cashed out meanwhile.
   */
  of: number,
  /** Names this attempt, as that of a placement does. A repeated attempt cashes nothing out: it gets the bet as it is. */
  attempt_id: string,
};

/** Body of `POST /bets/share-code` (version 3). */
export type ShareBets = {
  /** The bets to share. */
  bets: Array<BetPlacement>,
};

/** Answer of `POST /bets/share-code`. */
export type ShareCode = {
  /** The code that opens the bets again. */
  code: string,
};

/**
 * Answer of `GET /bets/share-code` with `code`. Matches that are over are left out; if all are
 * over, the list is empty.
 */
export type SharedBets = {
  /** The shared bets with current odds. Stakes are in the sharer's currency. */
  bets: Array<BetPlacement>,
};

/** Fields of every bonus. */
export type BonusBase = {
  /** The operator's number, unique among bonuses of all kinds. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** In the requested language. */
  name: string,
  /** One or two sentences, in the requested language. */
  description: string | null,
  /** URL of its picture. */
  image: string | null,
  /** Which selections count; all if it is empty. */
  event_conditions: EventConditions,
  /** Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty. */
  country_codes: Array<string>,
  /** When the operator stops issuing it. */
  valid_to: string | null,
  /** Only players whose identity is verified. */
  only_verified: boolean,
  /** The player's own bonus; absent for visitors and before it was issued. */
  issued: IssuedBonus | null,
};

/** Which selections count for a bonus. An empty list means all of its kind. */
export type EventConditions = {
  /** Sports by their keys. */
  sport_keys: Array<string>,
  /** Tournaments. */
  tournament_ids: Array<number>,
  /** Matches. */
  match_ids: Array<number>,
  /** Kinds of market. */
  market_ids: Array<number>,
  /** States of the match when the bet is placed. */
  match_status: Array<EventStatus>,
};

/** A bonus that was issued to a player. */
export type IssuedBonus = {
  /** How often the player has used it. */
  times_used: number,
  /** When the player activated it. */
  activated_at: string | null,
  /** When it expires for the player. */
  expired_at: string | null,
  /** Whether the player has seen that it was given. */
  seen: boolean,
  /** Its state for the player. */
  computed_status: BonusStatus,
};

/** Answer of `GET /bonuses`: bonuses of all kinds. */
export type Bonuses = {
  /** Multipliers on combos. */
  comboboosts: Array<Comboboost>,
  /** Free stakes. */
  freebets: Array<Freebet>,
  /** Freebets earned by points. */
  huntings: Array<Farming>,
  /** Freebets earned by points, in competition with other players. */
  tournaments: Array<Farming>,
  /** Freebets earned by points; the amount shows only when the box is opened. */
  lootboxes: Array<Farming>,
};

/** A multiplier on the odds of a combo that is long enough. */
export type Comboboost = {
  /** Multipliers by length; the range with the highest `min_count` that is reached applies. */
  ranges: Array<ComboboostRange>,
  /** Only selections with these odds or higher count. */
  min_odds: Odds,
  /** How often a player can use it; no limit when absent. */
  uses_count: number | null,
  /** The word that links it to a campaign. */
  trigger_key: string | null,
  /** The operator's number, unique among bonuses of all kinds. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** In the requested language. */
  name: string,
  /** One or two sentences, in the requested language. */
  description: string | null,
  /** URL of its picture. */
  image: string | null,
  /** Which selections count; all if it is empty. */
  event_conditions: EventConditions,
  /** Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty. */
  country_codes: Array<string>,
  /** When the operator stops issuing it. */
  valid_to: string | null,
  /** Only players whose identity is verified. */
  only_verified: boolean,
  /** The player's own bonus; absent for visitors and before it was issued. */
  issued: IssuedBonus | null,
};

/** The multiplier for combos of certain lengths. */
export type ComboboostRange = {
  /** From this many selections. */
  min_count: number,
  /** Up to this many; no limit when absent. */
  max_count: number | null,
  /** Multiplier on the combo's odds, in thousandths: 1050 adds five per cent. */
  bonus_odds: Odds,
};

/**
 * A stake from the operator. What it returns when the bet wins depends on its kind: see
 * [`BonusKind`].
 */
export type Freebet = {
  /** Lowest odds of the bet. */
  min_odds: Odds | null,
  /** Highest odds of the bet. */
  max_odds: Odds | null,
  /** Required state of the match. */
  match_status: EventStatus | null,
  /** Fewest selections of the bet. */
  min_selections: number | null,
  /** Most selections of the bet. */
  max_selections: number | null,
  /** The stake, in subunits. */
  issued_amount: number,
  /** The stake's currency. */
  currency: string,
  /** Whether the player has chosen it for the next bet. */
  is_active: boolean,
  /** The multiplier on the stake from a lootbox or hunting, in thousandths. */
  boost_multiplier: Odds | null,
  /** The operator's number, unique among bonuses of all kinds. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** In the requested language. */
  name: string,
  /** One or two sentences, in the requested language. */
  description: string | null,
  /** URL of its picture. */
  image: string | null,
  /** Which selections count; all if it is empty. */
  event_conditions: EventConditions,
  /** Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty. */
  country_codes: Array<string>,
  /** When the operator stops issuing it. */
  valid_to: string | null,
  /** Only players whose identity is verified. */
  only_verified: boolean,
  /** The player's own bonus; absent for visitors and before it was issued. */
  issued: IssuedBonus | null,
};

/** A hunting, a hunting tournament or a lootbox: bets earn points, points earn freebets. */
export type Farming = {
  /** The player's progress. */
  farming_stats: FarmingStats,
  /** Whether a match earns points only once. */
  farm_once_per_event: boolean,
  /** Kind of the freebet that is earned. */
  farming_freebet_type: BonusKind,
  /** Matches that have earned points. */
  farmed_event_ids: Array<number>,
  /** Freebets of the player that it can boost. */
  freebets_to_boost: Array<number>,
  /** Currency of its amounts. */
  currency: string,
  /** The operator's number, unique among bonuses of all kinds. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** In the requested language. */
  name: string,
  /** One or two sentences, in the requested language. */
  description: string | null,
  /** URL of its picture. */
  image: string | null,
  /** Which selections count; all if it is empty. */
  event_conditions: EventConditions,
  /** Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty. */
  country_codes: Array<string>,
  /** When the operator stops issuing it. */
  valid_to: string | null,
  /** Only players whose identity is verified. */
  only_verified: boolean,
  /** The player's own bonus; absent for visitors and before it was issued. */
  issued: IssuedBonus | null,
};

/** A player's progress in a hunting, tournament or lootbox. Money in subunits. */
export type FarmingStats = {
  /** Mean stake of the bets that count. */
  avg_stake: number,
  /** Number of bets that count. */
  bets_count: number,
  /** Points earned. */
  points: number,
  /** Points that can be spent. */
  available_points: number,
  /** Points that open bets may earn. */
  potential_points: number,
  /** The freebet that open bets may earn. */
  potential_freebet_amount: number,
  /** A tournament's initial pool. */
  initial_pool: number | null,
};

/** Body of `POST /bonuses`: asks what these bets would earn. */
export type TicketBonusesQuery = {
  /** The ticket's bets. */
  bets: Array<BetPlacement>,
};

/** Answer of `POST /bonuses`, one per bet in their order. */
export type TicketBonuses = {
  /** Every bonus that can be used now; one that does not fit the bet is `not_available` for it. */
  bonuses: Array<TicketBonus>,
};

/** How a bonus fits a bet of the ticket. */
export type TicketBonus = {
  /** The bonus. */
  bonus_id: number,
  /** Its kind. */
  bonus_type: BonusKind,
  /** Its state for the player. */
  user_bonus_status: BonusStatus,
  /** Index of the comboboost range that is reached; absent below the first. */
  active_range_index: number | null,
  /** Indexes of the selections that count. */
  suitable_selections: Array<number>,
  /** Points that the bet would earn. */
  potential_points: number | null,
  /** Points that can be spent. */
  available_points: number | null,
  /** Points earned so far. */
  points: number | null,
  /** The freebet that the bet would earn, in subunits. */
  potential_freebet_amount: number | null,
};

/** Freebets for a number of bets: answer of `GET` and `POST /bonuses/freebets/amb`. */
export type AmbFreebet = {
  /** The steps, in rising order. */
  amb_ranges: Array<AmbRange>,
  /** The player's bets that count so far. */
  bets_count: number,
  /** Currency of its amounts. */
  currency: string,
  /** The operator's number, unique among bonuses of all kinds. */
  id: number,
  /** Its kind. */
  type: BonusKind,
  /** In the requested language. */
  name: string,
  /** One or two sentences, in the requested language. */
  description: string | null,
  /** URL of its picture. */
  image: string | null,
  /** Which selections count; all if it is empty. */
  event_conditions: EventConditions,
  /** Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty. */
  country_codes: Array<string>,
  /** When the operator stops issuing it. */
  valid_to: string | null,
  /** Only players whose identity is verified. */
  only_verified: boolean,
  /** The player's own bonus; absent for visitors and before it was issued. */
  issued: IssuedBonus | null,
};

/** What a number of bets earns. */
export type AmbRange = {
  /** From this many bets. */
  number_of_bets: number,
  /** Number of freebets. */
  number_of_freebets: number,
  /** Their total amount, in subunits. */
  issued_bonus_amount: number,
};

/** A row of `GET /bonuses/tournaments/{id}/rating`. */
export type LeaderboardRow = {
  /** Rank, from 1. */
  position: number,
  /** Whether this is the player who asks. */
  current_user: boolean,
  /** The player's name, as far as others may see it. */
  nickname: string | null,
  /** Winnings, in subunits. */
  farmed_amount: number,
  /** Currency of the winnings. */
  currency_code: string,
  /** Freebets that were earned. */
  farmed_freebets_count: number,
};

/** Answer of a bonus' `/terms`. */
export type BonusTerms = {
  /** Headline, in the requested language. */
  title: string,
  /** The terms as HTML of the operator's editors: not trusted. */
  body: string,
};

/** A bonus by its number and kind. */
export type BonusRef = {
  /** The bonus. */
  id: number,
  /** Its kind. */
  type: BonusKind,
};

/** Body of `POST /bonuses/mark-as-seen`: bonuses that the player has now seen. */
export type MarkBonusesSeen = {
  /** The bonuses. */
  bonuses: Array<BonusRef>,
};

/** Body of `POST /bonuses/{id}/boost`. */
export type BoostFreebet = {
  /** One of the bonus' `freebets_to_boost`. */
  freebet_id: number,
};

/** Body of `POST /bonuses/promo-code`. The answer is the [`BonusRef`] of the issued bonus. */
export type PromoCode = {
  /** As the player typed it. */
  code: string,
};

/** A jackpot: `GET /jackpots` lists them and is polled every 15 s. Money in subunits. */
export type Jackpot = {
  /** The operator's number. */
  id: number,
  /** In the requested language. */
  name: string,
  /** The contribution of a bet. */
  amount: number,
  /** Current amount. */
  pool_amount: number,
  /** Total paid out so far. */
  hits_amount: number,
  /** Currency of its amounts. */
  currency: string,
  /** Its pools, the smallest first. */
  levels: Array<JackpotLevel>,
};

/** One pool of a jackpot. */
export type JackpotLevel = {
  /** Stable word, such as `gold`. */
  code: string,
  /** In the requested language. */
  name: string,
  /** Current amount, in subunits. */
  pool_amount: number,
  /** Whether it can be won. */
  state: JackpotLevelState,
};

/** A win of a jackpot: `GET /jackpot-hits` lists them, ten by default. */
export type JackpotHit = {
  /** The operator's number. */
  id: number,
  /** The jackpot. */
  jackpot_id: number,
  /** Amount, in subunits of `currency`. */
  amount: number,
  /** Amount in euro cents. */
  amount_eur: number,
  /** Currency of the winner. */
  currency: string,
  /** The level that was hit. */
  jackpot_level_code: string,
  /** Its name, in the requested language. */
  jackpot_level_name: string,
  /** Whether it has been paid. */
  status: JackpotHitStatus,
  /** Whether the winner has seen it. */
  seen: boolean,
  /** When it was won. */
  created_at: string,
};

/** Body of `POST /jackpots`: the answer lists the [`Jackpot`]s that these bets would take part in. */
export type TicketJackpotsQuery = {
  /** The ticket's bets. */
  bets: Array<BetPlacement>,
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

/** Answer of `GET /player`. 401 when nobody is signed in. */
export type Player = {
  /** The operator's number. */
  id: number,
  /** The e-mail address that signs in. A player who has this or `auth_phone_number` is signed in. */
  email: string | null,
  /** Phone number that signs in. */
  auth_phone_number: string | null,
  /** Phone number to reach the player. */
  mobile_phone: string | null,
  /** First name. */
  first_name: string | null,
  /** Last name. */
  last_name: string | null,
  /** Name on leaderboards. */
  nickname: string | null,
  /** The player's locale. */
  language: string,
  /** Currency of the active account. */
  currency: string,
  /** Fields that the operator still requires before a deposit. */
  auth_fields_missed: Array<string>,
  /** Ids of the player's status groups. */
  statuses: Array<string>,
  /** Country of residence. */
  country: Country,
};

/** A country. */
export type Country = {
  /** Name, in the requested language. */
  name: string,
  /** ISO 3166-1 alpha-2 in lower case. */
  code: string,
};

/** One account of the player: `GET /player/accounts` lists them. */
export type Account = {
  /** ISO 4217 or the operator's code. */
  currency: string,
  /** In subunits. */
  balance: number,
  /** Whether bets are staked from it. */
  active: boolean,
};

/**
 * A limit: `GET /user_limits` lists all that the player can set, set or not.
 *
 * Money is in subunits of `currency`, time in seconds; a self-exclusion is in months.
 */
export type UserLimit = {
  /** Kind of the limit. */
  type: LimitKind,
  /** Whether it is in force, and whether a change waits. */
  status: LimitStatus,
  /** What the player's country calls it, in the caller's language; absent where it has no word of its own. */
  name: string | null,
  /** What it counts over; absent where it applies each time, as to every bet. */
  period: LimitPeriod | null,
  /** How deposits are counted. In Britain only a gross limit may be called a deposit limit. */
  basis: LimitBasis | null,
  /** What is set; absent while nothing is. */
  value: number | null,
  /** The least that can be set. */
  min: number | null,
  /** The most that can be set. */
  max: number | null,
  /** What can be set, where not everything between the two can. */
  choices: Array<number>,
  /** What is used of it in this period; below zero where more was won than staked. */
  used: number,
  /** Currency of an amount; absent for time. */
  currency: string | null,
  /** When its period ends. */
  resets_at: string | null,
  /** A change that has been asked for and waits. */
  pending: PendingLimit | null,
  /** Seconds for which a change to less protection waits. */
  delay: number,
};

/** A raised or removed limit that does not apply yet. */
export type PendingLimit = {
  /** What it becomes; null when it is removed. */
  value: number | null,
  /** When. */
  from: string,
};

/**
 * Body of `POST /user_limits`, which answers with all limits. A lower limit applies at once, a
 * higher one or none after the operator's delay. A time-out (`coolingoff`) and a self-exclusion end
 * every session of the player, and cannot be taken back.
 */
export type SetLimit = {
  /** Kind of the limit. */
  type: LimitKind,
  /** Its period, as it is listed. */
  period: LimitPeriod | null,
  /** The new value; null removes the limit. */
  value: number | null,
};

/** Body of `POST /user_limits/keep`, which drops a change that waits and answers with all limits. */
export type KeepLimit = {
  /** Kind of the limit. */
  type: LimitKind,
  /** Its period, as it is listed. */
  period: LimitPeriod | null,
};

/** Answer of `POST /player/activity_limit_track`. 401 when the limit is reached. */
export type ActivityTracked = {
  /** Seconds until the limit is reached; absent without a limit. */
  seconds_left: number | null,
};

/** A notification. */
export type Notification = {
  /** The operator's number. */
  id: number,
  /** Headline. */
  title: string,
  /** Subtitle. */
  caption: string | null,
  /** Text. */
  body: string,
  /** Kind of the notification. */
  type: string,
  /** What it refers to. */
  object_type: string | null,
  /** Whether the player has seen it. */
  read: boolean,
  /** When it was sent. */
  created_at: string,
};

/** Answer of `GET /notifications/counters`. */
export type NotificationCounters = {
  /** Number of unread notifications. */
  unread: number,
};

/** Body of `POST /notifications/read`. */
export type ReadNotifications = {
  /** Notifications to mark as read. */
  ids: Array<number>,
};

/** Answer of `POST /websocket/token`: the push connection's token. */
export type PushToken = {
  /** Token for `connect`. */
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
  /** Token for `subscribe`. */
  token: string,
};

/** Answer of `GET /users/sign_up`: what a new player is asked for. */
export type SignUpSettings = {
  /** Whether anybody can open an account. */
  open: boolean,
  /** Whether players can sign in. */
  sign_in: boolean,
  /** What is asked for beside e-mail address and password, in order. */
  fields: Array<SignUpField>,
  /** The fewest characters of a password. */
  password_min: number,
  /** Codes of the currencies that a first account can have, the usual one first. */
  currencies: Array<string>,
  /** Countries that players can live in. */
  countries: Array<Country>,
  /** Code of the country in which the visitor seems to be. */
  country: string | null,
  /** Codes of the countries from which nobody can open an account or sign in. */
  blocked_countries: Array<string>,
};

/**
 * Body of `POST /users`. The answer is the [`Player`](super::Player), who is signed in, or null if
 * the e-mail address must be confirmed first.
 */
export type SignUp = {
  /** The new user. */
  user: Registration,
};

/** Fields of a sign-up. */
export type Registration = {
  /** E-mail address. */
  email: string,
  /** Password. */
  password: string,
  /** First name, if the operator asks for it. */
  first_name?: string,
  /** Last name, if the operator asks for it. */
  last_name?: string,
  /** Date of birth, `YYYY-MM-DD`, if the operator asks for it. */
  date_of_birth?: string,
  /** Currency of the first account, if the operator asks for it. */
  currency?: string,
  /** Country of residence, if the operator asks for it: ISO 3166-1 alpha-2 in lower case. */
  country?: string,
  /** The player's locale. */
  language: string,
  /** Whether the terms were accepted. */
  terms_acceptance: boolean,
};

/**
 * Body of `POST /users/password`, `POST /users/confirmation` and `POST /users/unlock`: sends the
 * mail again. The answer is the same whether or not the address is known.
 */
export type SendInstructions = {
  /** The recipient. */
  user: EmailAddress,
};

/** An e-mail address. */
export type EmailAddress = {
  /** The address. */
  email: string,
};

/**
 * Body of `PUT /users/password`. The answer is the [`Player`](super::Player), who is signed in; every
 * earlier session of the player has ended.
 */
export type EditPassword = {
  /** The change. */
  user: NewPassword,
};

/** A new password, with the token that allows the change. */
export type NewPassword = {
  /** The token from the mail. */
  reset_password_token: string,
  /** The new password. */
  password: string,
};

/** Answer of `GET /player/phone`. */
export type Phone = {
  /** In international form, with its `+`; absent when the player has none. */
  number: string | null,
  /** Its country: ISO 3166-1 alpha-2 in lower case. */
  country: string | null,
  /** Whether the player has confirmed it. */
  verified: boolean,
  /** Seconds until another code can be sent; 0 when one can be sent now. */
  resend_timeout: number,
  /** Whether no more codes are sent today. */
  sms_limit_reached: boolean,
};

/** Body of `POST /player/phone`: sets the player's number and sends a code to it. The answer is the [`Phone`]. */
export type SendCode = {
  /** In international form, with its `+`. */
  number: string,
  /** Its country: ISO 3166-1 alpha-2 in lower case. */
  country: string,
};

/** Body of `POST /player/phone/verify`. The answer is the [`Phone`]. */
export type VerifyPhone = {
  /** The code from the text message: digits. */
  code: string,
};

/**
 * Body of `PATCH /player`: fields that were missing (`auth_fields_missed`). The answer is the
 * [`Player`](super::Player).
 */
export type CompletePlayer = {
  /** Texts by the names of their fields. A date is `YYYY-MM-DD`. */
  user: { [key in string]: string },
};

/**
 * Body of `POST /player/accounts`: opens an account in a currency, if the player has none, and stakes bets from it. The
 * answer is all accounts.
 */
export type NewAccount = {
  /** ISO 4217 or the operator's code. */
  currency: string,
};

/** Body of `PATCH /player/update_locale`. */
export type UpdateLocale = {
  /** The player's new locale. */
  locale: string,
};

/**
 * Answer of `POST /users/sign_in/passkey/options`: what the browser asks an authenticator to sign
 * (`PublicKeyCredentialRequestOptionsJSON`). It names no credentials: whoever has a passkey of the site may choose it.
 */
export type PasskeyRequest = {
  /** Random bytes, which are used once. */
  challenge: string,
  /** Milliseconds until the challenge ends. */
  timeout: number,
  /** The domain that passkeys belong to. */
  rpId: string,
  /** Always `required`: fingerprint, face or code say that it is the player. */
  userVerification: string,
};

/**
 * Body of `POST /users/sign_in/passkey` (`AuthenticationResponseJSON`). The answer is the [`Player`](super::Player) and
 * a session cookie, as for a password.
 */
export type PasskeySignIn = {
  /** Id of the credential. */
  id: string,
  /** The same. */
  rawId: string,
  /** Always `public-key`. */
  type: string,
  /** What the authenticator has signed. */
  response: PasskeyAssertion,
};

/** What an authenticator has signed, and the signature (`AuthenticatorAssertionResponseJSON`). */
export type PasskeyAssertion = {
  /** What the browser says of the call: JSON. */
  clientDataJSON: string,
  /** What the authenticator says of itself. */
  authenticatorData: string,
  /** Over both. */
  signature: string,
  /** The handle of the player, which the authenticator keeps with the passkey. */
  userHandle: string | null,
};

/**
 * Body of `POST /player/passkeys/options`. Without a password it is refused with `password_needed` when the player has
 * not signed in just now.
 */
export type AddPasskey = {
  /** The player's password. */
  password?: string,
};

/**
 * Answer of `POST /player/passkeys/options`: what the browser asks an authenticator to create
 * (`PublicKeyCredentialCreationOptionsJSON`).
 */
export type PasskeyCreation = {
  /** The site. */
  rp: PasskeySite,
  /** The player. */
  user: PasskeyUser,
  /** Random bytes, which are used once. */
  challenge: string,
  /** Kinds of keys that can be created. */
  pubKeyCredParams: Array<PasskeyAlgorithm>,
  /** Milliseconds until the challenge ends. */
  timeout: number,
  /** The passkeys that the player has: the same authenticator is not to create another. */
  excludeCredentials: Array<PasskeyReference>,
  /** What the authenticator must be able to do. */
  authenticatorSelection: PasskeySelection,
  /** Always `none`: nothing is asked about the make of the authenticator. */
  attestation: string,
};

/** A site that passkeys belong to. */
export type PasskeySite = {
  /** Its domain. */
  id: string,
  /** Its name. */
  name: string,
};

/** The owner of a passkey, as authenticators show and keep them. */
export type PasskeyUser = {
  /** The player's handle: random bytes that say nothing of the player. */
  id: string,
  /** E-mail address. */
  name: string,
  /** First and last name. */
  displayName: string,
};

/** A kind of key. */
export type PasskeyAlgorithm = {
  /** Always `public-key`. */
  type: string,
  /** Number of the algorithm (IANA COSE Algorithms). */
  alg: number,
};

/** A passkey by its id. */
export type PasskeyReference = {
  /** Always `public-key`. */
  type: string,
  /** Id of the credential. */
  id: string,
};

/** What an authenticator must be able to do. */
export type PasskeySelection = {
  /** Always `required`: the passkey is found without an e-mail address. */
  residentKey: string,
  /** The same for older browsers. */
  requireResidentKey: boolean,
  /** Always `required`: fingerprint, face or code say that it is the player. */
  userVerification: string,
};

/** Body of `POST /player/passkeys` (`RegistrationResponseJSON`). The answer is all passkeys of the player. */
export type NewPasskey = {
  /** Id of the credential. */
  id: string,
  /** The same. */
  rawId: string,
  /** Always `public-key`. */
  type: string,
  /** What the authenticator has created. */
  response: PasskeyAttestation,
};

/** What an authenticator has created (`AuthenticatorAttestationResponseJSON`). */
export type PasskeyAttestation = {
  /** What the browser says of the call: JSON. */
  clientDataJSON: string,
  /** What the authenticator says of itself, with the id and the public key. */
  authenticatorData: string,
  /** The same, with a statement about the make of the authenticator. */
  attestationObject: string,
  /** Number of the key's algorithm. */
  publicKeyAlgorithm: number,
};

/** A row of the answer of `GET /player/passkeys`: a passkey of the player, the oldest first. */
export type Passkey = {
  /** Id of the credential: `DELETE /player/passkeys/{id}` removes it. */
  id: string,
  /** Where it is kept, such as `iCloud Keychain`, if that is known. */
  name: string | null,
  /** When it was added. */
  added_at: string,
  /** When somebody signed in with it last. */
  used_at: string | null,
};

/**
 * Answer of `POST /sportsbook_sessions`, which begins a session of play or goes on with it, and of
 * its `/continue`, which answers a reality check. 403 when the player has reached a limit.
 */
export type SportsbookSession = {
  /** The session. */
  id: string,
  /** When it began. */
  started_at: string,
  /** When it must end; absent without a limit. */
  ends_at: string | null,
  /** Seconds until then. A page counts these by its own clock, which may show another time. */
  seconds_left: number | null,
};

/** Answer of `GET /player/reality_check`, polled every 30 s. A 400 stops the polling. */
export type RealityCheck = {
  /** Minutes between two prompts. */
  period: number,
  /** Seconds until the next prompt, 0 when it is due; absent where the operator does not count. */
  due_in: number | null,
};

/** Answer of `GET /player/sessions_info`: the figures of a reality check. */
export type SessionsInfo = {
  /** When the player began to play. */
  started_at: string,
  /** Seconds since then; a page's clock may show another time. */
  seconds: number | null,
  /** Staked since then, in subunits. */
  stake: number,
  /** Won since then, in subunits. */
  win: number,
  /** Stakes among these of bets that are still open, in subunits; absent where the operator does not say. */
  open: number | null,
  /** Currency of both. */
  currency: string,
};

/** Answer of `GET /player/comp_points`; 401 counts as no points. */
export type CompPoints = {
  /** Points that can be spent. */
  points: number,
  /** Points earned in total, which decide the status. */
  earned_points: number,
};

/** A ladder of statuses: `GET /player/status_groups` lists the player's ladders. */
export type StatusGroup = {
  /** Stable word, such as `loyalty`. */
  id: string,
  /** In the requested language. */
  name: string,
  /** Its statuses, the lowest first. */
  statuses: Array<PlayerStatus>,
  /** The player's status; its id is also in the player's `statuses`. */
  current: string | null,
};

/** A rung of a ladder of statuses. */
export type PlayerStatus = {
  /** Stable word, such as `silver`. */
  id: string,
  /** In the requested language. */
  name: string,
  /** Points required for it. */
  min_points: number,
};

/**
 * One publication.
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
    /** Number of unread notifications. */
    unread: number,
  } }
| { "event_name": "notification", "message": {
    /** The notification. */
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
  } }
| { "event_name": "mark", "message": {
    /** Its number; later marks have higher ones. */
    mark: number,
  } };

/** Answer of `GET /settings`. */
export type Settings = {
  /** Whether a custom bet may have a single selection. */
  custom_bet_allow_single: boolean,
  /** Whether outcomes of one match can be combined. */
  custom_bet_enabled: boolean,
  /** Quick amounts and limits, per currency. */
  stakes: Array<StakeSettings>,
  /** How changed odds are handled. */
  auto_accept_odds_change: OddsAcceptMode,
  /** Odds format. */
  odds_types: OddsTypes,
  /** Streams. */
  video_settings: VideoSettings,
  /** Which providers take bets. */
  provider_statuses: Array<ProviderStatus>,
  /** Whether several freebets can be active at once. */
  allow_multiple_active_user_freebets: boolean,
  /** Currencies of the operator. */
  currencies: Array<Currency>,
  /** The provider of each kind of sport. */
  sport_type_providers: Array<SportTypeProvider>,
  /** Which providers accept several singles on a ticket. */
  multi_bet_settings: Array<MultiBetSettings>,
  /** Accepted systems; a number of selections without one has no system. */
  system_types: Array<SystemKind>,
  /** Products besides sports. */
  additional_providers: AdditionalProviders,
  /**
   * The id that the push-notification service gave the browser that the player is notified in; empty when there is
   * none. Absent for a visitor, and from an operator that does not say.
   */
  one_signal_push_notification_subscription?: string,
};

/** The provider of a kind of sport. */
export type SportTypeProvider = {
  /** The kind of sport. */
  sport_type: SportKind,
  /** Its provider. */
  provider: Provider,
};

/** Whether a provider accepts several singles on a ticket. */
export type MultiBetSettings = {
  /** The provider. */
  provider: Provider,
  /** Whether a ticket can hold several singles of it. */
  multi_single_available: boolean,
};

/** Products besides sports. */
export type AdditionalProviders = {
  /** Whether there is horse racing. */
  horse_racing: boolean,
  /** Whether there are lotteries. */
  lotto: boolean,
};

/** Body of `POST /settings`: the player's changes. What is absent stays unchanged. */
export type SettingsUpdate = {
  /** The player's quick amounts. */
  stakes?: Array<QuickStakes>,
  /** How changed odds are handled. */
  auto_accept_odds_change?: OddsAcceptMode,
  /** Odds format. */
  odds_type?: OddsFormat,
  /**
   * The id that the push-notification service gave this browser; empty once the player has switched its
   * notifications off.
   */
  one_signal_push_notification_subscription?: string,
};

/** The player's quick amounts of one currency. */
export type QuickStakes = {
  /** ISO 4217 or the operator's code. */
  currency: string,
  /** In subunits, in the order shown. */
  amounts: Array<number>,
};

/** Stakes of one currency, in subunits. */
export type StakeSettings = {
  /** ISO 4217 or the operator's code. */
  currency: string,
  /** The quick amounts, in the order shown. */
  amounts: Array<number>,
  /** The lowest accepted stake. */
  min: number,
  /** The highest accepted stake. */
  max: number,
  /** The highest return of a bet. */
  max_payout: number,
};

/** Odds formats, and the player's choice. */
export type OddsTypes = {
  /** The formats that the operator offers. */
  available: Array<OddsFormat>,
  /** The format that the player chose. */
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
  /** Whether it takes bets. */
  active: boolean,
};

/** A currency. */
export type Currency = {
  /** ISO 4217 or the operator's code. */
  code: string,
  /** Whether it is a national currency. */
  fiat: boolean,
  /** Subunits in one unit. */
  subunits: number,
  /** Smaller units in which amounts of this currency may be written. */
  subcurrencies?: Array<Subcurrency>,
  /**
   * Units of this currency for one euro, by which shared bets are converted: a decimal
   * text, digits with or without a dot and more digits (`19.4555`), so that it is exact. Above
   * zero; absent when the operator has none.
   */
  rate?: string,
};

/**
 * A smaller unit of a currency, such as the thousandth of a bitcoin. An amount is the same whole number of the
 * currency's subunits in both.
 */
export type Subcurrency = {
  /** The operator's code: `mBTC`. */
  code: string,
  /** The currency's subunits in one of these: a power of ten. */
  subunits: number,
};
