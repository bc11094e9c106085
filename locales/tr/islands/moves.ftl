### Messages of the price history, loaded when it is opened.

moves-close = Kapat
moves-none = Sayfa açıldığından beri hiçbir oran değişmedi
moves-up = Oran yükseldi
moves-down = Oran düştü
moves-suspended = Askıda
moves-open = Yeniden açık
