// Generated from generator/pages/src/view by `cargo run -p site --example types`. Do not edit.

export type AlertsLabels = { 
/**
 * "Close"
 */
close: string, 
/**
 * The bar while there is no connection: nothing can be loaded then.
 */
offline: string, 
/**
 * The alert when the connection is lost.
 */
offline_title: string, 
/**
 * "Your bet slip is saved."
 */
offline_text: string, 
/**
 * The bar after the operator has ended the push for good.
 */
live_off: string, };

export type AlertsProps = { 
/**
 * The words of the alerts.
 */
labels: AlertsLabels, };

export type BetSlipLabels = { 
/**
 * "Close the bet slip"
 */
close: string, 
/**
 * "Have a code?"
 */
code: string, 
/**
 * "Open" (the code's bet)
 */
code_open: string, 
/**
 * "Tap a price to add it here."
 */
empty_text: string, 
/**
 * "Your bet slip is empty"
 */
empty_title: string, 
/**
 * "Quick bet"
 */
quick_bet: string, 
/**
 * "My bets" (tab)
 */
tab_bets: string, 
/**
 * "Bet slip" (tab)
 */
tab_slip: string, 
/**
 * "Bet slip" (name of the panel)
 */
title: string, };

export type BetSlipProps = { 
/**
 * Which of its parts the site has.
 */
features: SiteFeatures, 
/**
 * The words of the panel.
 */
labels: BetSlipLabels, };

export type CentreOfYoung = { 
/**
 * Whether the site shows streams.
 */
is_streamed: boolean, 
/**
 * The words of the tabs.
 */
labels: MatchCentreLabels, };

export type ClockProps = { 
/**
 * Played, or left when `countdown`.
 */
seconds: number, 
/**
 * Added time of the running period, once it has begun; `seconds` does not include it.
 */
stoppage: number | null, 
/**
 * Whether it counts down.
 */
countdown: boolean, 
/**
 * Whether it is stopped.
 */
stopped: boolean, };

export type DepositDialog = { "kind": "frame" } | { "kind": "widget", 
/**
 * Root of the platform's own pages, without a final slash.
 */
platform: string, 
/**
 * The id of the status of the players who get it; all of them without it.
 */
group: string | null, };

export type EventRowProps = { 
/**
 * The match, with all that a bet slip keeps of it.
 */
match: MatchRef, 
/**
 * Its page.
 */
href: Words, 
/**
 * The sides' logos; none if neither has one.
 */
logos: RowLogos | null, 
/**
 * When it starts.
 */
start: TimeProps, 
/**
 * The day, said above the first row of a day that is neither today nor in the heading.
 */
day: Words | null, 
/**
 * `postponed`, `rescheduled` or `called_off`, if it is not played as planned.
 */
called: string | null, 
/**
 * Score and clock once it is live.
 */
score: ScoreProps | null, 
/**
 * The priced market; none when the operator offers none.
 */
market: MarketProps | null, 
/**
 * The second market, such as totals; none when there is none with two outcomes.
 */
second: MarketProps | null, 
/**
 * How many markets its page shows.
 */
more: number, 
/**
 * Whether it is streamed.
 */
video: boolean, };

export type FavouritesLabels = { 
/**
 * "Mark matches, leagues, sports and teams with a star, and find them here."
 */
text: string, 
/**
 * "See all sports"
 */
browse: string, };

export type FavouritesProps = { 
/**
 * Where sports and leagues are found.
 */
home: Words, 
/**
 * The words of its list of matches.
 */
odds: OddsLabels, 
/**
 * Its own words.
 */
labels: FavouritesLabels, };

export type GameProps = { 
/**
 * Home side.
 */
home: string, 
/**
 * Away side.
 */
away: string, };

