### Messages of the pages themselves.

## On every page

skip-to-content = Gå till innehållet
skip-to-slip = Gå till kupongen
nav-main = Huvudmeny
nav-sports = Sport
nav-live = Live
nav-all-sports = Alla sporter
nav-leagues = Sporter och ligor
nav-top-leagues = Toppligor
nav-cybersport = E-sport
nav-language = Språk
nav-breadcrumbs = Du är här
nav-menu = Meny
menu-close = Stäng menyn
languages-close = Stäng språklistan
nav-help = Hjälp
tab-slip = Kupong
tab-bets = Mina spel
nav-tabs = Genvägar
theme-dark = Mörkt tema
odds-format = Oddsformat
odds-format-european = Decimal
odds-format-british = Bråk
odds-format-american = Amerikanskt
odds-format-hongkong = Hongkong
odds-format-malaysian = Malajiskt
odds-format-indonesian = Indonesiskt
foot-payments = Betalsätt
foot-registration = Org.nr
foot-licensed-by = Licens från
foot-licence = licensnr
foot-prices = Odds och tider är från sidans senaste uppdatering tills nyare har hämtats. Tidszon: { $zone }.

## Breadcrumbs and days

crumb-about = Om oss
crumb-bets-history = Mina spel
crumb-cybersport = E-sport
crumb-favorites = Favoriter
crumb-general-rules = Allmänna regler
crumb-home = Start
crumb-init-sportsbook = Oddsspel
crumb-limits = Mina gränser
crumb-live = Live
crumb-search = Sök
crumb-schedule = Spelprogram
crumb-results = Resultat
crumb-lotteries = Lotterier
crumb-promotions = Kampanjer
crumb-racing = Hästkapplöpning
crumb-sign-in = Logga in
crumb-sign-up = Skapa konto
crumb-password-new = Glömt lösenordet?
crumb-password-edit = Välj ett nytt lösenord
crumb-confirmation = Bekräfta din e-post
crumb-unlock = Lås upp ditt konto
crumb-sports = Sporter
day-today = I dag
day-tomorrow = I morgon
day-yesterday = I går
next-hours = Kommande 3 tim
live-now = Live nu
list-tools = Filtrera listan
list-market = Marknad i listan
list-compact = Kompakt
list-video = Med video

## Titles and descriptions, as search engines show them

home-title = Betting och odds: livematcher och kommande matcher
home-description = Aktuella odds på livematcher och kommande matcher hos { $site }: fotboll, ishockey, tennis, handboll, basket och mycket mer.
home-heading = Live och kommande
search-title = Sök
search-description = Alla sporter och ligor, och en sökning efter matcher, ligor och marknader på alla språk.
live-title = Livebetting: aktuella odds under matchen
live-description = Alla matcher som pågår just nu, med ställning, speltid och aktuella liveodds.
live-heading = Live
sport-title = { $sport }: betting och aktuella odds
sport-description = { $sport }: odds på { $count ->
    [one] en match
   *[other] { $count } matcher
} att spela på, live och kommande, liga för liga.
sport-all-leagues = Alla ligor
category-title = { $sport }, { $category }: betting och odds
category-description = { $sport }, { $category }: aktuella odds på { $count ->
    [one] en match
   *[other] { $count } matcher
} att spela på, liga för liga.
league-title = { $league }: betting och odds ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): odds på { $count ->
    [one] en match
   *[other] { $count } matcher
}, på resultatet och många andra marknader.
match-title = { $home } – { $away }: odds ({ $sport }, { $start })
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: odds på resultat, över/under, handikapp och alla andra marknader.

## Outrights

outrights = Långtidsspel
outright-until = Spelstopp { $day }
outright-title = { $name }: odds på vinnaren, { $sport }
outright-description = { $name } ({ $sport }): odds på vinnaren och alla andra långtidsspel på hela tävlingen. Liga: { $league }.
outright-close = Spelstopp
outright-ends = Tävlingen slutar
outright-entrants = Deltagare
outright-matches = Matcher: { $league }

## Calendars and feeds

calendar-add = Lägg till i kalendern
calendar-all = Alla matcher
feed-fixtures = Kommande matcher

## Schedule and results

