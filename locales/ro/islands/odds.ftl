### Cote și piețe.

odds-live = Live
odds-suspended = Suspendat
odds-gone = Nu mai este disponibil
odds-closed = Pariuri închise
odds-postponed = Amânat
odds-rescheduled = Dată nouă
odds-called-off = Anulat
odds-as-of = Cote din
odds-all-lines = Toate liniile
odds-more = Mai multe piețe
odds-all-markets = Toate
odds-search = Caută piețe
odds-no-prices = Încă fără cote
odds-up = Cota a crescut
odds-down = Cota a scăzut
odds-finished = Scor final
odds-builder = Bet Builder
odds-builder-text = Combină selecții din acest meci într-un singur pariu
odds-over = Încheiat
odds-no-market = Piață închisă
odds-nothing-found = Nicio piață găsită
odds-half-time = Pauză
odds-pause = Pauză
odds-moves = Istoricul cotelor din această vizită
odds-no-data = Fără date
odds-favourite = Favorit:
