event-markets-all = Tutti i mercati
