### Textele paginilor.

## Pe fiecare pagină

skip-to-content = Mergi la conținut
skip-to-slip = Mergi la bilet
nav-main = Meniu principal
nav-sports = Sporturi
nav-live = Live
nav-all-sports = Toate sporturile
nav-leagues = Sporturi și competiții
nav-top-leagues = Competiții de top
nav-cybersport = Esports
nav-language = Limbă
nav-breadcrumbs = Te afli aici
nav-menu = Meniu
menu-close = Închide meniul
languages-close = Închide lista de limbi
nav-help = Ajutor
tab-slip = Bilet
tab-bets = Pariuri
nav-tabs = Scurtături
theme-dark = Temă întunecată
odds-format = Formatul cotelor
odds-format-european = Zecimal
odds-format-british = Fracționar
odds-format-american = American
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malaezian
odds-format-indonesian = Indonezian
foot-payments = Metode de plată
foot-registration = Nr. de înregistrare
foot-licensed-by = Licență acordată de
foot-licence = licența nr.
foot-prices = Cotele și orele sunt de la ultima actualizare a paginii, până se încarcă altele mai noi. Fus orar: { $zone }.

## Cale și zile

crumb-about = Despre noi
crumb-bets-history = Pariurile mele
crumb-cybersport = Esports
crumb-favorites = Favorite
crumb-general-rules = Regulament general
crumb-home = Acasă
crumb-init-sportsbook = Pariuri sportive
crumb-limits = Limitele mele
crumb-live = Live
crumb-search = Căutare
crumb-schedule = Program
crumb-results = Rezultate
crumb-lotteries = Loterii
crumb-promotions = Promoții
crumb-racing = Curse de cai
crumb-sign-in = Intră în cont
crumb-sign-up = Creează cont
crumb-password-new = Ai uitat parola?
crumb-password-edit = Alege o parolă nouă
crumb-confirmation = Confirmă adresa de e-mail
crumb-unlock = Deblochează contul
crumb-sports = Sporturi
day-today = Astăzi
day-tomorrow = Mâine
day-yesterday = Ieri
next-hours = Următoarele 3 ore
live-now = Live acum
list-tools = Filtrează lista
list-market = Piața afișată în listă
list-compact = Compact
list-video = Cu video

## Titluri și descrieri pentru motoarele de căutare

home-title = Cote pariuri sportive: meciuri live și viitoare
home-description = Cotele actuale pentru meciuri live și viitoare pe { $site }: fotbal, tenis, baschet, handbal, rugby și multe altele.
home-heading = Meciuri live și viitoare
search-title = Căutare
search-description = Toate sporturile și competițiile, plus o căutare de meciuri, competiții și piețe în orice limbă.
live-title = Pariuri live: cotele meciurilor în desfășurare
live-description = Toate meciurile în desfășurare, pe sporturi și competiții, cu scor, timp de joc și cote actualizate.
live-heading = Live
sport-title = { $sport }: cote și pariuri sportive online
sport-description = { $sport }: cote pentru { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
}, live și prematch, competiție cu competiție.
sport-all-leagues = Toate competițiile
category-title = { $sport }, { $category }: cote și pariuri sportive
category-description = { $sport }, { $category }: cote pentru { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} pe care poți paria, live și prematch, la rezultat și alte piețe.
league-title = { $league }: cote și pariuri, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} cu cote pentru rezultatul final și multe alte piețe.
match-title = { $home } - { $away }: cote { $sport }, { $start }
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: cote pentru rezultat, totaluri, handicapuri și toate celelalte piețe.

## Pariuri pe termen lung

outrights = Termen lung
outright-until = Se închide: { $day }
outright-title = { $name }: cote câștigător, { $sport }
outright-description = { $name } ({ $sport }): cote pentru câștigător și toate celelalte pariuri pe termen lung din competiția { $league }.
outright-close = Închiderea pariurilor
outright-ends = Sfârșitul competiției:
outright-entrants = Participanți
outright-matches = Meciuri: { $league }

## Calendars and feeds

calendar-add = Adaugă în calendar
calendar-all = Toate meciurile
feed-fixtures = Meciuri viitoare

## Program și rezultate

