### Pages.

## On every page

skip-to-content = Přejít k obsahu
skip-to-slip = Přejít na tiket
nav-main = Hlavní nabídka
nav-sports = Sporty
nav-live = Live
nav-all-sports = Všechny sporty
nav-leagues = Sporty a ligy
nav-top-leagues = Top ligy
nav-cybersport = E-sporty
nav-language = Jazyk
nav-breadcrumbs = Jste zde
nav-menu = Menu
menu-close = Zavřít menu
languages-close = Zavřít seznam jazyků
nav-help = Nápověda
tab-slip = Tiket
tab-bets = Sázky
nav-tabs = Zkratky
theme-dark = Tmavý motiv
odds-format = Formát kurzů
odds-format-european = Desetinný
odds-format-british = Zlomkový
odds-format-american = Americký
odds-format-hongkong = Hongkongský
odds-format-malaysian = Malajský
odds-format-indonesian = Indonéský
foot-payments = Platební metody
foot-registration = Reg. č.
foot-licensed-by = Licenci vydal:
foot-licence = č. licence
foot-prices = Kurzy a časy jsou z poslední aktualizace této stránky, dokud se nenačtou novější. Časové pásmo: { $zone }.

## Breadcrumbs and days

crumb-about = O nás
crumb-bets-history = Moje sázky
crumb-cybersport = E-sporty
crumb-favorites = Oblíbené
crumb-general-rules = Obecná pravidla
crumb-home = Úvod
crumb-init-sportsbook = Sportovní sázky
crumb-limits = Moje limity
crumb-live = Live
crumb-search = Hledání
crumb-schedule = Program
crumb-results = Výsledky
crumb-lotteries = Loterie
crumb-promotions = Promoakce
crumb-racing = Koňské dostihy
crumb-sign-in = Přihlášení
crumb-sign-up = Založit účet
crumb-password-new = Zapomněli jste heslo?
crumb-password-edit = Zvolte si nové heslo
crumb-confirmation = Potvrďte svůj e-mail
crumb-unlock = Odemkněte svůj účet
crumb-sports = Sporty
day-today = Dnes
day-tomorrow = Zítra
day-yesterday = Včera
next-hours = Příští 3 hodiny
live-now = Právě se hraje
list-tools = Filtrovat seznam
list-market = Příležitost zobrazená v seznamu
list-compact = Kompaktně
list-video = S videem

## Titles and descriptions, as search engines show them

home-title = Kurzové sázky: kurzy na live a nadcházející zápasy
home-description = Aktuální kurzy na live a nadcházející zápasy na { $site }: fotbal, hokej, tenis, basketbal, volejbal a další sporty.
home-heading = Live a nadcházející
search-title = Hledání
search-description = Všechny sporty a ligy a vyhledávání zápasů, lig a sázkových příležitostí v každém jazyce.
live-title = Live sázky: kurzy v průběhu zápasu
live-description = Všechny právě hrané zápasy podle sportů a lig, se stavem, časem a aktuálními kurzy.
live-heading = Live
sport-title = { $sport }: sázky a aktuální kurzy
sport-description = { $sport }, kurzy a sázky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} v nabídce, live i nadcházející, liga po lize.
sport-all-leagues = Všechny ligy
category-title = { $sport }, { $category }: sázky a aktuální kurzy
category-description = { $sport }, { $category }, kurzy a sázky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} v nabídce, live i nadcházející.
league-title = { $league }: kurzy a sázky ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), kurzy a sázky: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} s kurzy na výsledek a řadu dalších příležitostí.
match-title = { $home } – { $away }: kurzy ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: kurzy na výsledek, počty, handicapy a všechny další příležitosti.

## Outrights

outrights = Dlouhodobé sázky
outright-until = Sázky do: { $day }
outright-title = { $name }: kurzy na vítěze ({ $sport })
outright-description = { $name } ({ $sport }): kurzy na celkového vítěze a všechny další dlouhodobé sázky. Soutěž: { $league }.
outright-close = Konec sázek:
outright-ends = Konec soutěže:
outright-entrants = Účastníci
outright-matches = Zápasy: { $league }

## Calendars and feeds

calendar-add = Přidat do kalendáře
calendar-all = Všechny zápasy
feed-fixtures = Nadcházející zápasy

## Schedule and results

