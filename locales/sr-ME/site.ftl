### Pages.

## On every page

skip-to-content = Pređi na sadržaj
skip-to-slip = Pređi na tiket
nav-main = Glavni meni
nav-sports = Sport
nav-live = Uživo
nav-all-sports = Svi sportovi
nav-leagues = Sportovi i lige
nav-top-leagues = Top lige
nav-cybersport = E-sport
nav-language = Jezik
nav-breadcrumbs = Nalazite se ovdje
nav-menu = Meni
menu-close = Zatvori meni
languages-close = Zatvori listu jezika
nav-help = Pomoć
tab-slip = Tiket
tab-bets = Opklade
nav-tabs = Prečice
theme-dark = Tamna tema
odds-format = Format kvota
odds-format-european = Decimalni
odds-format-british = Razlomački
odds-format-american = Američki
odds-format-hongkong = Hongkonški
odds-format-malaysian = Malajski
odds-format-indonesian = Indonežanski
foot-payments = Načini plaćanja
foot-registration = Reg. br.
foot-licensed-by = Licencu izdaje:
foot-licence = br. licence
foot-prices = Kvote i vremena su iz posljednjeg ažuriranja ove stranice, dok se ne učitaju novije. Vremenska zona: { $zone }.

## Breadcrumbs and days

crumb-about = O nama
crumb-bets-history = Moje opklade
crumb-cybersport = E-sport
crumb-favorites = Omiljeno
crumb-general-rules = Opšta pravila
crumb-home = Početna
crumb-init-sportsbook = Sportsko klađenje
crumb-limits = Moji limiti
crumb-live = Uživo
crumb-search = Pretraga
crumb-schedule = Raspored
crumb-results = Rezultati
crumb-lotteries = Lutrije
crumb-promotions = Promocije
crumb-racing = Konjske trke
crumb-sign-in = Prijava
crumb-sign-up = Otvori nalog
crumb-password-new = Zaboravili ste lozinku?
crumb-password-edit = Izaberite novu lozinku
crumb-confirmation = Potvrdite e-mail
crumb-unlock = Otključajte nalog
crumb-sports = Sport
day-today = Danas
day-tomorrow = Sjutra
day-yesterday = Juče
next-hours = Sljedeća 3 sata
live-now = Sada uživo
list-tools = Filtriraj listu
list-market = Igra prikazana na listi
list-compact = Sažeto
list-video = Sa prenosom

## Titles and descriptions, as search engines show them

home-title = Sportsko klađenje: kvote za mečeve uživo i uskoro
home-description = Aktuelne kvote za mečeve uživo i one koji slijede na sajtu { $site }: fudbal, košarka, tenis, rukomet, odbojka i drugi sportovi.
home-heading = Uživo i uskoro
search-title = Pretraga
search-description = Svi sportovi i lige, uz pretragu mečeva, liga i igara na svakom jeziku.
live-title = Klađenje uživo: kvote tokom meča
live-description = Svi mečevi uživo s rezultatom, vremenom i aktuelnim kvotama na jednom mjestu.
live-heading = Uživo
sport-title = { $sport }: kvote i sportsko klađenje
sport-description = { $sport }, kvote i klađenje: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} u ponudi, uživo i uskoro, liga po liga.
sport-all-leagues = Sve lige
category-title = { $sport }, { $category }: kvote i klađenje
category-description = { $sport }, { $category }, aktuelne kvote i klađenje: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} u ponudi, uživo i uskoro.
league-title = { $league }: kvote ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), kvote i klađenje: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} s kvotama na ishod i mnogo drugih igara.
match-title = { $home } – { $away }: kvote ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: kvote na ishod, više/manje, hendikep i sve druge igre.

## Outrights

outrights = Antepost
outright-until = Klađenje do: { $day }
outright-title = { $name }: kvote za pobjednika ({ $sport })
outright-description = { $name } ({ $sport }): kvote za pobjednika i sve druge antepost opklade. Takmičenje: { $league }.
outright-close = Kraj klađenja:
outright-ends = Kraj takmičenja:
outright-entrants = Učesnici
outright-matches = Mečevi: { $league }

## Calendars and feeds

calendar-add = Dodaj u kalendar
calendar-all = Svi mečevi
feed-fixtures = Predstojeći mečevi

## Schedule and results

