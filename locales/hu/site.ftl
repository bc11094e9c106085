### Pages.

## On every page

skip-to-content = Ugrás a tartalomra
skip-to-slip = Ugrás a szelvényre
nav-main = Főmenü
nav-sports = Sport
nav-live = Élő
nav-all-sports = Összes sportág
nav-leagues = Sportágak és bajnokságok
nav-top-leagues = Top bajnokságok
nav-cybersport = E-sport
nav-language = Nyelv
nav-breadcrumbs = Itt vagy
nav-menu = Menü
menu-close = Menü bezárása
languages-close = Nyelvek listájának bezárása
nav-help = Segítség
tab-slip = Szelvény
tab-bets = Fogadásaim
nav-tabs = Gyorslinkek
theme-dark = Sötét téma
odds-format = Odds formátuma
odds-format-european = Tizedes
odds-format-british = Tört
odds-format-american = Amerikai
odds-format-hongkong = Hongkongi
odds-format-malaysian = Maláj
odds-format-indonesian = Indonéz
foot-payments = Fizetési módok
foot-registration = Nyilv. szám:
foot-licensed-by = Engedélyező:
foot-licence = engedély száma:
foot-prices = Az oddsok és az időpontok az oldal legutóbbi frissítéséből származnak, amíg újabbak nem töltődnek be. Időzóna: { $zone }.

## Breadcrumbs and days

crumb-about = Rólunk
crumb-bets-history = Fogadásaim
crumb-cybersport = E-sport
crumb-favorites = Kedvencek
crumb-general-rules = Általános szabályok
crumb-home = Kezdőlap
crumb-init-sportsbook = Sportfogadás
crumb-limits = Korlátaim
crumb-live = Élő
crumb-search = Keresés
crumb-schedule = Program
crumb-results = Eredmények
crumb-lotteries = Lottók
crumb-promotions = Promóciók
crumb-racing = Lóverseny
crumb-sign-in = Belépés
crumb-sign-up = Fiók létrehozása
crumb-password-new = Elfelejtetted a jelszavad?
crumb-password-edit = Válassz új jelszót
crumb-confirmation = Erősítsd meg az e-mail-címed
crumb-unlock = Oldd fel a fiókod
crumb-sports = Sport
day-today = Ma
day-tomorrow = Holnap
day-yesterday = Tegnap
next-hours = Következő 3 óra
live-now = Most élőben
list-tools = Lista szűrése
list-market = A listában látható piac
list-compact = Tömör
list-video = Videóval

## Titles and descriptions, as search engines show them

home-title = Sportfogadás: oddsok élő és közelgő mérkőzésekre
home-description = Aktuális oddsok élő és közelgő mérkőzésekre: labdarúgás, kosárlabda, tenisz, kézilabda, jégkorong és más sportágak. { $site }.
home-heading = Élő és közelgő
search-title = Keresés
search-description = Az összes sportág és bajnokság, valamint keresés a mérkőzések, bajnokságok és piacok között bármely nyelven.
live-title = Élő fogadás: oddsok mérkőzés közben
live-description = Minden folyamatban lévő mérkőzés állása, ideje és aktuális oddsai, sportáganként és bajnokságonként.
live-heading = Élő
sport-title = { $sport }: sportfogadás és oddsok
sport-description = { $sport }, fogadás és oddsok: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} a kínálatban, élő és közelgő, bajnokságonként.
sport-all-leagues = Összes bajnokság
category-title = { $sport }, { $category }: fogadás és oddsok
category-description = { $sport }, { $category }, fogadás és oddsok: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} a kínálatban, élő és közelgő, a végeredmény és más piacok oddsaival.
league-title = { $league }: oddsok ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), fogadás és oddsok: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} a végeredmény és sok más piac oddsaival.
match-title = { $home } – { $away }: oddsok ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: oddsok a végeredményre, hendikepre, több/kevesebbre és minden más piacra.

## Outrights

outrights = Hosszú távú fogadások
outright-until = Fogadás eddig: { $day }
outright-title = { $name }: oddsok a végső győztesre ({ $sport })
outright-description = { $name } ({ $sport }): oddsok a végső győztesre és minden más hosszú távú fogadás. Bajnokság: { $league }.
outright-close = Fogadás zárása:
outright-ends = A verseny vége:
outright-entrants = Résztvevők
outright-matches = Mérkőzések: { $league }

## Calendars and feeds

calendar-add = Hozzáadás naptárhoz
calendar-all = Összes mérkőzés
feed-fixtures = Közelgő mérkőzések

## Schedule and results

