event-markets-all = Tous les marchés
