### Messages of the pages themselves.

## On every page

skip-to-content = Naar de inhoud
skip-to-slip = Naar de betslip
nav-main = Hoofdmenu
nav-sports = Sport
nav-live = Live
nav-all-sports = Alle sporten
nav-leagues = Sporten en competities
nav-top-leagues = Topcompetities
nav-cybersport = Esports
nav-language = Taal
nav-breadcrumbs = Je bent hier
nav-menu = Menu
menu-close = Menu sluiten
languages-close = Talenlijst sluiten
nav-help = Hulp
tab-slip = Betslip
tab-bets = Mijn bets
nav-tabs = Snelkoppelingen
theme-dark = Donker thema
odds-format = Notatie van odds
odds-format-european = Decimaal
odds-format-british = Breuk
odds-format-american = Amerikaans
odds-format-hongkong = Hongkong
odds-format-malaysian = Maleis
odds-format-indonesian = Indonesisch
foot-payments = Betaalmethoden
foot-registration = Reg.nr.
foot-licensed-by = Vergunning van
foot-licence = vergunningnr.
foot-prices = Odds en tijden zijn van de laatste update van deze pagina, tot er nieuwere zijn geladen. Tijdzone: { $zone }.

## Breadcrumbs and days

crumb-about = Over ons
crumb-bets-history = Mijn bets
crumb-cybersport = Esports
crumb-favorites = Favorieten
crumb-general-rules = Algemene regels
crumb-home = Home
crumb-init-sportsbook = Sportwedden
crumb-limits = Mijn limieten
crumb-live = Live
crumb-search = Zoeken
crumb-schedule = Wedprogramma
crumb-results = Uitslagen
crumb-lotteries = Loterijen
crumb-promotions = Promoties
crumb-racing = Paardenraces
crumb-sign-in = Inloggen
crumb-sign-up = Account maken
crumb-password-new = Wachtwoord vergeten?
crumb-password-edit = Kies een nieuw wachtwoord
crumb-confirmation = Bevestig je e-mailadres
crumb-unlock = Account ontgrendelen
crumb-sports = Sporten
day-today = Vandaag
day-tomorrow = Morgen
day-yesterday = Gisteren
next-hours = Komende 3 uur
live-now = Nu live
list-tools = Lijst filteren
list-market = Markt in de lijst
list-compact = Compact
list-video = Met video

## Titles and descriptions, as search engines show them

home-title = Wedden op sport: odds voor live en komende wedstrijden
home-description = Actuele odds voor live en komende wedstrijden bij { $site }: voetbal, tennis, darts, basketbal, ijshockey en meer.
home-heading = Live en binnenkort
search-title = Zoeken
search-description = Alle sporten en competities, en een zoekfunctie voor wedstrijden, competities en markten in elke taal.
live-title = Live wedden: odds tijdens de wedstrijd
live-description = Alle wedstrijden die nu bezig zijn, per sport en competitie, met stand, speeltijd en actuele live odds.
live-heading = Live
sport-title = { $sport }: wedden met actuele odds
sport-description = { $sport }: odds voor { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} om op te wedden, live en binnenkort, per competitie.
sport-all-leagues = Alle competities
category-title = { $sport }, { $category }: wedden en actuele odds
category-description = { $sport }, { $category }: odds voor { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} om op te wedden, live en binnenkort, op de uitslag en meer.
league-title = { $league }: wedden en odds ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): odds voor { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
}, op de uitslag en veel andere markten.
match-title = { $home } - { $away }: odds ({ $sport }, { $start })
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: odds op de uitslag, totalen, handicaps en alle andere markten.

## Outrights

outrights = Lange termijn
outright-until = Wedden tot { $day }
outright-title = { $name }: odds op de eindwinnaar, { $sport }
outright-description = { $name } ({ $sport }): odds op de eindwinnaar en alle andere langetermijnbets op de hele competitie. Competitie: { $league }.
outright-close = Sluitingstijd
outright-ends = Competitie eindigt
outright-entrants = Deelnemers
outright-matches = Wedstrijden: { $league }

## Calendars and feeds

calendar-add = Toevoegen aan agenda
calendar-all = Alle wedstrijden
feed-fixtures = Komende wedstrijden

## Schedule and results

