### Cotes et marchés.

odds-live = En direct
odds-suspended = Suspendu
odds-gone = N’est plus proposé
odds-closed = Paris clos
odds-postponed = Reporté
odds-rescheduled = Nouvelle date
odds-called-off = Annulé
odds-as-of = Cotes du
odds-all-lines = Toutes les lignes
odds-more = Plus de marchés
odds-all-markets = Tous
odds-search = Rechercher un marché
odds-no-prices = Pas encore de cotes
odds-up = Cote en hausse
odds-down = Cote en baisse
odds-finished = Score final
odds-builder = Pari sur mesure
odds-builder-text = Combinez des sélections de ce match en un seul pari
odds-over = Terminé
odds-no-market = Marché fermé
odds-nothing-found = Aucun marché trouvé
odds-half-time = Mi-temps
odds-pause = Pause
odds-moves = Historique des cotes de cette visite
odds-no-data = Pas de données
odds-favourite = Favori :
