### Amagama amakhasi.

## Kuwo wonke amakhasi

skip-to-content = Yeqela kokuqukethwe
skip-to-slip = Yeqela kusiliphu
nav-main = Imenyu enkulu
nav-sports = Ezemidlalo
nav-live = Bukhoma
nav-all-sports = Zonke ezemidlalo
nav-leagues = Ezemidlalo namaligi
nav-top-leagues = Amaligi aphambili
nav-cybersport = I-esports
nav-language = Ulimi
nav-breadcrumbs = Ulapha
nav-menu = Imenyu
menu-close = Vala imenyu
languages-close = Vala uhlu lwezilimi
nav-help = Usizo
tab-slip = Isiliphu
tab-bets = Amabhethi
nav-tabs = Izinqamuleli
theme-dark = Itimu emnyama
odds-format = Ifomethi yama-odds
odds-format-european = Idesimali
odds-format-british = Ingxenye
odds-format-american = IsiMelika
odds-format-hongkong = I-Hong Kong
odds-format-malaysian = IsiMaley
odds-format-indonesian = I-Indonesia
foot-payments = Izindlela zokukhokha
foot-registration = Inombolo yokubhalisa
foot-licensed-by = Umkhiphi welayisensi:
foot-licence = inombolo yelayisensi
foot-prices = Ama-odds nezikhathi ngezokugcina ukubuyekezwa kwaleli khasi kuze kulayishe ezintsha. Indawo yesikhathi: { $zone }.

## Indlela nezinsuku

crumb-about = Mayelana nathi
crumb-bets-history = Amabhethi ami
crumb-cybersport = I-esports
crumb-favorites = Izintandokazi
crumb-general-rules = Imithetho evamile
crumb-home = Ikhaya
crumb-init-sportsbook = Ukubheja kwezemidlalo
crumb-limits = Imikhawulo yami
crumb-live = Bukhoma
crumb-search = Sesha
crumb-schedule = Uhlelo
crumb-results = Imiphumela
crumb-lotteries = Amalotho
crumb-promotions = Amaphromoshini
crumb-racing = Umjaho wamahhashi
crumb-sign-in = Ngena
crumb-sign-up = Vula i-akhawunti
crumb-password-new = Ukhohlwe iphasiwedi?
crumb-password-edit = Khetha iphasiwedi entsha
crumb-confirmation = Qinisekisa i-imeyili yakho
crumb-unlock = Vula i-akhawunti yakho ekhiyiwe
crumb-sports = Ezemidlalo
day-today = Namuhla
day-tomorrow = Kusasa
day-yesterday = Izolo
next-hours = Emahoreni ama-3
live-now = Bukhoma manje
list-tools = Hlunga uhlu
list-market = Imakethe eboniswa ohlwini
list-compact = Okufinyeziwe
list-video = Ngevidiyo

## Izihloko nezincazelo zezinjini zokusesha

home-title = Ama-odds okubheja: imidlalo ebukhoma nezayo
home-description = Ama-odds amanje emidlalo ebukhoma nezayo. { $site }: ibhola lezinyawo, umbhoxo, ikhilikithi, ithenisi, i-basketball nokuningi.
home-heading = Ebukhoma nezayo
search-title = Sesha
search-description = Zonke ezemidlalo namaligi, nokusesha imidlalo, amaligi nezimakethe kuzo zonke izilimi.
live-title = Ukubheja bukhoma: ama-odds emidlalo edlalwayo
live-description = Yonke imidlalo edlalwa manje: amaphuzu ayo, isikhathi sayo nama-odds amanje.
live-heading = Bukhoma
sport-title = { $sport }: ama-odds nokubheja kwezemidlalo
sport-description = { $sport }: ama-odds, { $count ->
    [one] umdlalo ongu-{ $count } ongabheja kuwo
   *[other] imidlalo engu-{ $count } ongabheja kuyo
}, bukhoma nangaphambi kokuqala, iligi neligi.
sport-all-leagues = Wonke amaligi
category-title = { $sport }, { $category }: ama-odds nokubheja
category-description = { $sport }, { $category }: ama-odds, { $count ->
    [one] umdlalo ongu-{ $count } ongabheja kuwo
   *[other] imidlalo engu-{ $count } ongabheja kuyo
}, iligi neligi.
league-title = { $league }: ama-odds, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] umdlalo ongu-{ $count } nama-odds
   *[other] imidlalo engu-{ $count } nama-odds
} omphumela nezinye izimakethe eziningi.
match-title = { $home } v { $away }: ama-odds, { $sport }, { $start }
match-title-short = { $home } v { $away }: { $start }
match-description = { $home } v { $away }, { $league } ({ $sport }), { $start }: ama-odds omphumela, amathothali, ama-handicap nazo zonke ezinye izimakethe.

