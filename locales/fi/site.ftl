### Messages of the pages themselves.

## On every page

skip-to-content = Siirry sisältöön
skip-to-slip = Siirry kuponkiin
nav-main = Päävalikko
nav-sports = Lajit
nav-live = Live
nav-all-sports = Kaikki lajit
nav-leagues = Lajit ja sarjat
nav-top-leagues = Huippusarjat
nav-cybersport = E-urheilu
nav-language = Kieli
nav-breadcrumbs = Olet tässä
nav-menu = Valikko
menu-close = Sulje valikko
languages-close = Sulje kieliluettelo
nav-help = Ohjeet
tab-slip = Kuponki
tab-bets = Omat vedot
nav-tabs = Pikalinkit
theme-dark = Tumma teema
odds-format = Kertoimien muoto
odds-format-european = Desimaali
odds-format-british = Murtoluku
odds-format-american = Amerikkalainen
odds-format-hongkong = Hongkongilainen
odds-format-malaysian = Malaijilainen
odds-format-indonesian = Indonesialainen
foot-payments = Maksutavat
foot-registration = Rek.nro
foot-licensed-by = Toimilupa:
foot-licence = lupanro
foot-prices = Kertoimet ja ajat ovat sivun viimeisimmästä päivityksestä, kunnes uudemmat latautuvat. Aikavyöhyke: { $zone }.

## Breadcrumbs and days

crumb-about = Tietoa meistä
crumb-bets-history = Omat vedot
crumb-cybersport = E-urheilu
crumb-favorites = Suosikit
crumb-general-rules = Yleiset säännöt
crumb-home = Etusivu
crumb-init-sportsbook = Vedonlyönti
crumb-limits = Omat rajani
crumb-live = Live
crumb-search = Haku
crumb-schedule = Ohjelma
crumb-results = Tulokset
crumb-lotteries = Lottopelit
crumb-promotions = Kampanjat
crumb-racing = Hevosurheilu
crumb-sign-in = Kirjaudu
crumb-sign-up = Avaa tili
crumb-password-new = Unohditko salasanan?
crumb-password-edit = Valitse uusi salasana
crumb-confirmation = Vahvista sähköpostisi
crumb-unlock = Avaa tilin lukitus
crumb-sports = Lajit
day-today = Tänään
day-tomorrow = Huomenna
day-yesterday = Eilen
next-hours = Seuraavat 3 h
live-now = Livenä nyt
list-tools = Rajaa luetteloa
list-market = Luettelossa näkyvä kohde
list-compact = Tiivis
list-video = Videolla

## Titles and descriptions, as search engines show them

home-title = Vedonlyönti: kertoimet nyt pelattaviin ja tuleviin otteluihin
home-description = Ajantasaiset kertoimet nyt pelattaviin ja tuleviin otteluihin – { $site }: jalkapallo, jääkiekko, tennis, koripallo, lentopallo ja paljon muuta.
home-heading = Live ja tulevat
search-title = Haku
search-description = Kaikki lajit ja sarjat sekä otteluiden, sarjojen ja kohteiden haku kaikilla kielillä.
live-title = Livevedonlyönti: kertoimet ottelun aikana
live-description = Kaikki käynnissä olevat ottelut lajeittain ja sarjoittain: tilanne, peliaika ja ajantasaiset livekertoimet.
live-heading = Live
sport-title = { $sport }: vedonlyönti ja kertoimet
sport-description = { $sport }: kertoimet { $count ->
    [one] yhteen otteluun
   *[other] { $count } otteluun
}, livekohteet ja tulevat kohteet sarjoittain samalla sivulla.
sport-all-leagues = Kaikki sarjat
category-title = { $sport }, { $category }: vedonlyönti ja kertoimet
category-description = { $sport }, { $category }: ajantasaiset kertoimet { $count ->
    [one] yhteen otteluun
   *[other] { $count } otteluun
}, sarja kerrallaan.
league-title = { $league }: kertoimet ja vedot ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
} ja kertoimet ottelun tulokseen sekä moniin muihin kohteisiin.
match-title = { $home } – { $away }: kertoimet ({ $sport }, { $start })
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: kertoimet ottelun tulokseen, yli/alle, tasoitukset ja kaikki muut kohteet.

## Outrights

outrights = Pitkäaikaisvedot
outright-until = Vedot sulkeutuvat { $day }
outright-title = { $name }: voittajan kertoimet, { $sport }
outright-description = { $name } ({ $sport }): kertoimet voittajaan ja kaikki muut pitkäaikaisvedot koko kilpailuun. Sarja: { $league }.
outright-close = Vedot sulkeutuvat
outright-ends = Kilpailu päättyy
outright-entrants = Osallistujat
outright-matches = Ottelut: { $league }

## Calendars and feeds

calendar-add = Lisää kalenteriin
calendar-all = Kaikki ottelut
feed-fixtures = Tulevat ottelut

## Schedule and results

