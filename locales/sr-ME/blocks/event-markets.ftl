event-markets-all = Sve igre