## Abanqobi bomqhudelwano

outrights = Ozowina umqhudelwano
outright-until = Kuvalwa: { $day }
outright-title = { $name }: ama-odds alowo ozowina, { $sport }
outright-description = { $name } ({ $sport }): ama-odds alowo ozowina nawo wonke amanye amabhethi omqhudelwano wonke. Iligi: { $league }.
outright-close = Ukubheja kuvalwa
outright-ends = Umncintiswano uphela
outright-entrants = Ababambe iqhaza
outright-matches = Imidlalo: { $league }

## Calendars and feeds

calendar-add = Engeza ekhalendeni
calendar-all = Yonke imidlalo
feed-fixtures = Imidlalo ezayo

## Uhlelo nemiphumela

days-nav = Izinsuku
days-cut = Lena yimidlalo yokuqala yohlobo ngalunye lomdlalo. Khetha uhlobo lomdlalo ngenhla ukuze uyibone yonke.
parts-nav = Amakhasi
parts-previous = Emuva
parts-next = Phambili
parts-number = ikhasi { $number }
schedule-title = Uhlelo lokubheja: { $day }
schedule-title-sport = { $sport }: uhlelo nama-odds, { $day }
schedule-soon-title = Imidlalo eqala emahoreni ama-3 azayo
schedule-soon-title-sport = { $sport }: imidlalo eqala emahoreni ama-3 azayo
schedule-description = { $day }: { $count ->
    [one] umdlalo ongu-{ $count } nama-odds
   *[other] imidlalo engu-{ $count } nama-odds
} amanje, ngohlobo lomdlalo nangeligi.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] umdlalo ongu-{ $count } nama-odds
   *[other] imidlalo engu-{ $count } nama-odds
} amanje, iligi neligi.
schedule-soon-description = { $count ->
    [one] Umdlalo ongu-{ $count } uqala
   *[other] Imidlalo engu-{ $count } iqala
} emahoreni ama-3 azayo: ama-odds amanje, ngohlobo lomdlalo nangeligi.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] umdlalo ongu-{ $count } uqala
   *[other] imidlalo engu-{ $count } iqala
} emahoreni ama-3 azayo, nama-odds amanje.
schedule-heading = Uhlelo: { $day }
schedule-heading-sport = { $sport }, uhlelo: { $day }
schedule-empty = Ayikho imidlalo ongabheja kuyo lapha.
results-title = Imiphumela yemidlalo: { $day }
results-title-sport = { $sport }, imiphumela: { $day }
results-description = Imiphumela yokugcina, { $day }: { $count ->
    [one] umdlalo ongu-{ $count }
   *[other] imidlalo engu-{ $count }
} namaphuzu engxenye ngayinye, ngohlobo lomdlalo nangeligi.
results-description-sport = { $sport }, imiphumela yokugcina, { $day }: { $count ->
    [one] umdlalo ongu-{ $count }
   *[other] imidlalo engu-{ $count }
} namaphuzu engxenye ngayinye.
results-heading = Imiphumela: { $day }
results-heading-sport = { $sport }, imiphumela: { $day }
results-empty = Awukho umdlalo osuphelile lapha.
results-start = Isiqalo
results-sides = Umdlalo
results-final = Umphumela wokugcina
results-final-short = T
results-won = uwinile
league-results-title = { $league }: imiphumela, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): imiphumela yokugcina, { $count ->
    [one] umdlalo ongu-{ $count }
   *[other] imidlalo engu-{ $count }
}, ezinsukwini eziyi-7 ezedlule.
league-results-heading = { $league }: imiphumela

