### Messages of the price history, loaded when it is opened.

moves-close = Kapat
moves-none = Sayfa açıldığından beri bu oran değişmedi.
moves-none-market = Sayfa açıldığından beri bu oranların hiçbiri değişmedi.
moves-up = Oran yükseldi
moves-down = Oran düştü
moves-suspended = Askıda
moves-open = Yeniden açık
