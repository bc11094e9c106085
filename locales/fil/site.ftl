### Messages of the pages themselves.

## On every page

skip-to-content = Pumunta sa nilalaman
skip-to-slip = Pumunta sa bet slip
nav-main = Pangunahing menu
nav-sports = Sports
nav-live = Live
nav-all-sports = Lahat ng sports
nav-leagues = Sports at mga liga
nav-top-leagues = Mga nangungunang liga
nav-cybersport = Esports
nav-language = Wika
nav-breadcrumbs = Narito ka
nav-menu = Menu
menu-close = Isara ang menu
languages-close = Isara ang listahan ng mga wika
nav-help = Tulong
tab-slip = Bet slip
tab-bets = Taya ko
nav-tabs = Mga shortcut
theme-dark = Madilim na tema
odds-format = Format ng odds
odds-format-european = Decimal
odds-format-british = Fractional
odds-format-american = American
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malay
odds-format-indonesian = Indonesian
foot-payments = Mga paraan ng bayad
foot-registration = Reg. blg.
foot-licensed-by = Lisensyado ng
foot-licence = lisensya blg.
foot-prices = Ang odds at oras ay mula sa huling update ng page na ito hanggang mag-load ang mas bago. Time zone: { $zone }.

## Breadcrumbs and days

crumb-about = Tungkol sa amin
crumb-bets-history = Mga taya ko
crumb-cybersport = Esports
crumb-favorites = Mga paborito
crumb-general-rules = Mga panuntunan sa pagtaya
crumb-home = Home
crumb-init-sportsbook = Sportsbook
crumb-limits = Mga limitasyon ko
crumb-live = Live
crumb-search = Maghanap
crumb-schedule = Iskedyul
crumb-results = Mga resulta
crumb-lotteries = Lotto
crumb-promotions = Mga promo
crumb-racing = Karera ng kabayo
crumb-sign-in = Mag-log in
crumb-sign-up = Gumawa ng account
crumb-password-new = Nakalimutan ang password?
crumb-password-edit = Pumili ng bagong password
crumb-confirmation = Kumpirmahin ang email mo
crumb-unlock = I-unlock ang account mo
crumb-sports = Sports
day-today = Ngayon
day-tomorrow = Bukas
day-yesterday = Kahapon
next-hours = Susunod na 3 oras
live-now = Live ngayon
list-tools = I-filter ang listahan
list-market = Market na makikita sa listahan
list-compact = Siksik
list-video = May video

## Titles and descriptions, as search engines show them

home-title = Odds sa sports betting: mga live at paparating na laban
home-description = Pinakabagong odds sa mga live at paparating na laban sa { $site }: basketball, soccer, boxing, tennis, rugby, cricket at iba pa.
home-heading = Live at paparating
search-title = Maghanap
search-description = Lahat ng sports at liga, at paghahanap ng mga laban, liga at market sa anumang wika.
live-title = Live betting: odds habang may laban
live-description = Bawat labang nagaganap, ayon sa sport at liga, kasama ang score, oras at pinakabagong odds.
live-heading = Live
sport-title = Odds sa pagtaya: { $sport }
sport-description = Odds sa { $sport }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na puwedeng tayaan, live at paparating, ayon sa liga.
sport-all-leagues = Lahat ng liga
category-title = Odds sa { $sport }: { $category }
category-description = Odds sa { $sport }, { $category }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na puwedeng tayaan, live at paparating, may odds sa resulta at iba pa.
league-title = Odds sa { $league }: { $sport }, { $category }
league-description = Odds sa { $sport }, { $league } ({ $category }): { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na may odds sa resulta at marami pang market.
match-title = Odds sa { $home } vs { $away }: { $sport }, { $start }
match-title-short = { $home } vs { $away }: { $start }
match-description = { $home } vs { $away }, { $league } ({ $sport }), { $start }: odds sa resulta, total, handicap at lahat ng iba pang market.

## Outrights

outrights = Outright
outright-until = Tayaan hanggang { $day }
outright-title = { $name }: odds sa outright winner, { $sport }
outright-description = { $name } ({ $sport }): odds sa magiging kampeon at lahat ng iba pang taya sa buong kompetisyon ng { $league }.
outright-close = Magsasara ang tayaan
outright-ends = Magtatapos ang kompetisyon
outright-entrants = Mga kalahok
outright-matches = Mga laban ng { $league }

## Calendars and feeds

calendar-add = Idagdag sa kalendaryo
calendar-all = Lahat ng laban
feed-fixtures = Mga paparating na laban

## Schedule and results

days-nav = Mga araw
days-cut = Ito ang mga unang laban ng bawat sport. Pumili ng sport sa itaas para makita ang lahat.
parts-nav = Mga page
parts-previous = Nakaraan
parts-next = Susunod
parts-number = page { $number }
schedule-title = Iskedyul ng tayaan: { $day }
schedule-title-sport = Iskedyul at odds sa { $sport }: { $day }
schedule-soon-title = Mga labang magsisimula sa loob ng 3 oras
schedule-soon-title-sport = { $sport }: mga labang magsisimula sa loob ng 3 oras
schedule-description = { $day }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na may odds sa resulta at marami pang market, ayon sa sport at liga.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na may odds sa resulta at marami pang market, ayon sa liga.
schedule-soon-description = { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} ang magsisimula sa loob ng 3 oras: pinakabagong odds, ayon sa sport at liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} ang magsisimula sa loob ng 3 oras, kasama ang pinakabagong odds.
schedule-heading = Iskedyul: { $day }
schedule-heading-sport = Iskedyul ng { $sport }: { $day }
schedule-empty = Walang labang puwedeng tayaan dito.
results-title = Mga resulta: { $day }
results-title-sport = Mga resulta sa { $sport }: { $day }
results-description = Mga final score, { $day }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na may score ng bawat period, ayon sa sport at liga.
results-description-sport = { $sport }, mga final score, { $day }: { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} na may score ng bawat period.
results-heading = Mga resulta: { $day }
results-heading-sport = Mga resulta sa { $sport }: { $day }
results-empty = Wala pang natapos na laban dito.
results-start = Simula
results-sides = Laban
results-final = Final score
results-final-short = T
results-won = panalo
league-results-title = Mga resulta sa { $league }: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): mga final score ng { $count ->
    [one] { $count } laban
   *[other] { $count } na laban
} sa nakaraang 7 araw.
league-results-heading = { $league }: mga resulta

