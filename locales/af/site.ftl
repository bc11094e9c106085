### Messages of the pages themselves.

## On every page

skip-to-content = Gaan na die inhoud
skip-to-slip = Gaan na die wedstrokie
nav-main = Hoofkieslys
nav-sports = Sport
nav-live = Live
nav-all-sports = Alle sportsoorte
nav-leagues = Sportsoorte en ligas
nav-top-leagues = Topligas
nav-cybersport = E-sport
nav-language = Taal
nav-breadcrumbs = Jy is hier
nav-menu = Kieslys
menu-close = Maak die kieslys toe
languages-close = Maak die lys van tale toe
nav-help = Hulp
tab-slip = Strokie
tab-bets = My bets
nav-tabs = Kortpaaie
theme-dark = Donker tema
odds-format = Kansformaat
odds-format-european = Desimaal
odds-format-british = Breuk
odds-format-american = Amerikaans
odds-format-hongkong = Hongkong
odds-format-malaysian = Maleis
odds-format-indonesian = Indonesies
foot-payments = Betaalmetodes
foot-registration = Reg. nr.
foot-licensed-by = Gelisensieer deur
foot-licence = lisensienr.
foot-prices = Kanse en tye is van hierdie bladsy se jongste opdatering totdat nuweres gelaai is. Tydsone: { $zone }.

## Breadcrumbs and days

crumb-about = Oor ons
crumb-bets-history = My weddenskappe
crumb-cybersport = E-sport
crumb-favorites = Gunstelinge
crumb-general-rules = Algemene reëls
crumb-home = Tuis
crumb-init-sportsbook = Sportweddenskappe
crumb-limits = My limiete
crumb-live = Live
crumb-search = Soek
crumb-schedule = Rooster
crumb-results = Uitslae
crumb-lotteries = Loterye
crumb-promotions = Promosies
crumb-racing = Perdewedrenne
crumb-sign-in = Meld aan
crumb-sign-up = Skep rekening
crumb-password-new = Wagwoord vergeet?
crumb-password-edit = Kies ’n nuwe wagwoord
crumb-confirmation = Bevestig jou e-pos
crumb-unlock = Ontsluit jou rekening
crumb-sports = Sport
day-today = Vandag
day-tomorrow = Môre
day-yesterday = Gister
next-hours = Volgende 3 uur
live-now = Nou live
list-tools = Filter die lys
list-market = Mark wat in die lys wys
list-compact = Kompak
list-video = Met video

## Titles and descriptions, as search engines show them

home-title = Sportweddenskappe: kanse vir live en komende wedstryde
home-description = Jongste kanse vir live en komende wedstryde by { $site }: sokker, rugby, krieket, tennis, basketbal en meer.
home-heading = Live en komend
search-title = Soek
search-description = Alle sportsoorte en ligas, en ’n soektog na wedstryde, ligas en markte in elke taal.
live-title = Live weddenskappe: kanse tydens die wedstryd
live-description = Elke wedstryd wat nou aan die gang is, volgens sportsoort en liga, met telling, speeltyd en jongste kanse.
live-heading = Live
sport-title = { $sport }: weddenskappe en kanse
sport-description = { $sport }: kanse vir { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} om op te wed, live en komend, liga vir liga.
sport-all-leagues = Alle ligas
category-title = { $sport }, { $category }: weddenskappe en kanse
category-description = { $sport }, { $category }: jongste kanse vir { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} om op te wed, liga vir liga.
league-title = { $league }: weddenskappe en kanse ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} met kanse vir die uitslag en baie ander markte.
match-title = { $home } teen { $away }: wedkanse ({ $sport }, { $start })
match-title-short = { $home } teen { $away }: { $start }
match-description = { $home } teen { $away }, { $league } ({ $sport }), { $start }: kanse vir die uitslag, totale, voorgee en alle ander markte.

## Outrights

outrights = Langtermyn
outright-until = Wed tot { $day }
outright-title = { $name }: kanse vir die wenner, { $sport }
outright-description = { $name } ({ $sport }): kanse vir die wenner en alle ander langtermynweddenskappe op die hele kompetisie. Liga: { $league }.
outright-close = Wed sluit
outright-ends = Kompetisie eindig
outright-entrants = Deelnemers
outright-matches = Wedstryde: { $league }

## Calendars and feeds

calendar-add = Voeg by kalender
calendar-all = Alle wedstryde
feed-fixtures = Komende wedstryde

## Schedule and results

