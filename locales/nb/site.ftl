### Messages of the pages themselves.

## On every page

skip-to-content = Gå til innholdet
skip-to-slip = Gå til kupongen
nav-main = Hovedmeny
nav-sports = Idretter
nav-live = Live
nav-all-sports = Alle idretter
nav-leagues = Idretter og ligaer
nav-top-leagues = Toppligaer
nav-cybersport = E-sport
nav-language = Språk
nav-breadcrumbs = Du er her
nav-menu = Meny
menu-close = Lukk menyen
languages-close = Lukk språklisten
nav-help = Hjelp
tab-slip = Kupong
tab-bets = Mine spill
nav-tabs = Snarveier
theme-dark = Mørkt tema
odds-format = Oddsformat
odds-format-european = Desimal
odds-format-british = Brøk
odds-format-american = Amerikansk
odds-format-hongkong = Hongkong
odds-format-malaysian = Malayisk
odds-format-indonesian = Indonesisk
foot-payments = Betalingsmåter
foot-registration = Org.nr.
foot-licensed-by = Lisens fra
foot-licence = lisensnr.
foot-prices = Odds og tidspunkter er fra sidens siste oppdatering til nyere er hentet. Tidssone: { $zone }.

## Breadcrumbs and days

crumb-about = Om oss
crumb-bets-history = Mine spill
crumb-cybersport = E-sport
crumb-favorites = Favoritter
crumb-general-rules = Generelle regler
crumb-home = Forside
crumb-init-sportsbook = Oddsspill
crumb-limits = Mine grenser
crumb-live = Live
crumb-search = Søk
crumb-schedule = Kampprogram
crumb-results = Resultater
crumb-lotteries = Lotterier
crumb-promotions = Kampanjer
crumb-racing = Hesteveddeløp
crumb-sign-in = Logg inn
crumb-sign-up = Opprett konto
crumb-password-new = Glemt passordet?
crumb-password-edit = Velg nytt passord
crumb-confirmation = Bekreft e-posten din
crumb-unlock = Lås opp kontoen din
crumb-sports = Idretter
day-today = I dag
day-tomorrow = I morgen
day-yesterday = I går
next-hours = Neste 3 timer
live-now = Live nå
list-tools = Filtrer listen
list-market = Marked i listen
list-compact = Kompakt
list-video = Med video

## Titles and descriptions, as search engines show them

home-title = Odds på sport: livekamper og kommende kamper
home-description = Oppdaterte odds på livekamper og kommende kamper hos { $site }: fotball, håndball, tennis, ishockey, basketball og mye mer.
home-heading = Live og kommende
search-title = Søk
search-description = Alle idretter og ligaer, og søk etter kamper, ligaer og markeder på alle språk.
live-title = Livespill: oppdaterte odds under kampen
live-description = Alle kamper som spilles nå, etter idrett og liga, med stilling, spilletid og oppdaterte liveodds.
live-heading = Live
sport-title = { $sport }: spill og oppdaterte odds
sport-description = { $sport }: odds på { $count ->
    [one] én kamp
   *[other] { $count } kamper
} du kan spille på, live og kommende, liga for liga.
sport-all-leagues = Alle ligaer
category-title = { $sport }, { $category }: spill og odds
category-description = { $sport }, { $category }: odds på { $count ->
    [one] én kamp
   *[other] { $count } kamper
} du kan spille på, live og kommende, på resultatet og flere markeder.
league-title = { $league }: spill og odds ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): odds på { $count ->
    [one] én kamp
   *[other] { $count } kamper
}, på resultatet og mange andre markeder.
match-title = { $home } – { $away }: odds ({ $sport }, { $start })
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: odds på resultat, over/under, handikap og alle andre markeder.

## Outrights

outrights = Langtidsspill
outright-until = Spill til { $day }
outright-title = { $name }: odds på vinneren, { $sport }
outright-description = { $name } ({ $sport }): odds på vinneren og alle andre langtidsspill på hele turneringen. Liga: { $league }.
outright-close = Spillet stenger
outright-ends = Turneringen slutter
outright-entrants = Deltakere
outright-matches = Kamper: { $league }

## Calendars and feeds

calendar-add = Legg til i kalender
calendar-all = Alle kamper
feed-fixtures = Kommende kamper

## Schedule and results

