### Pages.

## On every page

skip-to-content = Prejsť na obsah
skip-to-slip = Prejsť na tiket
nav-main = Hlavná ponuka
nav-sports = Športy
nav-live = Live
nav-all-sports = Všetky športy
nav-leagues = Športy a ligy
nav-top-leagues = Top ligy
nav-cybersport = E-športy
nav-language = Jazyk
nav-breadcrumbs = Nachádzate sa tu
nav-menu = Menu
menu-close = Zavrieť menu
languages-close = Zavrieť zoznam jazykov
nav-help = Pomoc
tab-slip = Tiket
tab-bets = Stávky
nav-tabs = Skratky
theme-dark = Tmavý motív
odds-format = Formát kurzov
odds-format-european = Desatinný
odds-format-british = Zlomkový
odds-format-american = Americký
odds-format-hongkong = Hongkonský
odds-format-malaysian = Malajský
odds-format-indonesian = Indonézsky
foot-payments = Spôsoby platby
foot-registration = Reg. č.
foot-licensed-by = Licenciu vydal:
foot-licence = č. licencie
foot-prices = Kurzy a časy sú z poslednej aktualizácie tejto stránky, kým sa nenačítajú novšie. Časové pásmo: { $zone }.

## Breadcrumbs and days

crumb-about = O nás
crumb-bets-history = Moje stávky
crumb-cybersport = E-športy
crumb-favorites = Obľúbené
crumb-general-rules = Všeobecné pravidlá
crumb-home = Úvod
crumb-init-sportsbook = Športové stávky
crumb-limits = Moje limity
crumb-live = Live
crumb-search = Hľadanie
crumb-schedule = Program
crumb-results = Výsledky
crumb-lotteries = Lotérie
crumb-promotions = Promo akcie
crumb-racing = Konské dostihy
crumb-sign-in = Prihlásenie
crumb-sign-up = Vytvoriť účet
crumb-password-new = Zabudli ste heslo?
crumb-password-edit = Zvoľte si nové heslo
crumb-confirmation = Potvrďte svoj e-mail
crumb-unlock = Odomknite svoj účet
crumb-sports = Športy
day-today = Dnes
day-tomorrow = Zajtra
day-yesterday = Včera
next-hours = Najbližšie 3 hodiny
live-now = Práve sa hrá
list-tools = Filtrovať zoznam
list-market = Príležitosť zobrazená v zozname
list-compact = Kompaktne
list-video = S videom

## Titles and descriptions, as search engines show them

home-title = Športové stávky: kurzy na live a nadchádzajúce zápasy
home-description = Aktuálne kurzy na live a nadchádzajúce zápasy na { $site }: futbal, hokej, tenis, basketbal, volejbal a ďalšie športy.
home-heading = Live a nadchádzajúce
search-title = Hľadanie
search-description = Všetky športy a ligy a vyhľadávanie zápasov, líg a stávkových príležitostí v každom jazyku.
live-title = Live stávky: kurzy počas zápasu
live-description = Všetky práve hrané zápasy so stavom, časom a aktuálnymi kurzami na jednom mieste.
live-heading = Live
sport-title = { $sport }: stávky a aktuálne kurzy
sport-description = { $sport }, live aj predzápasové kurzy a stávky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} v ponuke, liga po lige.
sport-all-leagues = Všetky ligy
category-title = { $sport }, { $category }: stávky a aktuálne kurzy
category-description = { $sport }, { $category }, live aj predzápasové kurzy a stávky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} v ponuke.
league-title = { $league }: kurzy a stávky ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), kurzy a stávky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} s kurzami na výsledok a rad ďalších príležitostí.
match-title = { $home } – { $away }: kurzy ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: kurzy na výsledok, počty, handicapy a všetky ďalšie príležitosti.

## Outrights

outrights = Dlhodobé stávky
outright-until = Stávky do: { $day }
outright-title = { $name }: kurzy na celkového víťaza ({ $sport })
outright-description = { $name } ({ $sport }): kurzy na celkového víťaza a všetky ďalšie dlhodobé stávky. Súťaž: { $league }.
outright-close = Uzávierka stávok:
outright-ends = Koniec súťaže:
outright-entrants = Účastníci
outright-matches = Zápasy: { $league }

## Calendars and feeds

calendar-add = Pridať do kalendára
calendar-all = Všetky zápasy
feed-fixtures = Nadchádzajúce zápasy

## Schedule and results