days-nav = Dae
days-cut = Dit is die eerste wedstryde van elke sportsoort. Kies ’n sportsoort hierbo om almal te sien.
parts-nav = Bladsye
parts-previous = Vorige
parts-next = Volgende
parts-number = bladsy { $number }
schedule-title = Wedrooster en kanse vir { $day }
schedule-title-sport = { $sport }: rooster en kanse vir { $day }
schedule-soon-title = Wedstryde wat in die volgende 3 uur begin
schedule-soon-title-sport = { $sport }: wedstryde in die volgende 3 uur
schedule-description = { $day }: { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} met kanse vir die uitslag en baie ander markte, volgens sportsoort en liga.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} met kanse vir die uitslag en baie ander markte, liga vir liga.
schedule-soon-description = { $count ->
    [one] Een wedstryd begin
   *[other] { $count } wedstryde begin
} in die volgende 3 uur: jongste kanse, volgens sportsoort en liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] een wedstryd begin
   *[other] { $count } wedstryde begin
} in die volgende 3 uur. Sien die jongste kanse hier.
schedule-heading = Rooster: { $day }
schedule-heading-sport = { $sport }, rooster: { $day }
schedule-empty = Hier is geen wedstryde om op te wed nie.
results-title = Uitslae en eindtellings: { $day }
results-title-sport = { $sport }: uitslae van { $day }
results-description = Eindtellings, { $day }: { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} met die telling van elke periode, volgens sportsoort en liga.
results-description-sport = { $sport }, eindtellings, { $day }: { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} met die telling van elke periode.
results-heading = Uitslae: { $day }
results-heading-sport = { $sport }, uitslae: { $day }
results-empty = Geen wedstryd het hier geëindig nie.
results-start = Begin
results-sides = Wedstryd
results-final = Eindtelling
results-final-short = T
results-won = het gewen
league-results-title = { $league }: uitslae ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): eindtellings van { $count ->
    [one] een wedstryd
   *[other] { $count } wedstryde
} van die afgelope 7 dae.
league-results-heading = { $league }: uitslae

## Pages that editors compose

page-description = { $title } by { $site }.
limits-help = Gratis en vertroulike hulp:
favorites-script = Jou gunstelinge word in jou rekening bewaar. Skakel JavaScript in jou blaaier aan om hulle hier te sien.
bets-history-text = Jou oop en afgehandelde weddenskappe is in die wedstrokie, onder My weddenskappe.
bets-history-open = Maak My weddenskappe oop
bets-history-script = Jou weddenskappe is veilig, maar hierdie bladsy het JavaScript nodig om hulle te wys. Skakel dit in jou blaaier aan en laai die bladsy weer.
init-sportsbook-open = Gaan na sportweddenskappe
sign-in-text = Meld aan om te wed en jou saldo te sien.
sign-in-open = Meld aan
sign-in-script = Jy het JavaScript nodig om aan te meld. Skakel dit in jou blaaier aan en laai die bladsy weer.
sign-up-text = Open ’n rekening om te wed.
password-new-text = Voer die e-posadres van jou rekening in. Ons stuur vir jou ’n skakel om ’n nuwe wagwoord te kies.
password-edit-text = Maak die skakel in ons e-pos oop om ’n nuwe wagwoord te kies.
confirmation-text = Voer jou e-posadres in. Ons stuur weer vir jou die skakel om dit te bevestig.
unlock-text = Voer jou e-posadres in, en ons stuur vir jou ’n skakel wat jou rekening ontsluit.
form-script = Hierdie vorm het JavaScript nodig. Skakel dit in jou blaaier aan en laai die bladsy weer.
cybersport-title = E-sport: wedkanse vir elke speletjie
cybersport-description = Kanse vir rekenaarspeletjies: elke speletjie met sy volgende wedstryde en al hul markte, live en voor die wedstryd.
promotions-title = Promosies, bonusse en gratis weddenskappe
promotions-description = Huidige promosies: bonusse, kombinasies met ’n hupstoot en gratis weddenskappe, elk met sy voorwaardes en laaste dag.
cybersport-none = Jy kan op die oomblik op geen e-sportwedstryd wed nie.
to-sports = Sien alle sportsoorte

## Promotions

promotions-none = Daar is op die oomblik geen promosie nie.
promotion-from = Vanaf
promotion-until = Tot
promotion-terms = Bepalings en voorwaardes
nav-right = Kortpaaie langs die wedstrokie
nav-deposit = Deponeer

## Error pages

not-found-title = Oeps, jammer. Ons kan nie daardie bladsy vind nie.
not-found-text = Hierdie bladsy bestaan nie, of sy wedstryd is verby.
error-title = Oeps! Jammer, iets het skeefgeloop.
error-text = Kom asseblief oor ’n rukkie terug.
error-home = Gaan na die tuisblad
blocked-title = Jammer, ons is nie nou in jou land beskikbaar nie.
blocked-text = Hierdie webwerf se lisensie dek nie die land waarin jy is nie.
locked-title = Geen toegang nie
locked-text = Jammer, jy mag nie hierdie bladsy sien nie.

favourite = Gunsteling:
favourite-match = Hierdie wedstryd
