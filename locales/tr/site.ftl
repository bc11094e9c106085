### Pages.

## On every page

skip-to-content = İçeriğe geç
skip-to-slip = Kupona geç
nav-main = Ana menü
nav-sports = Sporlar
nav-live = Canlı
nav-all-sports = Tüm sporlar
nav-leagues = Sporlar ve ligler
nav-top-leagues = Popüler ligler
nav-cybersport = E-spor
nav-language = Dil
nav-breadcrumbs = Buradasınız
nav-menu = Menü
menu-close = Menüyü kapat
languages-close = Dil listesini kapat
nav-help = Yardım
tab-slip = Kupon
tab-bets = Bahislerim
nav-tabs = Kısayollar
theme-dark = Koyu tema
odds-format = Oran biçimi
odds-format-european = Ondalık
odds-format-british = Kesirli
odds-format-american = Amerikan
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malay
odds-format-indonesian = Endonezya
foot-payments = Ödeme yöntemleri
foot-registration = Sicil no.
foot-licensed-by = Lisans veren:
foot-licence = lisans no.
foot-prices = Oranlar ve saatler, yenileri yüklenene kadar bu sayfanın son güncellemesine aittir. Saat dilimi: { $zone }.

## Breadcrumbs and days

crumb-about = Hakkımızda
crumb-bets-history = Bahislerim
crumb-cybersport = E-spor
crumb-favorites = Favoriler
crumb-general-rules = Genel kurallar
crumb-home = Ana sayfa
crumb-init-sportsbook = Spor bahisleri
crumb-limits = Limitlerim
crumb-live = Canlı
crumb-search = Arama
crumb-schedule = Program
crumb-results = Sonuçlar
crumb-lotteries = Piyangolar
crumb-promotions = Promosyonlar
crumb-racing = At yarışı
crumb-sign-in = Giriş yap
crumb-sign-up = Hesap oluştur
crumb-password-new = Şifrenizi mi unuttunuz?
crumb-password-edit = Yeni şifre seçin
crumb-confirmation = E-postanızı doğrulayın
crumb-unlock = Hesabınızın kilidini açın
crumb-sports = Sporlar
day-today = Bugün
day-tomorrow = Yarın
day-yesterday = Dün
next-hours = Önümüzdeki 3 saat
live-now = Şu an canlı
list-tools = Listeyi filtrele
list-market = Listede gösterilen market
list-compact = Sıkışık
list-video = Yayınlı

## Titles and descriptions, as search engines show them

home-title = Spor bahisleri: canlı ve yaklaşan maçların oranları
home-description = { $site } sitesinde canlı ve yaklaşan maçların güncel oranları: futbol, basketbol, tenis, voleybol, buz hokeyi ve diğer sporlar.
home-heading = Canlı ve yaklaşan
search-title = Arama
search-description = Tüm sporlar ve ligler tek sayfada; her dilde maç, lig ve bahis marketi araması.
live-title = Canlı bahis: maç sırasında güncel oranlar
live-description = Oynanan tüm maçlar; skoru, süresi ve güncel bahis oranlarıyla tek sayfada.
live-heading = Canlı
sport-title = { $sport } bahisleri ve güncel oranlar
sport-description = { $sport } bahis oranları: { $count ->
    [one] bir maç
   *[other] { $count } maç
}, canlı ve yaklaşan, lig lig güncel oranlarla bahse açık.
sport-all-leagues = Tüm ligler
category-title = { $sport } bahisleri ve oranlar: { $category }
category-description = { $sport } bahis oranları, { $category }: { $count ->
    [one] bir maç
   *[other] { $count } maç
}, canlı ve yaklaşan, güncel oranlarla bahse açık.
league-title = { $league } bahis oranları: { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }) bahis oranları: { $count ->
    [one] bir maç
   *[other] { $count } maç
}, maç sonucu ve daha birçok market.
match-title = { $home } – { $away } oranları: { $sport }, { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: maç sonucu, alt/üst, handikap ve diğer tüm marketlerin oranları.

## Outrights

outrights = Uzun vadeli bahisler
outright-until = Bahis bitişi: { $day }
outright-title = { $name }: şampiyonluk oranları ({ $sport })
outright-description = { $name } ({ $sport }): şampiyonluk oranları ve diğer tüm uzun vadeli bahisler. Organizasyon: { $league }.
outright-close = Bahis bitişi:
outright-ends = Organizasyon bitişi:
outright-entrants = Katılımcılar
outright-matches = Maçlar: { $league }

## Calendars and feeds

calendar-add = Takvime ekle
calendar-all = Tüm maçlar
feed-fixtures = Fikstür

## Schedule and results

days-nav = Günler
days-cut = Bunlar her sporun ilk maçlarıdır. Tümünü görmek için yukarıdan bir spor seçin.
parts-nav = Sayfalar
parts-previous = Önceki
parts-next = Sonraki
parts-number = sayfa { $number }
schedule-title = Bahis programı ve oranlar: { $day }
schedule-title-sport = { $sport } programı ve oranlar: { $day }
schedule-soon-title = Önümüzdeki 3 saatte başlayan maçlar
schedule-soon-title-sport = { $sport }: önümüzdeki 3 saatte başlayan maçlar
schedule-description = { $day }: { $count ->
    [one] bir maç
   *[other] { $count } maç
} için güncel bahis oranları, spor ve liglere göre sıralı.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] bir maç
   *[other] { $count } maç
} için güncel bahis oranları, liglere göre sıralı.
schedule-soon-description = Önümüzdeki 3 saatte { $count ->
    [one] bir maç
   *[other] { $count } maç
} başlıyor: spor ve liglere göre güncel bahis oranları.
schedule-soon-description-sport = { $sport }: önümüzdeki 3 saatte { $count ->
    [one] bir maç
   *[other] { $count } maç
} başlıyor. Güncel bahis oranlarına göz atın.
schedule-heading = Program: { $day }
schedule-heading-sport = { $sport } programı: { $day }
schedule-empty = Burada bahse açık maç yok.
results-title = Maç sonuçları ve skorlar: { $day }
results-title-sport = { $sport } maç sonuçları: { $day }
results-description = { $day } maç sonuçları: bölüm skorlarıyla { $count ->
    [one] bir maç
   *[other] { $count } maç
}, spor ve liglere göre sıralı.
results-description-sport = { $sport }, { $day } maç sonuçları: bölüm skorlarıyla { $count ->
    [one] bir maç
   *[other] { $count } maç
}, liglere göre.
results-heading = Sonuçlar: { $day }
results-heading-sport = { $sport } sonuçları: { $day }
results-empty = Burada henüz biten maç yok.
results-start = Başlangıç
results-sides = Maç
results-final = Maç skoru
results-final-short = T
results-won = kazandı
league-results-title = { $league } sonuçları: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): son 7 günün maç sonuçları, { $count ->
    [one] bir maç
   *[other] { $count } maç
}.
league-results-heading = { $league }: sonuçlar