days-nav = Dagen
days-cut = Dit zijn de eerste wedstrijden van elke sport. Kies hierboven een sport om ze allemaal te zien.
parts-nav = Pagina’s
parts-previous = Vorige
parts-next = Volgende
parts-number = pagina { $number }
schedule-title = Wedprogramma voor { $day }
schedule-title-sport = { $sport }: programma en odds voor { $day }
schedule-soon-title = Wedstrijden die in de komende 3 uur beginnen
schedule-soon-title-sport = { $sport }: wedstrijden in de komende 3 uur
schedule-description = { $day }: { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} met odds op de uitslag en veel andere markten, per sport en competitie.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} met odds op de uitslag en veel andere markten, per competitie.
schedule-soon-description = { $count ->
    [one] Eén wedstrijd begint
   *[other] { $count } wedstrijden beginnen
} in de komende 3 uur: actuele odds, per sport en competitie.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] één wedstrijd begint
   *[other] { $count } wedstrijden beginnen
} in de komende 3 uur. Bekijk hier de actuele odds.
schedule-heading = Programma: { $day }
schedule-heading-sport = { $sport }, programma: { $day }
schedule-empty = Er zijn hier geen wedstrijden om op te wedden.
results-title = Uitslagen in alle sporten: { $day }
results-title-sport = { $sport }: uitslagen van { $day }
results-description = Einduitslagen van { $day }: { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} met alle tussenstanden, per sport en competitie.
results-description-sport = { $sport }, einduitslagen van { $day }: { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} met alle tussenstanden, per competitie.
results-heading = Uitslagen: { $day }
results-heading-sport = { $sport }, uitslagen: { $day }
results-empty = Hier is nog geen wedstrijd afgelopen.
results-start = Start
results-sides = Wedstrijd
results-final = Einduitslag
results-final-short = E
results-won = gewonnen
league-results-title = { $league }: uitslagen ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): einduitslagen van { $count ->
    [one] één wedstrijd
   *[other] { $count } wedstrijden
} van de afgelopen 7 dagen.
league-results-heading = { $league }: uitslagen

## Pages that editors compose

page-description = { $title } bij { $site }.
limits-help = Gratis en vertrouwelijke hulp:
favorites-script = Je favorieten staan in je account. Zet JavaScript aan in je browser om ze hier te zien.
bets-history-text = Je openstaande en afgerekende bets staan in de betslip, onder Mijn bets.
bets-history-open = Mijn bets openen
bets-history-script = Je bets zijn veilig, maar deze pagina heeft JavaScript nodig om ze te tonen. Zet het aan in je browser en laad de pagina opnieuw.
init-sportsbook-open = Naar sportwedden
sign-in-text = Log in om te wedden en je saldo te zien.
sign-in-open = Inloggen
sign-in-script = Voor inloggen is JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.
sign-up-text = Open een account om te wedden.
password-new-text = Vul het e-mailadres van je account in. We sturen je een link om een nieuw wachtwoord te kiezen.
password-edit-text = Open de link in onze e-mail om een nieuw wachtwoord te kiezen.
confirmation-text = Vul je e-mailadres in. We sturen je de bevestigingslink opnieuw.
unlock-text = Vul je e-mailadres in, dan sturen we je een link waarmee je je account ontgrendelt.
form-script = Voor dit formulier is JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.
cybersport-title = Wedden op esports: odds per game
cybersport-description = Odds voor computergames: per game de komende wedstrijden met al hun markten, live en vóór aanvang.
promotions-title = Promoties, bonussen en free bets
promotions-description = Promoties die nu lopen: bonussen, combi’s met boost en free bets, elk met de voorwaarden en de laatste dag.
cybersport-none = Op dit moment kun je op geen enkele esportswedstrijd wedden.
to-sports = Alle sporten bekijken

## Promotions

promotions-none = Er zijn op dit moment geen promoties.
promotion-from = Vanaf
promotion-until = Tot
promotion-terms = Voorwaarden
nav-right = Snelkoppelingen naast de betslip
nav-deposit = Storten

## Error pages

not-found-title = Oeps, sorry. We kunnen die pagina niet vinden.
not-found-text = Deze pagina bestaat niet, of de wedstrijd is afgelopen.
error-title = Oeps! Sorry, er ging iets mis.
error-text = Kom over een tijdje nog eens terug.
error-home = Naar de homepage
blocked-title = Sorry, we zijn op dit moment niet beschikbaar in jouw land.
blocked-text = De vergunning van deze site geldt niet voor het land waar je bent.
locked-title = Geen toegang
locked-text = Sorry, je hebt geen toegang tot deze pagina.

favourite = Favoriet:
favourite-match = Deze wedstrijd
