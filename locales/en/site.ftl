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
# Label of the tab on a phone that opens my bets: short enough for a fifth of its width.
nav-menu = Menu
menu-close = Close the menu
# Heading above links to rules, privacy and contact.
nav-help = Help
# Labels below the icons of a phone's tab bar: at most about nine letters, on one line.
tab-slip = Bet slip
tab-bets = My bets
# Name of the tab bar, for screen readers.
nav-tabs = Shortcuts
# Label of the button that switches between the light and the dark theme.
theme-dark = Dark theme
# Heading above names such as Visa.
foot-payments = Ways to pay
# Before a company's number in the register.
foot-registration = Reg. no.
# Before the name of the licensing body.
foot-licensed-by = Licensed by
# Before the number of the licence, inside a line.
foot-licence = licence no.
# $zone is a name such as Africa/Johannesburg.
foot-prices = Prices and times are from this page's last update until newer ones load. Time zone: { $zone }.

## Breadcrumbs and days

crumb-home = Home
crumb-live = Live
crumb-search = Search
day-today = Today
day-tomorrow = Tomorrow
# Heading above live matches.
live-now = Live now
# Label of the links above a list: live, leagues, sports or days.
list-tools = Filter the list
# Label of the switch between a list's two markets.
list-market = Market shown in the list

## Titles and descriptions, as search engines show them

home-title = Sports betting odds: live and upcoming matches
home-description = Current odds for live and upcoming matches at { $site }: soccer, rugby, cricket, tennis, basketball and more.
home-heading = Live and upcoming
search-title = Search
search-description = All sports and leagues, and a search for matches, leagues and markets in every language.
live-title = Live betting: odds in play
live-description = Every match in play with its score, clock and current odds.
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
} to bet on.
league-title = { $league } betting odds: { $sport }, { $category }
league-description = { $sport } odds for { $league } ({ $category }): { $count ->
    [one] one match
   *[other] { $count } matches
} with prices for the result and many more markets.
match-title = { $home } v { $away } betting odds: { $sport }, { $start }
match-description = { $home } v { $away }, { $league } ({ $sport }), { $start }: odds for the result, totals, handicaps and all other markets.

## Error pages

not-found-title = Page not found
not-found-text = This page does not exist, or its match has ended.
error-title = Something went wrong
error-text = This page cannot be shown at the moment. Please try again later.
error-home = Go to the home page
