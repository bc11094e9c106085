### The calculation of a payout.

sum-stake = Tutar
sum-stake-free = Bedava bahis tutarı
sum-lines = { $count ->
    [one] { $win } seçimli { $count } kolon: kolonun tutarı
   *[other] { $win } seçimli { $count } kolon: her kolonun tutarı
}
sum-line = Kolon { $number }
sum-more-lines = { $count ->
    [one] { $count } kolon daha
   *[other] { $count } kolon daha, toplam
}
sum-half_win = Yarı kazandı: ({ $odds } + 1) ÷ 2
sum-refund = Geçersiz: tutar iade, 1 sayılır
sum-half_lose = Yarı kaybetti: yarısı sayılır
sum-lose = Kaybetti: 0 sayılır
sum-custom-odds = Bahis oluşturucu oranı
sum-odds = Toplam oran, tam değer
sum-mean = Kolon başına ortalama oran
sum-boost = Kombine bonusu
sum-product = Tutar × oran
sum-stake-kept = Bedava bahis tutarı iade edilmez
sum-now = Güncel oranlarla
sum-cut = Bizim payımız
sum-rounded = { $decimals ->
    [0] Bir kez tam tutara yuvarlandı
    [one] Bir kez { $decimals } ondalık basamağa yuvarlandı
   *[other] Bir kez { $decimals } ondalık basamağa yuvarlandı
}
sum-capped = En yüksek ödemeyle sınırlı
sum-possible = Olası kazanç
sum-returned = Ödeme
sum-winnings = Net kazanç
sum-loss = Net sonuç
sum-freebet-back = Tutar bedava bahis olarak iade
