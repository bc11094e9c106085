### Tri et filtres d’une liste.

listing-open = Trier et filtrer
listing-close = Fermer
listing-done = Voir les matchs
listing-clear = Supprimer tous les filtres
listing-start = Début
listing-any-time = N’importe quand
listing-hours = { $count ->
    [one] Dans l’heure
   *[other] Dans les { $count } heures
}
listing-today = Aujourd’hui
listing-tomorrow = Demain
listing-order = Ordre
listing-by-page = Recommandé
listing-by-start = Par heure de début
listing-by-bets = Par popularité
listing-by-sport = Par sport
listing-by-category = Par pays
listing-by-league = Par compétition
listing-reversed = { $name }, ordre inversé
listing-sport = Sport
listing-all-sports = Tous les sports
listing-cyber = E-sport
listing-regular = Sans e-sport
listing-bettable = Ouverts aux paris uniquement
listing-favourites = Mes favoris seulement
listing-sign-in = Connectez-vous pour voir vos favoris.
listing-sign-in-button = Se connecter
listing-remove = Supprimer le filtre : { $name }
listing-asking = Recherche de matchs
listing-found = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
listing-none = Aucun match ne correspond
listing-none-text = Supprimez un filtre pour en voir plus.
listing-more = Plus de matchs
listing-failed = Impossible de charger plus de matchs
listing-offline = Vous êtes hors ligne
listing-kept = Les matchs ci-dessus sont ceux chargés avec la page.
listing-retry = Réessayer
listing-parts = Parties de la liste
listing-part = Partie { $number } sur { $total }
listing-previous = Précédent
listing-next = Suivant
