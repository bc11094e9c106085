### Messages of the pages themselves.

## On every page

skip-to-content = Langsung ke konten
skip-to-slip = Langsung ke slip taruhan
nav-main = Menu utama
nav-sports = Olahraga
nav-live = Live
nav-all-sports = Semua olahraga
nav-leagues = Olahraga dan liga
nav-top-leagues = Liga teratas
nav-cybersport = Esports
nav-language = Bahasa
nav-breadcrumbs = Anda di sini
nav-menu = Menu
menu-close = Tutup menu
languages-close = Tutup daftar bahasa
nav-help = Bantuan
tab-slip = Slip
tab-bets = Taruhan
nav-tabs = Pintasan
theme-dark = Tema gelap
odds-format = Format odds
odds-format-european = Desimal
odds-format-british = Pecahan
odds-format-american = Amerika
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malaysia
odds-format-indonesian = Indonesia
foot-payments = Metode pembayaran
foot-registration = No. registrasi
foot-licensed-by = Lisensi dari
foot-licence = no. lisensi
foot-prices = Odds dan waktu berasal dari pembaruan terakhir halaman ini sampai data baru dimuat. Zona waktu: { $zone }.

## Breadcrumbs and days

crumb-about = Tentang kami
crumb-bets-history = Taruhan saya
crumb-cybersport = Esports
crumb-favorites = Favorit
crumb-general-rules = Aturan taruhan
crumb-home = Beranda
crumb-init-sportsbook = Sportsbook
crumb-limits = Batas saya
crumb-live = Live
crumb-search = Cari
crumb-schedule = Jadwal
crumb-results = Hasil
crumb-lotteries = Lotre
crumb-promotions = Promosi
crumb-racing = Pacuan kuda
crumb-sign-in = Masuk
crumb-sign-up = Buat akun
crumb-password-new = Lupa kata sandi?
crumb-password-edit = Pilih kata sandi baru
crumb-confirmation = Konfirmasi email Anda
crumb-unlock = Buka kunci akun Anda
crumb-sports = Olahraga
day-today = Hari ini
day-tomorrow = Besok
day-yesterday = Kemarin
next-hours = 3 jam ke depan
live-now = Sedang live
list-tools = Filter daftar
list-market = Pasaran yang ditampilkan di daftar
list-compact = Ringkas
list-video = Dengan video

## Titles and descriptions, as search engines show them

home-title = Odds taruhan olahraga: laga live dan mendatang
home-description = Odds terkini untuk laga live dan mendatang di { $site }: sepak bola, rugby, kriket, tenis, bola basket, dan lainnya.
home-heading = Live dan mendatang
search-title = Cari
search-description = Semua olahraga dan liga, serta pencarian laga, liga, dan pasaran dalam semua bahasa.
live-title = Taruhan live: odds saat laga berlangsung
live-description = Semua laga yang sedang berlangsung, per olahraga dan liga, lengkap dengan skor, waktu, dan odds terkini.
live-heading = Live
sport-title = Odds taruhan { $sport }
sport-description = Odds { $sport }: { $count } laga tersedia untuk taruhan, live dan mendatang, per liga.
sport-all-leagues = Semua liga
category-title = Odds taruhan { $sport }: { $category }
category-description = Odds { $sport } untuk { $category }: { $count } laga tersedia untuk taruhan, live dan mendatang, dengan odds hasil dan lainnya.
league-title = Odds taruhan { $league }: { $sport }, { $category }
league-description = Odds { $sport } untuk { $league } ({ $category }): { $count } laga dengan odds hasil dan banyak pasaran lain.
match-title = Odds taruhan { $home } vs { $away }: { $sport }, { $start }
match-title-short = { $home } vs { $away }: { $start }
match-description = { $home } vs { $away }, { $league } ({ $sport }), { $start }: odds hasil, over/under, handicap, dan semua pasaran lain.

## Outrights

outrights = Taruhan juara
outright-until = Taruhan sampai { $day }
outright-title = { $name }: odds juara, { $sport }
outright-description = { $name } ({ $sport }): odds juara dan semua taruhan lain untuk seluruh kompetisi { $league }.
outright-close = Penutupan taruhan
outright-ends = Kompetisi berakhir
outright-entrants = Peserta
outright-matches = Laga { $league }

## Calendars and feeds

calendar-add = Tambahkan ke kalender
calendar-all = Semua laga
feed-fixtures = Laga mendatang

## Schedule and results