days-nav = Dager
days-cut = Dette er de første kampene i hver idrett. Velg en idrett over for å se alle.
parts-nav = Sider
parts-previous = Forrige
parts-next = Neste
parts-number = side { $number }
schedule-title = Kampprogram og odds: { $day }
schedule-title-sport = { $sport }: kampprogram og odds, { $day }
schedule-soon-title = Kamper som starter innen 3 timer
schedule-soon-title-sport = { $sport }: kamper de neste 3 timene
schedule-description = { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kamper
} med odds på resultatet og mange andre markeder, etter idrett og liga.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kamper
} med odds på resultatet og mange andre markeder, liga for liga.
schedule-soon-description = { $count ->
    [one] Én kamp starter
   *[other] { $count } kamper starter
} de neste 3 timene: oppdaterte odds etter idrett og liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] én kamp starter
   *[other] { $count } kamper starter
} de neste 3 timene. Her finner du oppdaterte odds.
schedule-heading = Kampprogram: { $day }
schedule-heading-sport = { $sport }, kampprogram: { $day }
schedule-empty = Det er ingen kamper å spille på her.
results-title = Resultater i alle idretter: { $day }
results-title-sport = { $sport }: resultater, { $day }
results-description = Sluttresultater, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kamper
} med stillingen i hver periode, etter idrett og liga.
results-description-sport = { $sport }, sluttresultater, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kamper
} med stillingen i hver periode.
results-heading = Resultater: { $day }
results-heading-sport = { $sport }, resultater: { $day }
results-empty = Ingen kamper er ferdigspilt her ennå.
results-start = Start
results-sides = Kamp
results-final = Sluttresultat
results-final-short = T
results-won = vant
league-results-title = { $league }: resultater ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): sluttresultater fra { $count ->
    [one] én kamp
   *[other] { $count } kamper
} de siste 7 dagene.
league-results-heading = { $league }: resultater

## Pages that editors compose

page-description = { $title } hos { $site }.
limits-help = Gratis og fortrolig hjelp:
favorites-script = Favorittene dine er lagret på kontoen din. Slå på JavaScript i nettleseren for å se dem her.
bets-history-text = De åpne og avgjorte spillene dine ligger i kupongen, under Mine spill.
bets-history-open = Åpne Mine spill
bets-history-script = Spillene dine er trygge, men siden trenger JavaScript for å vise dem. Slå det på i nettleseren, og last inn siden på nytt.
init-sportsbook-open = Gå til oddsspill
sign-in-text = Logg inn for å spille og se saldoen din.
sign-in-open = Logg inn
sign-in-script = Innlogging krever JavaScript. Slå det på i nettleseren, og last inn siden på nytt.
sign-up-text = Opprett en konto for å spille.
password-new-text = Skriv inn e-postadressen til kontoen din. Vi sender deg en lenke for å velge nytt passord.
password-edit-text = Åpne lenken i e-posten vår for å velge nytt passord.
confirmation-text = Skriv inn e-postadressen din. Vi sender lenken for bekreftelse på nytt.
unlock-text = Skriv inn e-postadressen din, så sender vi deg en lenke som låser opp kontoen din.
form-script = Dette skjemaet krever JavaScript. Slå det på i nettleseren, og last inn siden på nytt.
cybersport-title = Spill på e-sport: odds i hvert dataspill
cybersport-description = Odds på e-sport: de neste kampene i hvert dataspill med alle markeder, både live og før kampstart.
promotions-title = Kampanjer, bonuser og gratisspill
promotions-description = Kampanjer som gjelder nå: bonuser, boostede kombinasjoner og gratisspill, alle med vilkår og siste dag.
cybersport-none = Det er ingen e-sportkamper å spille på akkurat nå.
to-sports = Se alle idretter

## Promotions

promotions-none = Det er ingen kampanjer akkurat nå.
promotion-from = Fra
promotion-until = Til
promotion-terms = Vilkår
nav-right = Snarveier ved siden av kupongen
nav-deposit = Sett inn

## Error pages

not-found-title = Oi, beklager. Vi finner ikke den siden.
not-found-text = Siden finnes ikke, eller kampen er ferdig.
error-title = Oi! Beklager, noe gikk galt.
error-text = Kom gjerne tilbake om en stund.
error-home = Gå til forsiden
blocked-title = Beklager, vi er ikke tilgjengelige i landet ditt akkurat nå.
blocked-text = Lisensen til dette nettstedet gjelder ikke i landet du er i.
locked-title = Ingen tilgang
locked-text = Beklager, du har ikke tilgang til denne siden.

favourite = Favoritt:
favourite-match = Denne kampen