days-nav = Dagar
days-cut = Det här är de första matcherna i varje sport. Välj en sport ovan för att se alla.
parts-nav = Sidor
parts-previous = Föregående
parts-next = Nästa
parts-number = sida { $number }
schedule-title = Spelprogram och odds: { $day }
schedule-title-sport = { $sport }: spelprogram och odds, { $day }
schedule-soon-title = Matcher som startar inom 3 timmar
schedule-soon-title-sport = { $sport }: matcher inom 3 timmar
schedule-description = { $day }: { $count ->
    [one] en match
   *[other] { $count } matcher
} med odds att spela på, efter sport och liga i spelprogrammet.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] en match
   *[other] { $count } matcher
} med odds att spela på, liga för liga i spelprogrammet.
schedule-soon-description = { $count ->
    [one] En match startar
   *[other] { $count } matcher startar
} inom de närmaste 3 timmarna: aktuella odds efter sport och liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] en match startar
   *[other] { $count } matcher startar
} inom de närmaste 3 timmarna. Här ser du aktuella odds.
schedule-heading = Spelprogram: { $day }
schedule-heading-sport = { $sport }, spelprogram: { $day }
schedule-empty = Det finns inga matcher att spela på här.
results-title = Resultat i alla sporter: { $day }
results-title-sport = { $sport }: resultat, { $day }
results-description = Slutresultat, { $day }: { $count ->
    [one] en match
   *[other] { $count } matcher
} med ställningen i varje period, efter sport och liga.
results-description-sport = { $sport }, slutresultat, { $day }: { $count ->
    [one] en match
   *[other] { $count } matcher
} med ställningen i varje period.
results-heading = Resultat: { $day }
results-heading-sport = { $sport }, resultat: { $day }
results-empty = Ingen match är färdigspelad här.
results-start = Start
results-sides = Match
results-final = Slutresultat
results-final-short = T
results-won = vann
league-results-title = { $league }: resultat ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): slutresultat från { $count ->
    [one] en match
   *[other] { $count } matcher
} de senaste 7 dagarna.
league-results-heading = { $league }: resultat

## Pages that editors compose

page-description = { $title } hos { $site }.
limits-help = Gratis och konfidentiell hjälp:
favorites-script = Dina favoriter sparas på ditt konto. Slå på JavaScript i webbläsaren för att se dem här.
bets-history-text = Dina öppna och avgjorda spel finns i kupongen, under Mina spel.
bets-history-open = Öppna Mina spel
bets-history-script = Dina spel är i säkert förvar, men sidan behöver JavaScript för att visa dem. Slå på det i webbläsaren och ladda om sidan.
init-sportsbook-open = Till oddsspelet
sign-in-text = Logga in för att spela och se ditt saldo.
sign-in-open = Logga in
sign-in-script = Inloggningen kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.
sign-up-text = Skapa ett konto för att spela.
password-new-text = Ange e-postadressen till ditt konto. Vi skickar en länk så att du kan välja ett nytt lösenord.
password-edit-text = Öppna länken i vårt mejl för att välja ett nytt lösenord.
confirmation-text = Ange din e-postadress. Vi skickar bekräftelselänken igen.
unlock-text = Ange din e-postadress så skickar vi en länk som låser upp ditt konto.
form-script = Formuläret kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.
cybersport-title = Betting på e-sport: odds i varje datorspel
cybersport-description = Odds på e-sport: kommande matcher i varje datorspel med alla marknader, både live och före matchstart.
promotions-title = Kampanjer, bonusar och gratisspel
promotions-description = Kampanjer som gäller nu: bonusar, boostade kombinationer och gratisspel, var och en med villkor och sista dag.
cybersport-none = Det finns ingen e-sportmatch att spela på just nu.
to-sports = Visa alla sporter

## Promotions

promotions-none = Det finns ingen kampanj just nu.
promotion-from = Från
promotion-until = Till
promotion-terms = Regler och villkor
nav-right = Genvägar bredvid kupongen
nav-deposit = Sätt in

## Error pages

not-found-title = Hoppsan! Tyvärr hittar vi inte sidan.
not-found-text = Sidan finns inte, eller så är matchen slut.
error-title = Hoppsan! Något gick tyvärr fel.
error-text = Kom gärna tillbaka om en stund.
error-home = Till startsidan
blocked-title = Tyvärr är vi inte tillgängliga i ditt land just nu.
blocked-text = Webbplatsens licens gäller inte i landet du befinner dig i.
locked-title = Ingen åtkomst
locked-text = Tyvärr har du inte behörighet att se den här sidan.

favourite = Favorit:
favourite-match = Den här matchen