days-nav = Päivät
days-cut = Tässä ovat kunkin lajin ensimmäiset ottelut. Valitse laji yltä, niin näet kaikki.
parts-nav = Sivut
parts-previous = Edellinen
parts-next = Seuraava
parts-number = sivu { $number }
schedule-title = Otteluohjelma ja kertoimet: { $day }
schedule-title-sport = { $sport }: otteluohjelma ja kertoimet, { $day }
schedule-soon-title = Seuraavien 3 tunnin aikana alkavat ottelut
schedule-soon-title-sport = { $sport }: seuraavien 3 tunnin ottelut
schedule-description = { $day }: { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
} ja ajantasaiset kertoimet, järjestettynä lajeittain ja sarjoittain.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
} ja ajantasaiset kertoimet, järjestettynä sarjoittain.
schedule-soon-description = { $count ->
    [one] Yksi ottelu alkaa
   *[other] { $count } ottelua alkaa
} seuraavien 3 tunnin aikana: ajantasaiset kertoimet lajeittain ja sarjoittain.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] yksi ottelu alkaa
   *[other] { $count } ottelua alkaa
} seuraavien 3 tunnin aikana. Katso ajantasaiset kertoimet.
schedule-heading = Ohjelma: { $day }
schedule-heading-sport = { $sport }, ohjelma: { $day }
schedule-empty = Täällä ei ole vetokohteita.
results-title = Tulokset ja loppulukemat: { $day }
results-title-sport = { $sport }: tulokset, { $day }
results-description = Lopputulokset, { $day }: { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
} ja jokaisen jakson lukemat, lajeittain ja sarjoittain.
results-description-sport = { $sport }, lopputulokset, { $day }: { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
} ja jokaisen jakson lukemat.
results-heading = Tulokset: { $day }
results-heading-sport = { $sport }, tulokset: { $day }
results-empty = Ei vielä päättyneitä otteluita.
results-start = Alku
results-sides = Ottelu
results-final = Lopputulos
results-final-short = L
results-won = voitti
league-results-title = { $league }: tulokset ({ $sport }, { $category })
league-results-description = { $league } ({ $sport }, { $category }): lopputulokset viimeisten 7 päivän ajalta, { $count ->
    [one] yksi ottelu
   *[other] { $count } ottelua
}.
league-results-heading = { $league }: tulokset

## Pages that editors compose

page-description = { $title } – { $site }.
limits-help = Maksutonta ja luottamuksellista apua:
favorites-script = Suosikkisi säilyvät tililläsi. Ota JavaScript käyttöön selaimessasi, niin näet ne tässä.
bets-history-text = Avoimet ja ratkenneet vetosi ovat kupongissa kohdassa Omat vedot.
bets-history-open = Avaa Omat vedot
bets-history-script = Vetosi ovat tallessa, mutta tämä sivu tarvitsee JavaScriptin niiden näyttämiseen. Ota se käyttöön selaimessa ja lataa sivu uudelleen.
init-sportsbook-open = Siirry vedonlyöntiin
sign-in-text = Kirjaudu, niin voit lyödä vetoa ja nähdä saldosi.
sign-in-open = Kirjaudu
sign-in-script = Kirjautuminen vaatii JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.
sign-up-text = Avaa tili, niin voit lyödä vetoa.
password-new-text = Syötä tilisi sähköpostiosoite. Lähetämme linkin, jolla valitset uuden salasanan.
password-edit-text = Avaa sähköpostissamme oleva linkki ja valitse uusi salasana.
confirmation-text = Syötä sähköpostiosoitteesi. Lähetämme vahvistuslinkin uudelleen.
unlock-text = Syötä sähköpostiosoitteesi, niin lähetämme linkin, joka avaa tilisi lukituksen.
form-script = Tämä lomake vaatii JavaScriptin. Ota se käyttöön selaimessa ja lataa sivu uudelleen.
cybersport-title = E-urheilu: kertoimet peleittäin
cybersport-description = Kertoimet tietokonepeleihin: jokaisen pelin seuraavat ottelut ja kaikki niiden kohteet, livenä ja ennen ottelun alkua.
promotions-title = Kampanjat, bonukset ja ilmaisvedot
promotions-description = Käynnissä olevat kampanjat: bonukset, korotetut yhdistelmät ja ilmaisvedot sekä kunkin ehdot ja viimeinen päivä.
cybersport-none = E-urheilussa ei ole juuri nyt vetokohteita.
to-sports = Katso kaikki lajit

## Promotions

promotions-none = Juuri nyt ei ole kampanjoita.
promotion-from = Alkaa
promotion-until = Päättyy
promotion-terms = Säännöt ja ehdot
nav-right = Pikalinkit kupongin vieressä
nav-deposit = Talleta

## Error pages

not-found-title = Hups, pahoittelut. Emme löydä sivua.
not-found-text = Sivua ei ole, tai ottelu on jo päättynyt.
error-title = Hups! Pahoittelut, jokin meni vikaan.
error-text = Tule takaisin hetken kuluttua.
error-home = Siirry etusivulle
blocked-title = Valitettavasti emme ole juuri nyt saatavilla maassasi.
blocked-text = Sivuston toimilupa ei kata maata, jossa olet.
locked-title = Ei käyttöoikeutta
locked-text = Valitettavasti sinulla ei ole oikeutta nähdä tätä sivua.

favourite = Suosikki:
favourite-match = Tämä ottelu
