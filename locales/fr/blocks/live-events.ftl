live-events-all = Tous les matchs en direct