days-nav = Dani
days-cut = Ovo su prvi mečevi svakog sporta. Izaberite sport iznad da vidite sve.
parts-nav = Stranice
parts-previous = Prethodna
parts-next = Sljedeća
parts-number = stranica { $number }
schedule-title = Raspored mečeva i kvote: { $day }
schedule-title-sport = { $sport }, raspored i kvote: { $day }
schedule-soon-title = Mečevi koji počinju u sljedeća 3 sata
schedule-soon-title-sport = { $sport }: mečevi u sljedeća 3 sata
schedule-description = { $day }: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} s aktuelnim kvotama za klađenje, po sportovima i ligama.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} s aktuelnim kvotama za klađenje, liga po liga.
schedule-soon-description = U sljedeća 3 sata { $count ->
    [one] počinje { $count } meč
    [few] počinju { $count } meča
   *[other] počinje { $count } mečeva
}: aktuelne kvote, po sportovima i ligama.
schedule-soon-description-sport = { $sport }: u sljedeća 3 sata { $count ->
    [one] počinje { $count } meč
    [few] počinju { $count } meča
   *[other] počinje { $count } mečeva
}. Pogledajte aktuelne kvote za klađenje.
schedule-heading = Raspored: { $day }
schedule-heading-sport = { $sport }, raspored: { $day }
schedule-empty = Ovdje nema mečeva za klađenje.
results-title = Konačni rezultati mečeva: { $day }
results-title-sport = { $sport }, konačni rezultati: { $day }
results-description = Konačni rezultati, { $day }: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} s rezultatom svakog dijela igre, po sportovima i ligama.
results-description-sport = { $sport }, konačni rezultati, { $day }: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
} s rezultatom svakog dijela igre.
results-heading = Rezultati: { $day }
results-heading-sport = { $sport }, rezultati: { $day }
results-empty = Ovdje još nije završen nijedan meč.
results-start = Početak
results-sides = Meč
results-final = Konačan rezultat
results-final-short = U
results-won = pobjeda
league-results-title = { $league }, rezultati: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), konačni rezultati iz posljednjih 7 dana: { $count ->
    [one] { $count } meč
    [few] { $count } meča
   *[other] { $count } mečeva
}.
league-results-heading = { $league }: rezultati

## Pages that editors compose

page-description = { $title } na sajtu { $site }.
limits-help = Besplatna i povjerljiva pomoć:
favorites-script = Omiljeno se čuva na vašem nalogu. Da biste ga ovdje vidjeli, uključite JavaScript u pregledaču.
bets-history-text = Otvorene i obračunate opklade su uz tiket, u Mojim opkladama.
bets-history-open = Otvori moje opklade
bets-history-script = Vaše opklade su na sigurnom, ali ova stranica ih ne može prikazati bez JavaScripta. Uključite ga u pregledaču i učitajte stranicu ponovo.
init-sportsbook-open = Pređi na klađenje
sign-in-text = Prijavite se da se kladite i vidite stanje na računu.
sign-in-open = Prijavi se
sign-in-script = Za prijavu je potreban JavaScript. Uključite ga u pregledaču i učitajte stranicu ponovo.
sign-up-text = Otvorite nalog da biste se kladili.
password-new-text = Unesite e-mail adresu svog naloga. Poslaćemo vam link za izbor nove lozinke.
password-edit-text = Otvorite link iz našeg e-maila da izaberete novu lozinku.
confirmation-text = Unesite e-mail adresu. Ponovo ćemo poslati link za potvrdu.
unlock-text = Unesite e-mail adresu i poslaćemo vam link koji otključava vaš nalog.
form-script = Za ovaj obrazac je potreban JavaScript. Uključite ga u pregledaču i učitajte stranicu ponovo.
cybersport-title = Klađenje na e-sport: kvote po video-igrama
cybersport-description = Kvote za e-sport: sljedeći mečevi u svakoj video-igri s kompletnom ponudom, uživo i prije početka meča.
promotions-title = Promocije, bonusi i freebeti
promotions-description = Promocije koje su u toku: bonusi, kombi opklade s uvećanom kvotom i freebeti, uz svaku su navedeni uslovi i posljednji dan.
cybersport-none = Trenutno se ne može kladiti ni na jedan e-sport meč.
to-sports = Pogledaj sve sportove

## Promotions

promotions-none = Trenutno nema promocija.
promotion-from = Od
promotion-until = Do
promotion-terms = Pravila i uslovi
nav-right = Prečice pored tiketa
nav-deposit = Depozit

## Error pages

not-found-title = Ups, žao nam je. Ne možemo da pronađemo tu stranicu.
not-found-text = Ova stranica ne postoji ili je njen meč završen.
error-title = Ups! Žao nam je, nešto nije u redu.
error-text = Vratite se malo kasnije.
error-home = Idi na početnu stranicu
blocked-title = Žao nam je, trenutno nijesmo dostupni u vašoj zemlji.
blocked-text = Licenca ovog sajta ne važi za zemlju u kojoj se nalazite.
locked-title = Nemate pristup
locked-text = Žao nam je, nemate dozvolu da vidite ovu stranicu.

favourite = Omiljeno:
favourite-match = Ovaj meč