## Amakhasi abahleli

page-description = { $title }. { $site }.
limits-help = Usizo lwamahhala noluyimfihlo:
favorites-script = Izintandokazi zakho zigcinwa ku-akhawunti yakho. Ukuze uzibone lapha, vula i-JavaScript kusiphequluli sakho.
bets-history-text = Amabhethi akho avuliwe nasephothuliwe asesiliphini, ngaphansi kokuthi Amabhethi ami.
bets-history-open = Vula amabhethi ami
bets-history-script = Amabhethi akho aphephile, kodwa leli khasi lidinga i-JavaScript ukuze liwabonise. Yivule kusiphequluli sakho, bese ulayisha ikhasi futhi.
init-sportsbook-open = Iya ekubhejeni
sign-in-text = Ngena ukuze ubheje futhi ubone ibhalansi yakho.
sign-in-open = Ngena
sign-in-script = Ukungena kudinga i-JavaScript. Yivule kusiphequluli sakho, bese ulayisha ikhasi futhi.
sign-up-text = Vula i-akhawunti ukuze ubheje.
password-new-text = Faka ikheli le-imeyili le-akhawunti yakho. Sizokuthumelela isixhumanisi ukuze ukhethe iphasiwedi entsha.
password-edit-text = Vula isixhumanisi esise-imeyilini yethu ukuze ukhethe iphasiwedi entsha.
confirmation-text = Faka ikheli lakho le-imeyili. Sizokuthumelela futhi isixhumanisi sokuliqinisekisa.
unlock-text = Faka ikheli lakho le-imeyili, sizokuthumelela isixhumanisi esivula i-akhawunti yakho.
form-script = Leli fomu lidinga i-JavaScript. Yivule kusiphequluli sakho, bese ulayisha ikhasi futhi.
cybersport-title = Ama-odds e-esports, igeyimu ngegeyimu
cybersport-description = Ama-odds amageyimu ekhompyutha: igeyimu ngayinye nemidlalo yayo elandelayo nezimakethe zayo zonke, bukhoma nangaphambi kokuba iqale.
promotions-title = Amaphromoshini, amabhonasi namabhethi amahhala
promotions-description = Amaphromoshini akhona manje: amabhonasi, ama-multi ane-boost namabhethi amahhala, ngayinye nemibandela yayo nosuku lwayo lokugcina.
cybersport-none = Okwamanje awukho umdlalo we-esports ongabheja kuwo.
to-sports = Bona zonke ezemidlalo

## Amaphromoshini

promotions-none = Okwamanje ayikho iphromoshini.
promotion-from = Kusukela
promotion-until = Kuze kube
promotion-terms = Imigomo nemibandela
nav-right = Izinqamuleli eduze kwesiliphu
nav-deposit = Faka imali

## Amakhasi amaphutha

not-found-title = Hawu, uxolo. Asilitholi lelo khasi.
not-found-text = Leli khasi alikho, noma umdlalo walo usuphelile.
error-title = Hawu! Uxolo, kukhona okungahambanga kahle.
error-text = Sicela ubuye emva kwesikhashana.
error-home = Iya ekhasini lasekhaya
blocked-title = Uxolo, asitholakali ezweni lakho okwamanje.
blocked-text = Ilayisensi yaleli sayithi ayisebenzi ezweni okulo.
locked-title = Awugunyaziwe
locked-text = Uxolo, awugunyaziwe ukubona leli khasi.

favourite = Intandokazi:
favourite-match = Lo mdlalo
