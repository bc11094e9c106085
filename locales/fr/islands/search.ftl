### Recherche.

search-open = Rechercher
search-hint = Équipe, compétition ou marché
search-close = Fermer la recherche
search-recent = Recherches récentes
search-forget = Supprimer « { $query } »
search-short = Saisissez au moins 3 caractères d’une équipe, d’une compétition ou d’un marché.
search-matches = En direct et à venir
search-over = Matchs terminés
search-leagues = Compétitions
search-markets = Marchés
search-live = En direct
search-asking = Recherche…
search-count = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
search-nothing = Aucun résultat pour
search-nothing-text = Vérifiez l’orthographe, ou parcourez tous les sports et toutes les compétitions.
search-all = Tous les sports et compétitions
search-offline = Vous êtes hors ligne. La recherche reprendra dès le retour de la connexion.
search-failed = La recherche n’a pas fonctionné.
search-retry = Réessayer