days-nav = Dny
days-cut = Toto jsou první zápasy každého sportu. Všechny uvidíte po výběru sportu výše.
parts-nav = Stránky
parts-previous = Předchozí
parts-next = Další
parts-number = strana { $number }
schedule-title = Program zápasů a kurzy: { $day }
schedule-title-sport = { $sport }, program a kurzy: { $day }
schedule-soon-title = Zápasy, které začnou v příštích 3 hodinách
schedule-soon-title-sport = { $sport }: zápasy v příštích 3 hodinách
schedule-description = { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} s aktuálními sázkovými kurzy, podle sportů a lig.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} s aktuálními sázkovými kurzy, liga po lize.
schedule-soon-description = V příštích 3 hodinách { $count ->
    [one] začíná jeden zápas
    [few] začínají { $count } zápasy
   *[other] začíná { $count } zápasů
}: aktuální kurzy podle sportů a lig.
schedule-soon-description-sport = { $sport }: v příštích 3 hodinách { $count ->
    [one] začíná jeden zápas
    [few] začínají { $count } zápasy
   *[other] začíná { $count } zápasů
}. Podívejte se na aktuální kurzy.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport }, program: { $day }
schedule-empty = Nejsou tu žádné zápasy, na které lze vsadit.
results-title = Výsledky zápasů ze všech sportů: { $day }
results-title-sport = { $sport }, výsledky zápasů: { $day }
results-description = Konečné výsledky, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} se stavem po každé části hry, podle sportů a lig.
results-description-sport = { $sport }, konečné výsledky, { $day }: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
} se stavem po každé části hry.
results-heading = Výsledky: { $day }
results-heading-sport = { $sport }, výsledky: { $day }
results-empty = Žádný zápas tu zatím neskončil.
results-start = Začátek
results-sides = Zápas
results-final = Konečný stav
results-final-short = C
results-won = vítěz
league-results-title = { $league }, výsledky: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), konečné výsledky za posledních 7 dní: { $count ->
    [one] jeden zápas
    [few] { $count } zápasy
   *[other] { $count } zápasů
}.
league-results-heading = { $league }: výsledky

## Pages that editors compose

page-description = { $title } na { $site }.
limits-help = Bezplatná a důvěrná pomoc:
favorites-script = Oblíbené máte uložené ve svém účtu. Abyste je tu viděli, zapněte v prohlížeči JavaScript.
bets-history-text = Otevřené a vyhodnocené sázky najdete u tiketu v sekci Moje sázky.
bets-history-open = Otevřít moje sázky
bets-history-script = Vaše sázky jsou v bezpečí, ale tato stránka k jejich zobrazení potřebuje JavaScript. Zapněte ho v prohlížeči a stránku načtěte znovu.
init-sportsbook-open = Přejít k sázkám
sign-in-text = Přihlaste se, abyste mohli sázet a viděli zůstatek na kontě.
sign-in-open = Přihlásit se
sign-in-script = Přihlášení vyžaduje JavaScript. Zapněte ho v prohlížeči a stránku načtěte znovu.
sign-up-text = Založte si účet a sázejte.
password-new-text = Zadejte e-mail svého účtu. Pošleme vám odkaz, kterým si zvolíte nové heslo.
password-edit-text = Otevřete odkaz v našem e-mailu a zvolte si nové heslo.
confirmation-text = Zadejte svůj e-mail. Odkaz k potvrzení vám pošleme znovu.
unlock-text = Zadejte svůj e-mail a my vám pošleme odkaz, který váš účet odemkne.
form-script = Tento formulář vyžaduje JavaScript. Zapněte ho v prohlížeči a stránku načtěte znovu.
cybersport-title = E-sporty: kurzy na zápasy podle her
cybersport-description = Kurzy na zápasy v počítačových hrách: u každé hry nejbližší zápasy a všechny příležitosti, live i před začátkem.
promotions-title = Promoakce, bonusy a freebety
promotions-description = Aktuální promoakce: bonusy, AKO se zvýšeným kurzem a freebety. U každé najdete podmínky a poslední den platnosti.
cybersport-none = Na žádný e-sportovní zápas teď nelze vsadit.
to-sports = Zobrazit všechny sporty

## Promotions

promotions-none = Momentálně neběží žádná promoakce.
promotion-from = Od
promotion-until = Do
promotion-terms = Pravidla a podmínky
nav-right = Zkratky vedle tiketu
nav-deposit = Dobít

## Error pages

not-found-title = Jejda, omlouváme se. Tuto stránku nemůžeme najít.
not-found-text = Tato stránka neexistuje, nebo její zápas už skončil.
error-title = Jejda! Omlouváme se, něco se nepovedlo.
error-text = Vraťte se prosím za chvíli.
error-home = Přejít na úvodní stránku
blocked-title = Omlouváme se, ve vaší zemi teď nejsme dostupní.
blocked-text = Licence tohoto webu se nevztahuje na zemi, ve které jste.
locked-title = Přístup odepřen
locked-text = Omlouváme se, k zobrazení této stránky nemáte oprávnění.

favourite = Oblíbené:
favourite-match = Tento zápas