days-nav = Dni
days-cut = Toto sú prvé zápasy každého športu. Všetky uvidíte po výbere športu vyššie.
parts-nav = Stránky
parts-previous = Predošlá
parts-next = Ďalšia
parts-number = strana { $number }
schedule-title = Program zápasov a kurzy: { $day }
schedule-title-sport = { $sport }, program a kurzy: { $day }
schedule-soon-title = Zápasy, ktoré sa začnú v najbližších 3 hodinách
schedule-soon-title-sport = { $sport }: zápasy v najbližších 3 hodinách
schedule-description = { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} s aktuálnymi stávkovými kurzami, podľa športov a líg.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} s aktuálnymi stávkovými kurzami, liga po lige.
schedule-soon-description = V najbližších 3 hodinách { $count ->
    [one] sa začína jeden zápas
    [few] sa začínajú { $count } zápasy
   *[other] sa začína { $count } zápasov
}: aktuálne kurzy podľa športov a líg.
schedule-soon-description-sport = { $sport }: v najbližších 3 hodinách { $count ->
    [one] sa začína jeden zápas
    [few] sa začínajú { $count } zápasy
   *[other] sa začína { $count } zápasov
}. Pozrite si aktuálne kurzy.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport }, program: { $day }
schedule-empty = Nie sú tu žiadne zápasy, na ktoré sa dá staviť.
results-title = Výsledky zápasov zo všetkých športov: { $day }
results-title-sport = { $sport }, výsledky zápasov: { $day }
results-description = Konečné výsledky, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} so stavom po každej časti hry, podľa športov a líg.
results-description-sport = { $sport }, konečné výsledky, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
} so stavom po každej časti hry.
results-heading = Výsledky: { $day }
results-heading-sport = { $sport }, výsledky: { $day }
results-empty = Zatiaľ sa tu neskončil žiadny zápas.
results-start = Začiatok
results-sides = Zápas
results-final = Konečný stav
results-final-short = C
results-won = víťaz
league-results-title = { $league }, výsledky: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), konečné výsledky za posledných 7 dní: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasov
}.
league-results-heading = { $league }: výsledky

## Pages that editors compose

page-description = { $title } na { $site }.
limits-help = Bezplatná a dôverná pomoc:
favorites-script = Obľúbené máte uložené vo svojom účte. Aby ste ich tu videli, zapnite v prehliadači JavaScript.
bets-history-text = Otvorené a vyhodnotené stávky nájdete pri tikete v sekcii Moje stávky.
bets-history-open = Otvoriť moje stávky
bets-history-script = Vaše stávky sú v bezpečí, ale táto stránka na ich zobrazenie potrebuje JavaScript. Zapnite ho v prehliadači a načítajte stránku znova.
init-sportsbook-open = Prejsť na stávky
sign-in-text = Prihláste sa, aby ste mohli staviť a videli zostatok na konte.
sign-in-open = Prihlásiť sa
sign-in-script = Prihlásenie vyžaduje JavaScript. Zapnite ho v prehliadači a načítajte stránku znova.
sign-up-text = Vytvorte si účet a stavte si.
password-new-text = Zadajte e-mail svojho účtu. Pošleme vám odkaz na voľbu nového hesla.
password-edit-text = Otvorte odkaz v našom e-maile a zvoľte si nové heslo.
confirmation-text = Zadajte svoj e-mail. Odkaz na potvrdenie vám pošleme znova.
unlock-text = Zadajte svoj e-mail a pošleme vám odkaz, ktorý váš účet odomkne.
form-script = Tento formulár vyžaduje JavaScript. Zapnite ho v prehliadači a načítajte stránku znova.
cybersport-title = Stávky na e-športy: kurzy podľa hier
cybersport-description = Kurzy na počítačové hry: pri každej hre najbližšie zápasy so všetkými príležitosťami, live aj pred začiatkom.
promotions-title = Promo akcie, bonusy a freebety
promotions-description = Promo akcie, ktoré práve prebiehajú: bonusy, AKO so zvýšeným kurzom a freebety, pri každej podmienky a posledný deň.
cybersport-none = Na žiadny e-športový zápas sa teraz nedá staviť.
to-sports = Zobraziť všetky športy

## Promotions

promotions-none = Momentálne neprebieha žiadna promo akcia.
promotion-from = Od
promotion-until = Do
promotion-terms = Pravidlá a podmienky
nav-right = Skratky vedľa tiketu
nav-deposit = Dobiť

## Error pages

not-found-title = Ups, ľutujeme. Túto stránku nevieme nájsť.
not-found-text = Táto stránka neexistuje alebo sa jej zápas už skončil.
error-title = Ups! Ľutujeme, niečo sa nepodarilo.
error-text = Vráťte sa, prosím, o chvíľu.
error-home = Prejsť na úvodnú stránku
blocked-title = Ľutujeme, vo vašej krajine teraz nie sme dostupní.
blocked-text = Licencia tohto webu sa nevzťahuje na krajinu, v ktorej ste.
locked-title = Prístup zamietnutý
locked-text = Ľutujeme, na zobrazenie tejto stránky nemáte oprávnenie.

favourite = Obľúbené:
favourite-match = Tento zápas
