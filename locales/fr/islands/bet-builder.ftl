### Pari sur mesure.

builder-intro = Choisissez au moins deux issues. Elles forment un seul pari avec une seule cote, et toutes doivent être gagnantes.
builder-close = Tous les marchés
builder-share = Partager ce pari
builder-copied = Lien copié
builder-not-shared = Impossible de copier le lien
builder-failed = Impossible de charger les marchés. Vérifiez votre connexion, puis réessayez.
builder-retry = Réessayer
builder-none = Aucune issue de ce match ne peut être combinée pour le moment.
builder-off = Le pari sur mesure n’est pas disponible pour le moment.
builder-closed = Les paris sur ce match sont clos.
builder-lost = { $count ->
    [one] { $count } sélection du pari partagé n’est plus proposée.
   *[other] { $count } sélections du pari partagé ne sont plus proposées.
}
builder-apart = Ne peut pas être combinée avec vos sélections
builder-tray = Votre pari sur mesure
builder-picks = { $count ->
    [one] { $count } sélection
   *[other] { $count } sélections
}
builder-remove = Retirer { $name }
builder-clear = Retirer toutes les sélections
builder-leg-suspended = Suspendue
builder-leg-gone = N’est plus proposée
builder-pick-more = { $count ->
    [one] Choisissez encore une issue pour voir la cote du pari sur mesure.
   *[other] Choisissez { $count } issues pour voir la cote du pari sur mesure.
}
builder-joined = Cote du pari sur mesure
builder-asking = Calcul de la cote du pari sur mesure…
builder-moved-up = En hausse, avant :
builder-moved-down = En baisse, avant :
builder-product = Et non { $product }, le produit des cotes : ces issues dépendent les unes des autres.
builder-spoken = Cote du pari sur mesure : { $odds }
builder-gone = N’est plus proposé : { $names }. Retirez cette sélection pour voir la cote.
builder-waiting = Suspendu : { $names }. La cote reviendra à la reprise des paris.
builder-impossible = Ces issues ne peuvent pas toutes être gagnantes. Changez-en une.
builder-not-joinable = L’une de ces issues ne peut pas être combinée avec les autres. Modifiez vos sélections.
builder-suspended = L’une de ces issues vient d’être suspendue. La cote reviendra à la reprise des paris.
builder-refused = Ces issues ne peuvent pas être combinées. Changez-en une.
builder-unanswered = Impossible de charger la cote du pari sur mesure.
builder-add = Ajouter au panier · { $odds }
builder-add-empty = Ajouter au panier
builder-in-slip = Dans votre panier · Ouvrir
builder-replaces = Remplace le pari sur mesure de votre panier.
builder-alone = Un pari sur mesure se place seul. Vos autres sélections restent dans le panier ; retirez-les avant de le placer.
