prematch-events-all = Tous les matchs
