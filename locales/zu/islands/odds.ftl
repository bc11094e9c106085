### Ama-odds nezimakethe.

odds-live = Bukhoma
odds-suspended = Kumisiwe
odds-gone = Akusatholakali
odds-closed = Ukubheja kuvaliwe
odds-postponed = Kuhlehlisiwe
odds-rescheduled = Usuku olusha
odds-called-off = Kukhanseliwe
odds-as-of = Ama-odds abuyekezwe:
odds-all-lines = Yonke imigqa
odds-more = Ezinye izimakethe
odds-all-markets = Zonke
odds-search = Sesha izimakethe
odds-no-prices = Awekho ama-odds okwamanje
odds-up = Ama-odds anyukile
odds-down = Ama-odds ehlile
odds-finished = Umphumela wokugcina
odds-builder = I-Bet Builder
odds-builder-text = Hlanganisa okukhethiwe kwalo mdlalo ebhethini eyodwa
odds-over = Uphelile
odds-no-market = Imakethe ivaliwe
odds-nothing-found = Azikho izimakethe ezitholakele
odds-half-time = HT
odds-pause = Ikhefu
odds-moves = Ukunyakaza kwama-odds kulokhu kuvakasha
odds-no-data = Ayikho idatha
odds-favourite = Intandokazi:
