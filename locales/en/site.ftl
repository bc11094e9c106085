### Messages of the pages themselves.

## On every page

skip-to-content = Skip to content
skip-to-slip = Skip to bet slip
nav-main = Main menu
nav-sports = Sports
nav-live = Live
nav-all-sports = All sports
nav-leagues = Sports and leagues
nav-top-leagues = Top leagues
# Heading above computer games played as sports.
nav-cybersport = Esports
nav-language = Language
nav-breadcrumbs = You are here
# Also the label of a phone's tab bar: at most about nine letters.
# max: 12
nav-menu = Menu
menu-close = Close the menu
languages-close = Close the list of languages
# Heading above links to rules, privacy and contact.
nav-help = Help
# Labels below the icons of a phone's tab bar, which have a fifth of its width: at most about nine letters, on
# one line.
# max: 12
tab-slip = Bet slip
# max: 12
tab-bets = My bets
# Name of the tab bar, for screen readers.
nav-tabs = Shortcuts
# Label of the button that switches between the light and the dark theme.
theme-dark = Dark theme
# Control that chooses how prices are written, and its choices.
odds-format = Odds format
odds-format-european = Decimal
odds-format-british = Fractional
odds-format-american = American
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malay
odds-format-indonesian = Indonesian
# Heading above names such as Visa.
foot-payments = Ways to pay
# Before a company's number in the register.
foot-registration = Reg. no.
# Before the name of the licensing body.
foot-licensed-by = Licensed by
# Before the number of the licence, inside a line.
foot-licence = licence no.
# $zone is a name such as Africa/Johannesburg.
foot-prices = Prices and times are as of this page's last update; newer ones appear by themselves. Time zone: { $zone }.

## Breadcrumbs and days

crumb-about = About us
crumb-bets-history = My bets
crumb-cybersport = Esports
crumb-favorites = Favourites
crumb-general-rules = General rules
crumb-home = Home
crumb-init-sportsbook = Sportsbook
crumb-limits = My limits
crumb-live = Live
crumb-search = Search
crumb-schedule = Schedule
crumb-results = Results
crumb-lotteries = Lotteries
crumb-promotions = Promotions
crumb-racing = Horse racing
crumb-sign-in = Sign in
crumb-sign-up = Create account
crumb-password-new = Forgot your password?
crumb-password-edit = Choose a new password
crumb-confirmation = Confirm your email
crumb-unlock = Unlock your account
crumb-sports = Sports
day-today = Today
day-tomorrow = Tomorrow
day-yesterday = Yesterday
# Label of a link to matches that start soon; short.
next-hours = Next 3 hours
# Heading above live matches.
live-now = Live now
# Label of the links above a list: live, leagues, sports or days.
list-tools = Filter the list
# Label of the switch between a list's two markets.
list-market = Market shown in the list
# Lower rows of a list, so that more of them fit on the screen.
list-compact = Compact
# Shows only matches with a stream.
list-video = With video

## Titles and descriptions, as search engines show them

home-title = Sports betting odds: live and upcoming matches
home-description = Current odds for live and upcoming matches at { $site }: soccer, rugby, cricket, tennis, basketball and more.
home-heading = Live and upcoming
search-title = Search
search-description = All sports and leagues, and a search for matches, leagues and markets in every language.
live-title = Live betting: odds in play
live-description = Every match in play, sport by sport and league by league, with its score, clock and current odds.
live-heading = Live
sport-title = { $sport } betting odds
sport-description = { $sport } odds: { $count ->
    [one] one match
   *[other] { $count } matches
} to bet on, live and upcoming, league by league.
sport-all-leagues = All leagues
category-title = { $sport } betting odds: { $category }
category-description = { $sport } odds for { $category }: { $count ->
    [one] one match
   *[other] { $count } matches
} to bet on, live and upcoming, with odds for the result and more.
league-title = { $league } betting odds: { $sport }, { $category }
league-description = { $sport } odds for { $league } ({ $category }): { $count ->
    [one] one match
   *[other] { $count } matches
} with prices for the result and many more markets.
match-title = { $home } v { $away } odds: { $sport }, { $start }
# The same where it would be too long for a search result: without the sport and the word for odds.
match-title-short = { $home } v { $away }: { $start }
match-description = { $home } v { $away }, { $league } ({ $sport }), { $start }: odds for the result, totals, handicaps and all other markets.

## Outrights

outrights = Outrights
outright-until = Bets until { $day }
outright-title = { $name }: outright winner odds, { $sport }
outright-description = { $name } ({ $sport }): odds for the winner and all other bets on the whole competition in { $league }.
outright-close = Betting closes
outright-ends = Competition ends
outright-entrants = Taking part
outright-matches = { $league } matches

## Calendars and feeds

