### Messages of the pages themselves.

## On every page

skip-to-content = Zum Inhalt
skip-to-slip = Zum Wettschein
nav-main = Hauptmenü
nav-sports = Sport
nav-live = Live
nav-all-sports = Alle Sportarten
nav-leagues = Sportarten und Ligen
nav-top-leagues = Top-Ligen
nav-cybersport = E-Sport
nav-language = Sprache
nav-breadcrumbs = Du bist hier
nav-menu = Menü
menu-close = Menü schließen
languages-close = Sprachliste schließen
nav-help = Hilfe
tab-slip = Wettschein
tab-bets = Wetten
nav-tabs = Schnellzugriff
theme-dark = Dunkles Design
odds-format = Quotenformat
odds-format-european = Dezimal
odds-format-british = Bruch
odds-format-american = Amerikanisch
odds-format-hongkong = Hongkong
odds-format-malaysian = Malaiisch
odds-format-indonesian = Indonesisch
foot-payments = Zahlungsarten
foot-registration = Reg.-Nr.
foot-licensed-by = Lizenziert durch
foot-licence = Lizenznr.
foot-prices = Quoten und Zeiten entsprechen der letzten Aktualisierung dieser Seite, bis neuere geladen sind. Zeitzone: { $zone }.

## Breadcrumbs and days

crumb-about = Über uns
crumb-bets-history = Meine Wetten
crumb-cybersport = E-Sport
crumb-favorites = Favoriten
crumb-general-rules = Allgemeine Regeln
crumb-home = Startseite
crumb-init-sportsbook = Sportwetten
crumb-limits = Meine Limits
crumb-live = Live
crumb-search = Suche
crumb-schedule = Wettprogramm
crumb-results = Ergebnisse
crumb-lotteries = Lotterien
crumb-promotions = Aktionen
crumb-racing = Pferderennen
crumb-sign-in = Anmelden
crumb-sign-up = Konto eröffnen
crumb-password-new = Passwort vergessen?
crumb-password-edit = Neues Passwort wählen
crumb-confirmation = E-Mail bestätigen
crumb-unlock = Konto entsperren
crumb-sports = Sportarten
day-today = Heute
day-tomorrow = Morgen
day-yesterday = Gestern
next-hours = Nächste 3 Std.
live-now = Jetzt live
list-tools = Liste filtern
list-market = In der Liste gezeigter Markt
list-compact = Kompakt
list-video = Mit Video

## Titles and descriptions, as search engines show them

home-title = Sportwetten: Quoten für laufende und kommende Spiele
home-description = Aktuelle Quoten für laufende und kommende Spiele bei { $site }: Fußball, Tennis, Basketball, Eishockey, Handball und mehr.
home-heading = Live und demnächst
search-title = Suche
search-description = Alle Sportarten und Ligen, dazu eine Suche nach Spielen, Ligen und Märkten in jeder Sprache.
live-title = Live-Wetten: Quoten zu laufenden Spielen
live-description = Alle laufenden Spiele mit Spielstand, Spielzeit und aktuellen Live-Quoten, nach Sportarten und Ligen geordnet.
live-heading = Live
sport-title = Wetten auf { $sport }: aktuelle Quoten
sport-description = { $sport }: Quoten für { $count ->
    [one] ein Spiel, auf das du wetten kannst
   *[other] { $count } Spiele, auf die du wetten kannst
} – live und demnächst, nach Ligen geordnet.
sport-all-leagues = Alle Ligen
category-title = { $sport }, { $category }: Wetten und Quoten
category-description = { $sport }, { $category }: aktuelle Quoten für { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, nach Ligen geordnet.
league-title = { $league }: Wetten und Quoten ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} mit Quoten auf den Spielausgang und viele weitere Märkte.
match-title = { $home } – { $away }: Wettquoten ({ $sport }, { $start })
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: Quoten auf Spielausgang, Über/Unter, Handicap und alle weiteren Märkte.

## Outrights

outrights = Langzeitwetten
outright-until = Wetten bis { $day }
outright-title = { $name }: Quoten auf den Sieger, { $sport }
outright-description = { $name } ({ $sport }): Quoten auf den Sieger und alle weiteren Langzeitwetten zum gesamten Wettbewerb. Liga: { $league }.
outright-close = Annahmeschluss:
outright-ends = Wettbewerb endet:
outright-entrants = Teilnehmer
outright-matches = Spiele: { $league }

## Calendars and feeds

calendar-add = Zum Kalender hinzufügen
calendar-all = Alle Spiele
feed-fixtures = Kommende Spiele

## Schedule and results