## Pages that editors compose

page-description = { $title } sa { $site }.
limits-help = Libre at kumpidensyal na tulong:
favorites-script = Nasa account mo ang mga paborito mo. Para makita rito, buksan ang JavaScript sa browser mo.
bets-history-text = Nasa bet slip, sa “Mga taya ko”, ang mga open at settled mong taya.
bets-history-open = Buksan ang mga taya ko
bets-history-script = Ligtas ang mga taya mo, pero kailangan ng page na ito ang JavaScript para maipakita ang mga ito. I-on ito sa browser mo, saka i-load ulit ang page.
init-sportsbook-open = Pumunta sa sportsbook
sign-in-text = Mag-log in para tumaya at makita ang balanse mo.
sign-in-open = Mag-log in
sign-in-script = Kailangan ang JavaScript para makapag-log in. I-on ito sa browser mo, saka i-load ulit ang page.
sign-up-text = Magbukas ng account para makataya.
password-new-text = Ilagay ang email address ng account mo. Padadalhan ka namin ng link para pumili ng bagong password.
password-edit-text = Buksan ang link sa email namin para pumili ng bagong password.
confirmation-text = Ilagay ang email address mo. Ipapadala namin ulit ang link para kumpirmahin ito.
unlock-text = Ilagay ang email address mo, at padadalhan ka namin ng link para ma-unlock ang account mo.
form-script = Kailangan ng form na ito ang JavaScript. I-on ito sa browser mo, saka i-load ulit ang page.
cybersport-title = Odds sa esports para sa bawat laro
cybersport-description = Odds sa mga computer game: bawat laro, kasama ang mga susunod nitong laban at lahat ng market ng mga ito, live at bago magsimula.
promotions-title = Mga promo, bonus at freebet
promotions-description = Mga kasalukuyang promo: mga bonus, parlay na may boost at freebet, kasama ang mga kondisyon at huling araw ng bawat isa.
cybersport-none = Walang esports na laban na puwedeng tayaan sa ngayon.
to-sports = Tingnan ang lahat ng sports

## Promotions

promotions-none = Walang promo sa ngayon.
promotion-from = Mula
promotion-until = Hanggang
promotion-terms = Mga tuntunin at kondisyon
nav-right = Mga shortcut sa tabi ng bet slip
nav-deposit = Deposito

## Error pages

not-found-title = Oops, paumanhin. Hindi namin mahanap ang page na iyon.
not-found-text = Wala ang page na ito, o tapos na ang laban nito.
error-title = Oops! Paumanhin, nagkaroon ng problema.
error-text = Mangyaring bumalik maya-maya.
error-home = Pumunta sa home page
blocked-title = Paumanhin, hindi kami available sa bansa mo sa ngayon.
blocked-text = Hindi saklaw ng lisensya ng site na ito ang bansang kinaroroonan mo.
locked-title = Walang pahintulot
locked-text = Paumanhin, wala kang pahintulot na tingnan ang page na ito.

favourite = Paborito:
favourite-match = Ang labang ito