export type IslandConfig = { 
/**
 * Path segment of the locale.
 */
locale: string, 
/**
 * BCP 47 tag, for `Intl`.
 */
tag: string, 
/**
 * Prefix of links (`` or `/ar`).
 */
prefix: string, 
/**
 * Root of the operator's API as the browser reaches it, without a final slash (`https://api…`).
 */
api: string, 
/**
 * The transports of the push, in the order in which they are tried; none without an operator.
 */
push: Array<PushEndpoint>, 
/**
 * URL for commands while a transport only receives.
 */
emulation: string, 
/**
 * URL of the page where players pay in.
 */
deposit: string, 
/**
 * URL of the page where players withdraw; none where nothing leads to one.
 */
withdrawal?: string, 
/**
 * URL of the folder with the locale's messages for islands: a Fluent file for each, `shared.ftl`
 * for what several say.
 */
messages: string, 
/**
 * IANA zone of the site's times.
 */
zone: string, 
/**
 * Words for what is not known of a match.
 */
words: UnknownWords, 
/**
 * What of the product the site has.
 */
features: SiteFeatures, 
/**
 * What of knowing when to stop it has.
 */
limits: SiteLimits, 
/**
 * What accounts are asked for, their reminders, and how players pay in.
 */
account: SiteAccount, 
/**
 * Origins of pages that may show the site in a frame and speak with it; `https://*.host` is every one below it.
 */
hosts?: Array<string>, 
/**
 * Messages to players' devices; none where the site has none.
 */
notify?: SitePush, };

export type LaunchLabels = { 
/**
 * "Our partner's page opens here. Sign in to play with your balance."
 */
text: string, 
/**
 * "Open"
 */
open: string, };

export type LaunchProps = { 
/**
 * The provider, as the operator names it: `horse_racing` or `lotto`.
 */
provider: string, 
/**
 * The words of the place.
 */
labels: LaunchLabels, };

export type LimitsLabels = { 
/**
 * "Sign in to see and set your limits."
 */
text: string, 
/**
 * "Sign in"
 */
sign_in: string, };

export type LimitsProps = { 
/**
 * The words of the place.
 */
labels: LimitsLabels, };

export type ListKind = "home" | "live" | "sport" | "category" | "league" | "next_of_sport" | "next_of_league";

export type ListSource = { 
/**
 * Of what.
 */
kind: ListKind, 
/**
 * Number of the sport, category or league; none for all.
 */
id: number | null, 
/**
 * Path segment of that sport, by which the operator's lists are filtered.
 */
sport: string | null, 
/**
 * The most matches that the rules choose, except of a league and of live matches.
 */
limit: number, 
/**
 * How many of those the list shows, if not all.
 */
most: number | null, };

export type ListedMatches = { 
/**
 * Of this sport, by its path segment.
 */
sport: string | null, 
/**
 * Of this category.
 */
category: number | null, 
/**
 * Of this league: its list is by days, all others by leagues.
 */
league: number | null, 
/**
 * That are live.
 */
live: boolean, 
/**
 * Of computer games.
 */
cyber: boolean, 
/**
 * That start in this time: a day (`2026-11-24`), or the next hours (`3h`).
 */
time: string | null, };

export type ListingLabels = { 
/**
 * "Sort and filter"
 */
open: string, };

export type ListingProps = { 
/**
 * Which matches the page is about.
 */
of: ListedMatches, 
/**
 * The words of the control.
 */
labels: ListingLabels, };

export type MarketCardProps = { 
/**
 * Unique within the match: the market's number.
 */
key: string, 
/**
 * Name of the market.
 */
name: Words, 
/**
 * Tabs that it stands in.
 */
groups: Array<string>, 
/**
 * Prices a row: 1, 2 or 3.
 */
columns: number, 
/**
 * The most balanced line first; the others stand behind "all lines".
 */
lines: Array<MarketProps>, };

export type MarketProps = { 
/**
 * The kind of market.
 */
id: number, 
/**
 * The line as it travels (`total=2.5`), or empty. Part of a price's key.
 */
specifier: string, 
/**
 * Name of the market, for the slip.
 */
name: Words, 
/**
 * Tab that it stands in first.
 */
group: string, 
/**
 * The line as it is shown (`2.5`); none, or empty in a language, where the names tell it.
 */
line: Words | null, 
/**
 * Market status number: 1 takes bets, -1 suspended.
 */
status: number, 
/**
 * The prices, in order.
 */
outcomes: Array<OutcomeProps>, };