# Heading of the links to calendars of a league, and the link above the list that leads there: one short
# line on a phone.
calendar-add = Add to calendar
# The calendar of every match of the league, beside those of its teams.
calendar-all = All matches
# Name of a feed after that of its league: "Premier League · Fixtures".
feed-fixtures = Fixtures

## Schedule and results

# Name of the links to the days, for screen readers.
days-nav = Days
# Below a list that has only some matches of each sport.
days-cut = These are the first matches of each sport. Choose a sport above to see all of them.
# Name of the links to the parts of a long list, for screen readers.
parts-nav = Pages
parts-previous = Previous
parts-next = Next
# Also at the end of titles.
parts-number = page { $number }
# $day is a date.
schedule-title = Betting schedule for { $day }
schedule-title-sport = { $sport } schedule and odds for { $day }
schedule-soon-title = Matches that start in the next 3 hours
schedule-soon-title-sport = { $sport }: matches that start in the next 3 hours
schedule-description = { $day }: { $count ->
    [one] one match
   *[other] { $count } matches
} with odds for the result and many more markets, by sport and league.
schedule-description-sport = { $sport } on { $day }: { $count ->
    [one] one match
   *[other] { $count } matches
} with odds for the result and many more markets, league by league.
schedule-soon-description = { $count ->
    [one] One match starts
   *[other] { $count } matches start
} in the next 3 hours: current odds, by sport and league.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] one match starts
   *[other] { $count } matches start
} in the next 3 hours, with current odds.
# $day is a date, or a word such as Today.
schedule-heading = Schedule: { $day }
schedule-heading-sport = { $sport } schedule: { $day }
schedule-empty = There are no matches to bet on here.
results-title = Results of { $day }
results-title-sport = { $sport } results of { $day }
results-description = Final scores of { $day }: { $count ->
    [one] one match
   *[other] { $count } matches
} with the score of each period, by sport and league.
results-description-sport = { $sport }, final scores of { $day }: { $count ->
    [one] one match
   *[other] { $count } matches
} with the score of each period.
results-heading = Results: { $day }
results-heading-sport = { $sport } results: { $day }
results-empty = No match has ended here.
# Heads of the columns of results. The short one is a letter or two, for "total".
results-start = Start
results-sides = Match
results-final = Final score
results-final-short = T
# Beside the winner's name, for screen readers.
results-won = won
league-results-title = { $league } results: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): final scores of { $count ->
    [one] one match
   *[other] { $count } matches
} of the last 7 days.
league-results-heading = { $league }: results

## Pages that editors compose

# A description for search engines, where editors have written none.
page-description = { $title } at { $site }.
# Before the name and number of the helpline.
limits-help = Free and confidential help:
favorites-script = Your favourites are kept in your account. To see them here, turn on JavaScript in your browser.
bets-history-text = Your open and settled bets are in the bet slip, under My bets.
bets-history-open = Open my bets
bets-history-script = Your bets are safe, but this page needs JavaScript to show them. Turn it on in your browser, then load the page again.
init-sportsbook-open = Go to the sportsbook
sign-in-text = Sign in to place bets and to see your balance.
sign-in-open = Sign in
sign-in-script = Signing in needs JavaScript. Turn it on in your browser, then load the page again.
sign-up-text = Open an account to place bets.
password-new-text = Enter the email address of your account. We will send you a link to choose a new password.
password-edit-text = Open the link in our email to choose a new password.
confirmation-text = Open the link in our email to confirm your address, or ask for it again.
unlock-text = Open the link in our email to unlock your account, or ask for it again.
form-script = This form needs JavaScript. Turn it on in your browser, then load the page again.
# Titles and descriptions of search results.
cybersport-title = Esports betting odds, game by game
cybersport-description = Odds for computer games: each game with its next matches and all their markets, live and before they start.
promotions-title = Promotions, bonuses and free bets
promotions-description = Promotions that are on now: bonuses, boosted combos and free bets, each with its conditions and its last day.
cybersport-none = No esports match takes bets at the moment.
to-sports = See all sports

## Promotions

promotions-none = There is no promotion at the moment.
# Before a day, such as Sun, 31 Dec.
promotion-from = From
promotion-until = Until
promotion-terms = Terms and conditions
nav-right = Shortcuts beside the bet slip
nav-deposit = Deposit

## Error pages

not-found-title = Oops, sorry. We can’t find that page.
not-found-text = This page does not exist, or its match has ended.
error-title = Oops! Sorry, something went wrong.
error-text = Please come back in a while.
error-home = Go to the home page
blocked-title = Sorry, we’re not available in your country right now.
blocked-text = The licence of this site does not cover the country that you are in.
locked-title = Unauthorized
locked-text = Sorry, but you are not authorized to view the page.

## Stars

# Before the name of what a star is for.
favourite = Favourite:
# On the star of the match whose page it is.
favourite-match = This match
