### Messages of the pages themselves.

## On every page

skip-to-content = Gå til indholdet
skip-to-slip = Gå til kuponen
nav-main = Hovedmenu
nav-sports = Sport
nav-live = Live
nav-all-sports = Alle sportsgrene
nav-leagues = Sportsgrene og ligaer
nav-top-leagues = Topligaer
nav-cybersport = E-sport
nav-language = Sprog
nav-breadcrumbs = Du er her
nav-menu = Menu
menu-close = Luk menuen
languages-close = Luk listen over sprog
nav-help = Hjælp
tab-slip = Kupon
tab-bets = Mine spil
nav-tabs = Genveje
theme-dark = Mørkt tema
odds-format = Oddsformat
odds-format-european = Decimal
odds-format-british = Brøk
odds-format-american = Amerikansk
odds-format-hongkong = Hongkong
odds-format-malaysian = Malajisk
odds-format-indonesian = Indonesisk
foot-payments = Betalingsmetoder
foot-registration = Reg.nr.
foot-licensed-by = Licens fra
foot-licence = licensnr.
foot-prices = Odds og tidspunkter er fra sidens seneste opdatering, indtil nyere er hentet. Tidszone: { $zone }.

## Breadcrumbs and days

crumb-about = Om os
crumb-bets-history = Mine spil
crumb-cybersport = E-sport
crumb-favorites = Favoritter
crumb-general-rules = Generelle regler
crumb-home = Forside
crumb-init-sportsbook = Sportsbetting
crumb-limits = Mine grænser
crumb-live = Live
crumb-search = Søg
crumb-schedule = Program
crumb-results = Resultater
crumb-lotteries = Lotterier
crumb-promotions = Kampagner
crumb-racing = Hestevæddeløb
crumb-sign-in = Log ind
crumb-sign-up = Opret konto
crumb-password-new = Glemt adgangskode?
crumb-password-edit = Vælg en ny adgangskode
crumb-confirmation = Bekræft din e-mail
crumb-unlock = Lås din konto op
crumb-sports = Sport
day-today = I dag
day-tomorrow = I morgen
day-yesterday = I går
next-hours = Næste 3 timer
live-now = Live nu
list-tools = Filtrér listen
list-market = Marked i listen
list-compact = Kompakt
list-video = Med video

## Titles and descriptions, as search engines show them

home-title = Sportsbetting: odds på livekampe og kommende kampe
home-description = Aktuelle odds på livekampe og kommende kampe hos { $site }: fodbold, tennis, håndbold, basketball, ishockey og meget mere.
home-heading = Live og kommende
search-title = Søg
search-description = Alle sportsgrene og ligaer samt søgning efter kampe, ligaer og markeder på alle sprog.
live-title = Livespil: aktuelle odds under kampen
live-description = Alle kampe i gang lige nu efter sportsgren og liga, med stilling, spilletid og aktuelle liveodds.
live-heading = Live
sport-title = { $sport }: spil og aktuelle odds
sport-description = { $sport }: odds på { $count ->
    [one] én kamp
   *[other] { $count } kampe
}, som du kan spille på – live og kommende, liga for liga.
sport-all-leagues = Alle ligaer
category-title = { $sport }, { $category }: spil og aktuelle odds
category-description = { $sport }, { $category }: aktuelle odds på { $count ->
    [one] én kamp
   *[other] { $count } kampe
}, som du kan spille på, liga for liga.
league-title = { $league }: spil og odds ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] én kamp
   *[other] { $count } kampe
} med odds på resultatet og mange andre markeder.
match-title = { $home } - { $away }: odds ({ $sport }, { $start })
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: odds på resultat, over/under, handicap og alle andre markeder.

## Outrights

outrights = Langtidsspil
outright-until = Spil indtil { $day }
outright-title = { $name }: odds på vinderen, { $sport }
outright-description = { $name } ({ $sport }): odds på vinderen og alle andre langtidsspil på hele turneringen. Liga: { $league }.
outright-close = Spillet lukker
outright-ends = Turneringen slutter
outright-entrants = Deltagere
outright-matches = Kampe: { $league }

## Calendars and feeds

calendar-add = Føj til kalender
calendar-all = Alle kampe
feed-fixtures = Kommende kampe

## Schedule and results