export type MarketTabProps = { 
/**
 * Stable word.
 */
key: string, 
/**
 * In the page's language.
 */
name: Words, 
/**
 * How many cards it shows.
 */
count: number, };

export type MatchCentreLabels = { 
/**
 * "Match centre" (name of the part)
 */
title: string, 
/**
 * "Form"
 */
form: string, 
/**
 * "Table"
 */
table: string, 
/**
 * "Meetings"
 */
meetings: string, 
/**
 * "Played": heads of columns and marks of results are the first letters of this and the next three
 */
played: string, 
/**
 * "Won"
 */
won: string, 
/**
 * "Drawn"
 */
drawn: string, 
/**
 * "Lost"
 */
lost: string, 
/**
 * "Points"
 */
points: string, 
/**
 * "Statistics"
 */
statistics: string, 
/**
 * "Timeline"
 */
timeline: string, 
/**
 * "Stream"
 */
stream: string, 
/**
 * "Statistics appear when the match has started"
 */
not_begun: string, 
/**
 * "Nothing has happened yet"
 */
none: string, 
/**
 * "This could not be loaded"
 */
failed: string, 
/**
 * "Try again"
 */
retry: string, 
/**
 * "Sign in to watch this match"
 */
stream_sign_in: string, 
/**
 * "Sign in"
 */
sign_in: string, 
/**
 * "Watch live"
 */
play: string, 
/**
 * "Stop the stream"
 */
stop: string, 
/**
 * "Choose a stream"
 */
choose: string, 
/**
 * "There is no stream of this match now"
 */
no_stream: string, 
/**
 * "You cannot watch this stream where you are"
 */
stream_refused: string, 
/**
 * "The stream broke off. Check your connection, then try again."
 */
stream_failed: string, 
/**
 * "This browser cannot play the stream"
 */
stream_unsupported: string, };

export type MatchCentreProps = { 
/**
 * The match.
 */
match_id: number, 
/**
 * Event status number.
 */
status: number, 
/**
 * Key of its sport, which decides what field is drawn.
 */
sport: string, 
/**
 * Home side.
 */
home: Words, 
/**
 * Away side.
 */
away: Words, 
/**
 * What is known before it, in the order of the tabs: `form`, `table`, `meetings`.
 */
previews: Array<string>, 
/**
 * Whether the operator has statistics of it.
 */
statistics: boolean, 
/**
 * Whether it is streamed.
 */
video: boolean, 
/**
 * The words of the tabs.
 */
labels: MatchCentreLabels, };

export type MatchMarketsProps = { 
/**
 * Whether these are only the first of its markets: others that open are not added.
 */
partial: boolean, 
/**
 * The match.
 */
match: MatchRef, 
/**
 * The latest change among the prices shown: all of them were current then. None without prices.
 */
as_of: TimeProps | null, 
/**
 * Tabs of market groups; the first is what is open.
 */
tabs: Array<MarketTabProps>, 
/**
 * The markets, in order. A card stands once, however many tabs name it.
 */
cards: Array<MarketCardProps>, 
/**
 * How many more cards there are, which are loaded when somebody opens them.
 */
rest: number, 
/**
 * Whether outcomes of its markets can be joined to a custom bet.
 */
joins: boolean, 
/**
 * The words of the list.
 */
labels: OddsLabels, };

export type MatchRef = { 
/**
 * The operator's number.
 */
id: number, 
/**
 * The provider's name for it.
 */
urn: string, 
/**
 * Its path segment.
 */
slug: string, 
/**
 * Its sport's path segment.
 */
sport: string, 
/**
 * Name of the competition, as the slip shows it.
 */
league: Words, 
/**
 * Home side.
 */
home: Words, 
/**
 * Away side.
 */
away: Words, 
/**
 * Event status number: 0 prematch, 1 live, others take no bets.
 */
status: number, 
/**
 * Who supplies it.
 */
provider: string, };

export type NotificationsLabels = { 
/**
 * "Notifications"
 */
title: string, 
/**
 * "News about your bets, bonuses and deposits will be here."
 */
none_text: string, };

export type NotificationsProps = { 
/**
 * Its words.
 */
labels: NotificationsLabels, };

