### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = Terjadi kesalahan
alert-error-text = Silakan coba lagi nanti.
island-retry = Coba lagi
odds-format-not-saved = Format odds tidak tersimpan
odds-format-not-saved-text = Format ini berlaku di perangkat ini, tetapi tidak dapat disimpan ke akun Anda.

## Time zone

time-zone = Zona waktu
time-zone-site = Waktu situs ({ $offset })
time-zone-own = Waktu Anda ({ $offset })

## Bets: type, state and result

slip-type-single = Tunggal
slip-type-combo = Parlay
slip-combo-name = Parlay { $count }
slip-type-system = Sistem
slip-type-custom_bet = Bet builder
slip-type-singles = Tunggal
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Sistem { $win } dari { $total }
}
slip-lines = { $count } kombinasi
bets-with-trader = Sedang diperiksa trader
bet-status-submitted = Sedang diperiksa
bet-status-waiting_results = Berjalan
bet-status-ready_to_process = Sedang dihitung
bet-status-done = Selesai
bet-status-cancelled = Dibatalkan
bet-status-rejected = Tidak diterima
bet-status-withdrawn = Ditarik
bet-status-cashed_out = Sudah cash out
bet-status-cashout_in_progress = Memproses cash out…
bet-result-no_results = Berjalan
bet-result-canceled = Batal
bet-result-win_entire = Menang
bet-result-lose_entire = Kalah
bet-result-refund_entire = Dikembalikan
bet-result-refund_half_win_other = Menang setengah
bet-result-refund_half_lose_other = Kalah setengah
bet-result-cashed_out = Sudah cash out

## Sharing a bet

slip-share-title = Bagikan atau masukkan kode
slip-share = Bagikan taruhan ini
slip-share-code = Kode
slip-share-pass = Bagikan tautan
slip-share-copied = Tautan disalin.
slip-share-not-copied = Tautan tidak bisa disalin. Pilih tautan di atas.
slip-share-failed = Taruhan tidak bisa dibagikan. Silakan coba lagi.
slip-code-label = Kode taruhan yang dibagikan
slip-code-go = Buka

## Calculations

sum-title = Cara menghitungnya
