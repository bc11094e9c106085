### The calculation of a payout. Loaded when it is opened.

sum-stake = Nilai taruhan
sum-stake-free = Nilai freebet
sum-lines = { $count } kombinasi isi { $win } pilihan: nilai taruhan per kombinasi
sum-line = Kombinasi { $number }
sum-more-lines = { $count } kombinasi lain, seluruhnya
sum-half_win = Menang setengah: ({ $odds } + 1) ÷ 2
sum-refund = Batal: nilai taruhan kembali, dihitung 1
sum-half_lose = Kalah setengah: dihitung setengah
sum-lose = Kalah: dihitung 0
sum-custom-odds = Odds bet builder
sum-odds = Total odds, tepat
sum-mean = Rata-rata odds per kombinasi
sum-boost = Boost
sum-product = Nilai taruhan × odds
sum-stake-kept = Nilai freebet tidak dikembalikan
sum-now = Dengan odds saat ini
sum-cut = Bagian kami
sum-rounded = { $decimals ->
    [0] Dibulatkan sekali ke nilai bulat
   *[other] Dibulatkan sekali ke { $decimals } desimal
}
sum-capped = Dibatasi pada pembayaran maksimum
sum-possible = Potensi pembayaran
sum-returned = Pembayaran
sum-winnings = Keuntungan
sum-loss = Hasil bersih
sum-freebet-back = Nilai taruhan kembali sebagai freebet
