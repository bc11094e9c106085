event-markets-all = Alle markten