days-nav = Napok
days-cut = Itt az egyes sportágak első mérkőzései láthatók. Az összeshez válassz fent egy sportágat.
parts-nav = Oldalak
parts-previous = Előző
parts-next = Következő
parts-number = { $number }. oldal
schedule-title = Fogadási program és oddsok: { $day }
schedule-title-sport = { $sport }, program és oddsok: { $day }
schedule-soon-title = Mérkőzések a következő 3 órában
schedule-soon-title-sport = { $sport }: mérkőzések a következő 3 órában
schedule-description = { $day }: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} a végeredmény és sok más piac oddsaival, sportáganként és bajnokságonként.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} a végeredmény és sok más piac oddsaival, bajnokságonként.
schedule-soon-description = A következő 3 órában { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} kezdődik: aktuális oddsok, sportáganként és bajnokságonként.
schedule-soon-description-sport = { $sport }: a következő 3 órában { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} kezdődik. Nézd meg az aktuális oddsokat.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport }, program: { $day }
schedule-empty = Itt nincs olyan mérkőzés, amelyre fogadni lehet.
results-title = Mérkőzések végeredményei: { $day }
results-title-sport = { $sport }, végeredmények: { $day }
results-description = Végeredmények, { $day }: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} részeredményekkel, sportáganként és bajnokságonként.
results-description-sport = { $sport }, végeredmények, { $day }: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
} részeredményekkel, bajnokságonként.
results-heading = Eredmények: { $day }
results-heading-sport = { $sport }, eredmények: { $day }
results-empty = Itt még nem ért véget mérkőzés.
results-start = Kezdés
results-sides = Mérkőzés
results-final = Végeredmény
results-final-short = Ö
results-won = győztes
league-results-title = { $league }, eredmények: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), végeredmények az elmúlt 7 napból: { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
}.
league-results-heading = { $league }: eredmények

## Pages that editors compose

page-description = { $title } – { $site }.
limits-help = Ingyenes és bizalmas segítség:
favorites-script = A kedvenceidet a fiókodban őrizzük. Kapcsold be a JavaScriptet a böngésződben, hogy itt lásd őket.
bets-history-text = A nyitott és elszámolt fogadásaidat a szelvény mellett, a Fogadásaim között találod.
bets-history-open = Fogadásaim megnyitása
bets-history-script = A fogadásaid biztonságban vannak, de az oldalnak JavaScript kell a megjelenítésükhöz. Kapcsold be a böngészőben, majd töltsd be újra az oldalt.
init-sportsbook-open = Tovább a fogadásokhoz
sign-in-text = Jelentkezz be a fogadáshoz és az egyenleged megtekintéséhez.
sign-in-open = Belépés
sign-in-script = A bejelentkezéshez JavaScript kell. Kapcsold be a böngészőben, majd töltsd be újra az oldalt.
sign-up-text = Nyiss fiókot a fogadáshoz.
password-new-text = Add meg a fiókod e-mail-címét. Küldünk egy linket, amellyel új jelszót választhatsz.
password-edit-text = Nyisd meg az e-mailünkben lévő linket, és válassz új jelszót.
confirmation-text = Add meg az e-mail-címedet. Újra elküldjük a megerősítő linket.
unlock-text = Add meg az e-mail-címedet, és küldünk egy linket, amellyel feloldhatod a fiókodat.
form-script = Ehhez az űrlaphoz JavaScript kell. Kapcsold be a böngészőben, majd töltsd be újra az oldalt.
cybersport-title = E-sport-fogadás: oddsok játékonként
cybersport-description = Oddsok számítógépes játékokra: minden játék a következő mérkőzésekkel és azok összes piacával, élőben és kezdés előtt.
promotions-title = Promóciók, bónuszok és freebetek
promotions-description = A most futó promóciók: bónuszok, emelt oddsú kombik és freebetek, mindegyik a feltételeivel és az utolsó napjával.
cybersport-none = Jelenleg egyetlen e-sport-mérkőzésre sem lehet fogadni.
to-sports = Összes sportág

## Promotions

promotions-none = Jelenleg nincs promóció.
promotion-from = Kezdete:
promotion-until = Vége:
promotion-terms = Részvételi feltételek
nav-right = Gyorslinkek a szelvény mellett
nav-deposit = Befizetés

## Error pages

not-found-title = Hoppá, sajnáljuk. Nem találjuk ezt az oldalt.
not-found-text = Ez az oldal nem létezik, vagy a mérkőzés már véget ért.
error-title = Hoppá! Sajnáljuk, hiba történt.
error-text = Kérjük, nézz vissza egy kicsit később.
error-home = Vissza a kezdőlapra
blocked-title = Sajnáljuk, az országodban jelenleg nem vagyunk elérhetők.
blocked-text = Az oldal engedélye nem terjed ki arra az országra, ahol tartózkodsz.
locked-title = Nincs jogosultság
locked-text = Sajnáljuk, nincs jogosultságod az oldal megtekintéséhez.

favourite = Kedvenc:
favourite-match = Ez a mérkőzés