export type OddsGroupProps = { 
/**
 * Unique within the list.
 */
key: string, 
/**
 * Name of the league, or the day.
 */
title: Words, 
/**
 * Name of the category or sport before it, where that helps.
 */
context: Words | null, 
/**
 * Page of the league; none where the heading is a day.
 */
href: Words | null, 
/**
 * Flag of its country: the name of its picture (`za`).
 */
flag: string | null, 
/**
 * Icon of the sport, where a list mixes sports.
 */
sport_icon: string | null, 
/**
 * Heads of the price columns (`1`, `X`, `2`).
 */
head: Array<Words>, 
/**
 * Head of the second market's columns: its name.
 */
second_head: Words | null, 
/**
 * How many matches stand in the groups above: not all are drawn at once on a phone.
 */
above: number, 
/**
 * The matches.
 */
rows: Array<EventRowProps>, };

export type OddsLabels = { 
/**
 * "Live"
 */
live: string, 
/**
 * "Suspended"
 */
suspended: string, 
/**
 * "No longer available"
 */
gone: string, 
/**
 * "Betting closed"
 */
closed: string, 
/**
 * "Postponed"
 */
postponed: string, 
/**
 * "New date"
 */
rescheduled: string, 
/**
 * "Called off"
 */
called_off: string, 
/**
 * "Prices as of"
 */
as_of: string, 
/**
 * "All lines"
 */
all_lines: string, 
/**
 * "More markets"
 */
more: string, 
/**
 * "All" (the tab of every market)
 */
all_markets: string, 
/**
 * "Search markets"
 */
search: string, 
/**
 * "No prices yet"
 */
no_prices: string, 
/**
 * "Price went up"
 */
up: string, 
/**
 * "Price went down"
 */
down: string, 
/**
 * "Final score"
 */
finished: string, 
/**
 * "Finished" (instead of prices)
 */
over: string, 
/**
 * "Market closed" (instead of prices)
 */
no_market: string, 
/**
 * "No markets found" (a search without a result)
 */
nothing_found: string, 
/**
 * "HT"
 */
half_time: string, 
/**
 * "Break"
 */
pause: string, 
/**
 * "Bet builder"
 */
builder: string, 
/**
 * "Join several picks of this match in one bet"
 */
builder_text: string, 
/**
 * "Price changes since you opened this page"
 */
moves: string, 
/**
 * "Favourite:" (before the name of what a star is for)
 */
favourite: string, 
/**
 * "No data" (the operator's provider is down)
 */
no_data: string, 
/**
 * "To be decided" (in place of a side's name)
 */
side_unknown: string, 
/**
 * "Time to be confirmed" (in place of a start)
 */
time_unknown: string, };

export type OddsListProps = { 
/**
 * Unique within the page; the prefix of every id inside.
 */
id: string, 
/**
 * The latest change among the prices shown: all of them were current then. None without prices.
 */
as_of: TimeProps | null, 
/**
 * Leagues, or days of one league.
 */
groups: Array<OddsGroupProps>, 
/**
 * Which matches belong in it, if the browser keeps it: matches then come and go while the page is
 * open. None where it shows those of the build.
 */
source: ListSource | null, 
/**
 * The words of the list.
 */
labels: OddsLabels, };

export type OnlyGroup = { 
/**
 * The id of their status.
 */
group: string, 
/**
 * Root of the platform's own pages, without a final slash.
 */
platform: string, };

export type OutcomeProps = { 
/**
 * Part of the price's key.
 */
id: number, 
/**
 * Full name, for the slip and screen readers (`Arsenal`).
 */
name: Words, 
/**
 * Short name on the button (`1`); none where it is the full one.
 */
short: Words | null, 
/**
 * Thousandths.
 */
odds: number, 
/**
 * Whether it takes bets.
 */
active: boolean, };

export type PeriodProps = { 
/**
 * What it is: `half`, `quarter`, `set`, `overtime` and the like.
 */
kind: string, 
/**
 * Its number, from 1, among those of its kind.
 */
number: number, 
/**
 * Its name.
 */
name: Words, 
/**
 * Home side.
 */
home: number, 
/**
 * Away side.
 */
away: number, };