days-nav = Dage
days-cut = Her er de første kampe i hver sportsgren. Vælg en sportsgren ovenfor for at se dem alle.
parts-nav = Sider
parts-previous = Forrige
parts-next = Næste
parts-number = side { $number }
schedule-title = Kampprogram og odds: { $day }
schedule-title-sport = { $sport }: program og odds, { $day }
schedule-soon-title = Kampe, der starter inden for 3 timer
schedule-soon-title-sport = { $sport }: kampe inden for de næste 3 timer
schedule-description = { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kampe
} med odds på resultatet og mange andre markeder, efter sportsgren og liga.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kampe
} med odds på resultatet og mange andre markeder, liga for liga.
schedule-soon-description = { $count ->
    [one] Én kamp starter
   *[other] { $count } kampe starter
} inden for de næste 3 timer: aktuelle odds efter sportsgren og liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] én kamp starter
   *[other] { $count } kampe starter
} inden for de næste 3 timer. Se de aktuelle odds her.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport }, program: { $day }
schedule-empty = Der er ingen kampe at spille på her.
results-title = Resultater i alle sportsgrene: { $day }
results-title-sport = { $sport }: resultater, { $day }
results-description = Slutresultater, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kampe
} med stillingen i hver periode, efter sportsgren og liga.
results-description-sport = { $sport }, slutresultater, { $day }: { $count ->
    [one] én kamp
   *[other] { $count } kampe
} med stillingen i hver periode.
results-heading = Resultater: { $day }
results-heading-sport = { $sport }, resultater: { $day }
results-empty = Ingen kampe er slut her endnu.
results-start = Start
results-sides = Kamp
results-final = Slutresultat
results-final-short = T
results-won = vandt
league-results-title = { $league }: resultater ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): slutresultater fra { $count ->
    [one] én kamp
   *[other] { $count } kampe
} i de seneste 7 dage.
league-results-heading = { $league }: resultater

## Pages that editors compose

page-description = { $title } hos { $site }.
limits-help = Gratis og fortrolig hjælp:
favorites-script = Dine favoritter er gemt på din konto. Slå JavaScript til i din browser for at se dem her.
bets-history-text = Dine åbne og afgjorte spil ligger i kuponen under Mine spil.
bets-history-open = Åbn Mine spil
bets-history-script = Dine spil er i god behold, men siden kræver JavaScript for at vise dem. Slå det til i din browser, og indlæs siden igen.
init-sportsbook-open = Gå til sportsbetting
sign-in-text = Log ind for at spille og se din saldo.
sign-in-open = Log ind
sign-in-script = Login kræver JavaScript. Slå det til i din browser, og indlæs siden igen.
sign-up-text = Opret en konto for at spille.
password-new-text = Indtast e-mailadressen til din konto. Vi sender dig et link, så du kan vælge en ny adgangskode.
password-edit-text = Åbn linket i vores e-mail for at vælge en ny adgangskode.
confirmation-text = Indtast din e-mailadresse. Vi sender dig linket til bekræftelse igen.
unlock-text = Indtast din e-mailadresse, så sender vi dig et link, der låser din konto op.
form-script = Denne formular kræver JavaScript. Slå det til i din browser, og indlæs siden igen.
cybersport-title = E-sport: odds på kampe i hvert computerspil
cybersport-description = Odds på computerspil: hver titel med de næste kampe og alle deres markeder, live og før kampstart.
promotions-title = Kampagner, bonusser og freebets
promotions-description = Aktuelle kampagner: bonusser, boostede kombinationer og freebets, hver med sine vilkår og sin sidste dag.
cybersport-none = Der kan ikke spilles på nogen e-sportskamp lige nu.
to-sports = Se alle sportsgrene

## Promotions

promotions-none = Der er ingen kampagner lige nu.
promotion-from = Fra
promotion-until = Til
promotion-terms = Vilkår og betingelser
nav-right = Genveje ved siden af kuponen
nav-deposit = Indbetal

## Error pages

not-found-title = Ups, beklager. Vi kan ikke finde siden.
not-found-text = Siden findes ikke, eller kampen er slut.
error-title = Ups! Beklager, noget gik galt.
error-text = Kom tilbage om lidt.
error-home = Gå til forsiden
blocked-title = Beklager, vi er ikke tilgængelige i dit land lige nu.
blocked-text = Webstedets licens dækker ikke det land, du befinder dig i.
locked-title = Ingen adgang
locked-text = Beklager, du har ikke adgang til denne side.

favourite = Favorit:
favourite-match = Denne kamp