days-nav = Hari
days-cut = Ini laga-laga pertama dari tiap olahraga. Pilih olahraga di atas untuk melihat semuanya.
parts-nav = Halaman
parts-previous = Sebelumnya
parts-next = Berikutnya
parts-number = halaman { $number }
schedule-title = Jadwal taruhan { $day }
schedule-title-sport = Jadwal dan odds { $sport }: { $day }
schedule-soon-title = Laga yang dimulai dalam 3 jam ke depan
schedule-soon-title-sport = { $sport }: laga yang dimulai dalam 3 jam ke depan
schedule-description = { $day }: { $count } laga dengan odds hasil dan banyak pasaran lain, per olahraga dan liga.
schedule-description-sport = { $sport }, { $day }: { $count } laga dengan odds hasil dan banyak pasaran lain, per liga.
schedule-soon-description = { $count } laga dimulai dalam 3 jam ke depan: odds terkini, per olahraga dan liga.
schedule-soon-description-sport = { $sport }: { $count } laga dimulai dalam 3 jam ke depan, dengan odds terkini.
schedule-heading = Jadwal: { $day }
schedule-heading-sport = Jadwal { $sport }: { $day }
schedule-empty = Tidak ada laga untuk taruhan di sini.
results-title = Hasil semua laga: { $day }
results-title-sport = Hasil { $sport }: { $day }
results-description = Skor akhir, { $day }: { $count } laga dengan skor tiap babak, per olahraga dan liga.
results-description-sport = { $sport }, skor akhir, { $day }: { $count } laga dengan skor tiap babak.
results-heading = Hasil: { $day }
results-heading-sport = Hasil { $sport }: { $day }
results-empty = Belum ada laga yang selesai di sini.
results-start = Mulai
results-sides = Laga
results-final = Skor akhir
results-final-short = T
results-won = menang
league-results-title = Hasil { $league }: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): skor akhir { $count } laga dalam 7 hari terakhir.
league-results-heading = { $league }: hasil

## Pages that editors compose

page-description = { $title } di { $site }.
limits-help = Bantuan gratis dan rahasia:
favorites-script = Favorit Anda disimpan di akun Anda. Untuk melihatnya di sini, aktifkan JavaScript di peramban Anda.
bets-history-text = Taruhan Anda yang berjalan dan selesai ada di slip taruhan, bagian Taruhan saya.
bets-history-open = Buka Taruhan saya
bets-history-script = Taruhan Anda aman, tetapi halaman ini perlu JavaScript untuk menampilkannya. Aktifkan di browser, lalu muat ulang halaman.
init-sportsbook-open = Ke sportsbook
sign-in-text = Masuk untuk memasang taruhan dan melihat saldo Anda.
sign-in-open = Masuk
sign-in-script = Untuk masuk diperlukan JavaScript. Aktifkan di browser, lalu muat ulang halaman.
sign-up-text = Buka akun untuk bertaruh.
password-new-text = Masukkan alamat email akun Anda. Kami akan mengirim tautan untuk memilih kata sandi baru.
password-edit-text = Buka tautan di email kami untuk memilih kata sandi baru.
confirmation-text = Masukkan alamat email Anda. Kami akan mengirim ulang tautan konfirmasinya.
unlock-text = Masukkan alamat email Anda, dan kami akan mengirim tautan untuk membuka kunci akun Anda.
form-script = Formulir ini memerlukan JavaScript. Aktifkan di browser, lalu muat ulang halaman.
cybersport-title = Taruhan esports: odds untuk setiap game
cybersport-description = Odds untuk game komputer: setiap game dengan laga berikutnya dan semua pasarannya, live maupun sebelum mulai.
promotions-title = Promosi, bonus, dan freebet
promotions-description = Promosi yang sedang berlangsung: bonus, parlay dengan boost, dan freebet, masing-masing dengan syarat dan hari terakhirnya.
cybersport-none = Saat ini tidak ada laga esports yang menerima taruhan.
to-sports = Lihat semua olahraga

## Promotions

promotions-none = Saat ini tidak ada promosi.
promotion-from = Mulai
promotion-until = Sampai
promotion-terms = Syarat dan ketentuan
nav-right = Pintasan di samping slip taruhan
nav-deposit = Deposit

## Error pages

not-found-title = Ups, maaf. Kami tidak dapat menemukan halaman itu.
not-found-text = Halaman ini tidak ada, atau laganya sudah selesai.
error-title = Ups! Maaf, terjadi kesalahan.
error-text = Silakan kembali beberapa saat lagi.
error-home = Ke beranda
blocked-title = Maaf, saat ini kami tidak tersedia di negara Anda.
blocked-text = Lisensi situs ini tidak mencakup negara tempat Anda berada.
locked-title = Akses ditolak
locked-text = Maaf, Anda tidak memiliki izin untuk melihat halaman ini.

favourite = Favorit:
favourite-match = Laga ini