days-nav = Tage
days-cut = Das sind die ersten Spiele jeder Sportart. Wähle oben eine Sportart, um alle zu sehen.
parts-nav = Seiten
parts-previous = Zurück
parts-next = Weiter
parts-number = Seite { $number }
schedule-title = Wettprogramm für { $day }
schedule-title-sport = { $sport }: Wettprogramm und Quoten für { $day }
schedule-soon-title = Spiele, die in den nächsten 3 Stunden beginnen
schedule-soon-title-sport = { $sport }: Spiele in den nächsten 3 Stunden
schedule-description = { $day }: Quoten für { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} im Wettprogramm, nach Sportarten und Ligen geordnet.
schedule-description-sport = { $sport }, { $day }: Quoten für { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} im Wettprogramm, nach Ligen geordnet.
schedule-soon-description = { $count ->
    [one] Ein Spiel beginnt
   *[other] { $count } Spiele beginnen
} in den nächsten 3 Stunden: aktuelle Quoten, nach Sportarten und Ligen.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] ein Spiel beginnt
   *[other] { $count } Spiele beginnen
} in den nächsten 3 Stunden. Hier findest du die aktuellen Quoten.
schedule-heading = Wettprogramm: { $day }
schedule-heading-sport = { $sport }, Wettprogramm: { $day }
schedule-empty = Hier gibt es keine Spiele zum Wetten.
results-title = Ergebnisse: alle Endstände, { $day }
results-title-sport = { $sport }: Ergebnisse, { $day }
results-description = Endstände, { $day }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} mit allen Zwischenständen, nach Sportarten und Ligen geordnet.
results-description-sport = { $sport }, Endstände, { $day }: { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} mit allen Zwischenständen, nach Ligen geordnet.
results-heading = Ergebnisse: { $day }
results-heading-sport = { $sport }, Ergebnisse: { $day }
results-empty = Hier ist noch kein Spiel zu Ende.
results-start = Beginn
results-sides = Spiel
results-final = Endstand
results-final-short = E
results-won = gewann
league-results-title = { $league }: Ergebnisse ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): Endstände von { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
} der letzten 7 Tage.
league-results-heading = { $league }: Ergebnisse

## Pages that editors compose

page-description = { $title } bei { $site }.
limits-help = Kostenlose und vertrauliche Hilfe:
favorites-script = Deine Favoriten werden in deinem Konto gespeichert. Um sie hier zu sehen, schalte JavaScript in deinem Browser ein.
bets-history-text = Deine offenen und abgerechneten Wetten findest du im Wettschein unter „Meine Wetten“.
bets-history-open = Meine Wetten öffnen
bets-history-script = Deine Wetten sind gespeichert, aber diese Seite braucht JavaScript, um sie zu zeigen. Schalte es im Browser ein und lade die Seite neu.
init-sportsbook-open = Zu den Sportwetten
sign-in-text = Melde dich an, um zu wetten und dein Guthaben zu sehen.
sign-in-open = Anmelden
sign-in-script = Zum Anmelden wird JavaScript gebraucht. Schalte es im Browser ein und lade die Seite neu.
sign-up-text = Eröffne ein Konto, um zu wetten.
password-new-text = Gib die E-Mail-Adresse deines Kontos ein. Wir schicken dir einen Link, mit dem du ein neues Passwort wählst.
password-edit-text = Öffne den Link in unserer E-Mail, um ein neues Passwort zu wählen.
confirmation-text = Gib deine E-Mail-Adresse ein. Wir schicken dir den Link zur Bestätigung noch einmal.
unlock-text = Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, der dein Konto entsperrt.
form-script = Für dieses Formular wird JavaScript gebraucht. Schalte es im Browser ein und lade die Seite neu.
cybersport-title = E-Sport-Wetten: Quoten für jedes Computerspiel
cybersport-description = E-Sport-Quoten für Computerspiele: jeder Titel mit den nächsten Spielen und allen Märkten, live und vor Spielbeginn.
promotions-title = Aktionen, Boni und Gratiswetten
promotions-description = Laufende Aktionen: Boni, Kombiwetten mit Boost und Gratiswetten, jeweils mit Teilnahmebedingungen und letztem Tag.
cybersport-none = Im Moment kann man auf kein E-Sport-Spiel wetten.
to-sports = Alle Sportarten ansehen

## Promotions

promotions-none = Im Moment gibt es keine Aktionen.
promotion-from = Ab
promotion-until = Bis
promotion-terms = Teilnahmebedingungen
nav-right = Schnellzugriff neben dem Wettschein
nav-deposit = Einzahlen

## Error pages

not-found-title = Hoppla, tut uns leid. Wir können diese Seite nicht finden.
not-found-text = Diese Seite gibt es nicht, oder das Spiel ist schon zu Ende.
error-title = Hoppla! Leider ist etwas schiefgelaufen.
error-text = Bitte schau in einer Weile wieder vorbei.
error-home = Zur Startseite
blocked-title = Leider sind wir in deinem Land im Moment nicht verfügbar.
blocked-text = Die Lizenz dieser Website gilt nicht für das Land, in dem du dich befindest.
locked-title = Kein Zugriff
locked-text = Du bist leider nicht berechtigt, diese Seite zu sehen.

favourite = Favorit:
favourite-match = Dieses Spiel
