event-markets-all = Alle markeder