export type PictureProps = { 
/**
 * Its address, for browsers that know no other format.
 */
src: string, 
/**
 * The same for screens of two densities (`… 1x, … 2x`); none where there is one size only.
 */
srcset: string | null, 
/**
 * The same picture in better formats, and its variants; the first that fits is shown.
 */
sources: Array<SourceProps>, };

export type ProfileLabels = { 
/**
 * "Sign in to see your level, points and balances."
 */
text: string, 
/**
 * "Sign in"
 */
sign_in: string, };

export type ProfileProps = { 
/**
 * Its words.
 */
labels: ProfileLabels, };

export type PushEndpoint = { 
/**
 * The transport.
 */
transport: Transport, 
/**
 * Its URL.
 */
endpoint: string, };

export type RedsProps = { 
/**
 * Home side.
 */
home: number, 
/**
 * Away side.
 */
away: number, };

export type RowLogos = { 
/**
 * Address of the home side's.
 */
home: string | null, 
/**
 * Address of the away side's.
 */
away: string | null, };

export type ScoreProps = { 
/**
 * What tells the score: `periods`, a column of each; `total` alone, where two halves have a clock; or
 * `overs`, the points of the game, as in cricket.
 */
form: string, 
/**
 * Home side's total.
 */
home: number, 
/**
 * Away side's total.
 */
away: number, 
/**
 * Players sent off; none without any.
 */
reds: RedsProps | null, 
/**
 * Name of the running or last period, such as "2nd half".
 */
period: Words | null, 
/**
 * `half_time` or `break` between two periods: the clock is not shown then.
 */
pause: string | null, 
/**
 * Sets, quarters, innings that are over or running.
 */
periods: Array<PeriodProps>, 
/**
 * Points within the running game.
 */
game: GameProps | null, 
/**
 * `home` or `away`, where a side serves.
 */
server: string | null, 
/**
 * The clock; none where the sport has none.
 */
clock: ClockProps | null, };

export type ScoreboardLabels = { 
/**
 * "Live"
 */
live: string, 
/**
 * "Starts"
 */
starts: string, 
/**
 * "Final score"
 */
finished: string, 
/**
 * "Score"
 */
score: string, 
/**
 * "Serving"
 */
serving: string, 
/**
 * "Total" (head of the total's column)
 */
total: string, 
/**
 * "Betting closed"
 */
closed: string, 
/**
 * "Postponed"
 */
postponed: string, 
/**
 * "New date"
 */
rescheduled: string, 
/**
 * "Called off"
 */
called_off: string, 
/**
 * "HT"
 */
half_time: string, 
/**
 * "Break"
 */
pause: string, 
/**
 * "OT" (head of an overtime's column)
 */
overtime: string, 
/**
 * "Red cards" (before their number)
 */
red_cards: string, 
/**
 * "Suspended" (before why the prices are)
 */
suspended: string, 
/**
 * "goal"
 */
why_goal: string, 
/**
 * "card"
 */
why_card: string, 
/**
 * "penalty"
 */
why_penalty: string, 
/**
 * "video review"
 */
why_review: string, 
/**
 * "break of serve"
 */
why_break: string, 
/**
 * "play stopped"
 */
why_stopped: string, 
/**
 * "no data" (the operator's provider is down)
 */
why_provider: string, };

export type ScoreboardProps = { 
/**
 * The match.
 */
match_id: number, 
/**
 * Event status number.
 */
status: number, 
/**
 * `postponed`, `rescheduled` or `called_off`, if it is not played as planned.
 */
called: string | null, 
/**
 * Home side.
 */
home: SideProps, 
/**
 * Away side.
 */
away: SideProps, 
/**
 * The day on which it starts.
 */
day: Words, 
/**
 * The time of that day.
 */
start: TimeProps, 
/**
 * Score and clock once it is live, and at the end.
 */
score: ScoreProps | null, 
/**
 * The words of the scoreboard.
 */
labels: ScoreboardLabels, };

export type SearchLabels = { 
/**
 * "Search"
 */
open: string, 
/**
 * "Match, league or market" (in the empty field)
 */
hint: string, };