days-nav = Zile
days-cut = Acestea sunt primele meciuri din fiecare sport. Alege un sport de mai sus ca să le vezi pe toate.
parts-nav = Pagini
parts-previous = Înapoi
parts-next = Înainte
parts-number = pagina { $number }
schedule-title = Programul pariurilor: { $day }
schedule-title-sport = { $sport }: program și cote, { $day }
schedule-soon-title = Meciuri care încep în următoarele 3 ore
schedule-soon-title-sport = { $sport }: meciuri care încep în următoarele 3 ore
schedule-description = { $day }: { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} cu cote pentru rezultat și multe alte piețe, pe sporturi și competiții.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} cu cote pentru rezultat și multe alte piețe, competiție cu competiție.
schedule-soon-description = { $count ->
    [one] { $count } meci începe
    [few] { $count } meciuri încep
   *[other] { $count } de meciuri încep
} în următoarele 3 ore: cote actuale, pe sporturi și competiții.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } meci începe
    [few] { $count } meciuri încep
   *[other] { $count } de meciuri încep
} în următoarele 3 ore, cu cote actuale, pe competiții.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport }, program: { $day }
schedule-empty = Aici nu sunt meciuri pe care să poți paria.
results-title = Rezultate sportive: { $day }
results-title-sport = { $sport }, rezultate: { $day }
results-description = Scoruri finale, { $day }: { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} cu scorul fiecărei perioade, pe sporturi și competiții.
results-description-sport = { $sport }, scoruri finale, { $day }: { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} cu scorul fiecărei perioade.
results-heading = Rezultate: { $day }
results-heading-sport = { $sport }, rezultate: { $day }
results-empty = Aici nu s-a încheiat niciun meci.
results-start = Start
results-sides = Meci
results-final = Scor final
results-final-short = T
results-won = victorie
league-results-title = { $league }: rezultate, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): scorurile finale din { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
} din ultimele 7 zile.
league-results-heading = { $league }: rezultate

## Paginile redacției

page-description = { $title } pe { $site }.
limits-help = Ajutor gratuit și confidențial:
favorites-script = Favoritele tale sunt păstrate în contul tău. Ca să le vezi aici, activează JavaScript în browser.
bets-history-text = Pariurile tale active și finalizate sunt în panoul biletului, la Pariurile mele.
bets-history-open = Deschide pariurile mele
bets-history-script = Pariurile tale sunt în siguranță, dar pagina are nevoie de JavaScript ca să le afișeze. Activează-l în browser și reîncarcă pagina.
init-sportsbook-open = Mergi la pariuri sportive
sign-in-text = Autentifică-te ca să pariezi și să-ți vezi soldul.
sign-in-open = Intră în cont
sign-in-script = Autentificarea are nevoie de JavaScript. Activează-l în browser și reîncarcă pagina.
sign-up-text = Deschide un cont ca să pariezi.
password-new-text = Introdu adresa de e-mail a contului. Îți trimitem un link ca să alegi o parolă nouă.
password-edit-text = Deschide linkul din e-mailul nostru ca să alegi o parolă nouă.
confirmation-text = Introdu adresa ta de e-mail. Îți trimitem din nou linkul de confirmare.
unlock-text = Introdu adresa ta de e-mail și îți trimitem un link care îți deblochează contul.
form-script = Formularul are nevoie de JavaScript. Activează-l în browser și reîncarcă pagina.
cybersport-title = Pariuri esports: cote pentru fiecare joc
cybersport-description = Cote pentru jocuri pe calculator: la fiecare joc, următoarele meciuri cu toate piețele lor, live și înainte de start.
promotions-title = Promoții, bonusuri și freebeturi
promotions-description = Promoțiile active acum: bonusuri, combinate cu cotă mărită și freebeturi, fiecare cu condițiile ei și ultima zi.
cybersport-none = Momentan nu se poate paria pe niciun meci de esports.
to-sports = Vezi toate sporturile

## Promoții

promotions-none = Momentan nu există promoții.
promotion-from = Din
promotion-until = Până pe
promotion-terms = Termeni și condiții
nav-right = Scurtături lângă bilet
nav-deposit = Depune

## Pagini de eroare

not-found-title = Ups, ne pare rău. Nu găsim această pagină.
not-found-text = Pagina nu există sau meciul s-a încheiat.
error-title = Ups! Ne pare rău, a apărut o eroare.
error-text = Te rugăm să revii peste puțin timp.
error-home = Mergi la pagina principală
blocked-title = Ne pare rău, momentan nu suntem disponibili în țara ta.
blocked-text = Licența acestui site nu acoperă țara în care te afli.
locked-title = Acces neautorizat
locked-text = Ne pare rău, nu ai permisiunea să vezi această pagină.

favourite = Favorit:
favourite-match = Acest meci