## Pages that editors compose

page-description = { $title } – { $site }.
limits-help = Ücretsiz ve gizli yardım:
favorites-script = Favorileriniz hesabınızda saklanır. Burada görmek için tarayıcınızda JavaScript’i açın.
bets-history-text = Açık ve sonuçlanan bahisleriniz kuponun yanında, Bahislerim bölümünde.
bets-history-open = Bahislerimi aç
bets-history-script = Bahisleriniz güvende, ancak bu sayfa onları göstermek için JavaScript gerektirir. Tarayıcınızda açıp sayfayı yeniden yükleyin.
init-sportsbook-open = Bahislere git
sign-in-text = Bahis yapmak ve bakiyenizi görmek için giriş yapın.
sign-in-open = Giriş yap
sign-in-script = Giriş için JavaScript gerekir. Tarayıcınızda açıp sayfayı yeniden yükleyin.
sign-up-text = Bahis yapmak için hesap açın.
password-new-text = Hesabınızın e-posta adresini girin. Yeni şifre seçmeniz için size bir bağlantı göndereceğiz.
password-edit-text = Yeni şifre seçmek için e-postamızdaki bağlantıyı açın.
confirmation-text = E-posta adresinizi girin. Doğrulama bağlantısını yeniden göndereceğiz.
unlock-text = E-posta adresinizi girin, hesabınızın kilidini açan bir bağlantı gönderelim.
form-script = Bu form için JavaScript gerekir. Tarayıcınızda açıp sayfayı yeniden yükleyin.
cybersport-title = E-spor bahisleri: oyun oyun oranlar
cybersport-description = Bilgisayar oyunlarının bahis oranları: her oyunun sıradaki maçları ve tüm marketleri, canlı ve maç öncesi.
promotions-title = Promosyonlar, bonuslar ve bedava bahisler
promotions-description = Devam eden promosyonlar: bonuslar, oranı artırılmış kombineler ve bedava bahisler, her biri koşulları ve son günüyle.
cybersport-none = Şu anda bahse açık e-spor maçı yok.
to-sports = Tüm sporları gör

## Promotions

promotions-none = Şu anda promosyon yok.
promotion-from = Başlangıç:
promotion-until = Bitiş:
promotion-terms = Şartlar ve koşullar
nav-right = Kuponun yanındaki kısayollar
nav-deposit = Para yatır

## Error pages

not-found-title = Hay aksi, üzgünüz. Bu sayfayı bulamadık.
not-found-text = Bu sayfa yok veya maçı sona erdi.
error-title = Hay aksi! Üzgünüz, bir sorun oluştu.
error-text = Lütfen biraz sonra tekrar gelin.
error-home = Ana sayfaya git
blocked-title = Üzgünüz, şu anda ülkenizde hizmet veremiyoruz.
blocked-text = Bu sitenin lisansı bulunduğunuz ülkeyi kapsamıyor.
locked-title = Yetkiniz yok
locked-text = Üzgünüz, bu sayfayı görüntüleme yetkiniz yok.

favourite = Favori:
favourite-match = Bu maç