export type SearchProps = { 
/**
 * Path of the page of search.
 */
action: Words, 
/**
 * The words of the form.
 */
labels: SearchLabels, };

export type SessionLabels = { 
/**
 * "Sign in"
 */
sign_in: string, };

export type SessionProps = { 
/**
 * The words of the session.
 */
labels: SessionLabels, };

export type SideProps = { 
/**
 * Its name.
 */
name: Words, 
/**
 * One or two letters, which are drawn where there is no logo or it cannot be loaded.
 */
initials: Words, 
/**
 * Its logo.
 */
logo: PictureProps | null, };

export type SiteAccount = { 
/**
 * The players that the site is for; without it, all of them.
 */
only?: OnlyGroup, 
/**
 * Whether players are asked to verify a phone number.
 */
phone?: boolean, 
/**
 * Whether details that are missing are asked for before paying in.
 */
complete: boolean, 
/**
 * Whether the account's menu leads to /my-profile.
 */
profile: boolean, 
/**
 * Whether players can sign in with passkeys.
 */
passkeys?: boolean, 
/**
 * The dialog in which players pay in; none where the platform's page opens in the same window.
 */
dialog?: DepositDialog, 
/**
 * Seconds until a visitor is reminded of opening an account; 0 is never.
 */
join_after: number, 
/**
 * Seconds until a player is reminded of paying in.
 */
deposit_after: number, 
/**
 * Whether only players with an empty balance are.
 */
deposit_when_empty: boolean, 
/**
 * The id of the status of the players who are reminded of it; none of them without it.
 */
deposit_group?: string, };

export type SiteFeatures = { 
/**
 * The tab with the player's bets in the bet slip.
 */
my_bets: boolean, 
/**
 * Codes and links by which players share their bets.
 */
shared_bets: boolean, };

export type SiteLimits = { 
/**
 * Reality checks.
 */
reality: boolean, 
/**
 * The limit of a session of play.
 */
session: boolean, 
/**
 * The limit of time in view.
 */
activity: boolean, 
/**
 * The page where limits are set.
 */
page: boolean, };

export type SitePush = { 
/**
 * The site's id at the service.
 */
app: string, 
/**
 * The service's script for pages.
 */
script: string, };

export type SourceProps = { 
/**
 * Its media type (`image/avif`); none where it is not known.
 */
type: string | null, 
/**
 * Where it is shown; none if everywhere.
 */
media: string | null, 
/**
 * Its addresses.
 */
srcset: string, };

export type StatementLabels = { 
/**
 * "Statement"
 */
statement: string, 
/**
 * "Sign in to see your bets."
 */
sign_in: string, };

export type StatementProps = { 
/**
 * Its words.
 */
labels: StatementLabels, };

export type TimeProps = { 
/**
 * RFC 3339, for `<time datetime>`.
 */
iso: string, 
/**
 * In the page's language and zone. Never made again in the browser.
 */
text: Words, };

export type Transport = "websocket" | "http_stream" | "sse" | "webtransport";

export type UnknownWords = { 
/**
 * "To be decided", of a side.
 */
side_unknown: Words, 
/**
 * "Time to be confirmed".
 */
time_unknown: Words, };

export type Words = string;

export type YoungMatchLabels = { 
/**
 * "Looking for the match"
 */
asking: string, 
/**
 * "The match could not be loaded"
 */
failed: string, 
/**
 * "Check your connection, then try again."
 */
failed_text: string, 
/**
 * "Try again"
 */
retry: string, 
/**
 * "Home" (the first of the breadcrumbs)
 */
home: string, 
/**
 * "You are here" (name of the breadcrumbs)
 */
crumbs: string, 
/**
 * "This match" (name of its star)
 */
this_match: string, };

export type YoungMatchProps = { 
/**
 * The words of the match's head.
 */
scoreboard: ScoreboardLabels, 
/**
 * The words of its markets.
 */
odds: OddsLabels, 
/**
 * What its tabs of statistics and stream need.
 */
centre: CentreOfYoung, 
/**
 * The words of the place.
 */
labels: YoungMatchLabels, };
