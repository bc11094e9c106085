### Mes paris.

bets-sign-in = Connectez-vous pour voir vos paris.
bets-sign-in-button = Se connecter
bets-filter = Filtrer les paris
bets-filter-all = Tous
bets-filter-open = En cours
bets-filter-settled = Réglés
bets-result-win = Gagnés
bets-result-lose = Perdus
bets-result-refund = Remboursés
bets-live = En direct
bets-score = Score
bets-half-time = Mi-temps
bets-pause = Pause
bets-finished = Score final
bets-loading = Chargement de vos paris…
bets-count = { $count ->
    [one] { $count } pari
   *[other] { $count } paris
}
bets-empty-all = Vous n’avez pas encore de paris. Ceux que vous placez apparaissent ici.
bets-empty-open = Vous n’avez pas de pari en cours.
bets-empty-settled = Vous n’avez pas encore de pari réglé.
bets-empty-win = Vous n’avez pas encore de pari gagné.
bets-empty-lose = Vous n’avez pas de pari perdu.
bets-empty-refund = Vous n’avez pas de pari remboursé.
bets-failed = Impossible de charger vos paris.
bets-retry = Réessayer
bets-older = Voir les paris plus anciens
bets-loading-older = Chargement des paris plus anciens…
bets-stake = Mise
bets-freebet = Freebet
bets-odds = Cote
bets-boosted-odds = Cote boostée
bets-possible-return = Gain potentiel
bets-returned = Montant reversé
bets-cashed-out = Cash out
bets-ref = Référence { $ref }
bets-loading-sum = Calcul en cours…
bets-differs-open = Ce pari est enregistré avec un gain potentiel de { $told } ; selon notre calcul, il est de { $ours }. Le montant enregistré fait foi.
bets-differs-settled = Ce pari a rapporté { $told } ; selon notre calcul, le montant est de { $ours }. Contactez l’assistance et indiquez la référence du pari.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Pas d’offre de cash out pour le moment
bets-cashout-question = Encaisser { $amount } maintenant ? Le pari prend fin et vous renoncez au gain potentiel de { $possible }.
bets-cashout-gain = { $difference } de plus que votre mise
bets-cashout-loss = { $difference } de moins que votre mise
bets-cashout-even = Exactement votre mise
bets-cashout-changed = L’offre a changé : { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Garder le pari
bets-part-amount = Montant à encaisser
bets-part-question = Encaisser { $amount } maintenant pour { $part } de votre mise ? { $rest } restent en jeu, avec un gain potentiel de { $possible }.
bets-part-done = Cash out de { $amount } pour { $part } de votre mise
bets-order = Cash out automatique
bets-order-amount = Cash out dès que l’offre atteint
bets-order-range = Plus de { $offer }, au maximum { $possible }
bets-order-note = Uniquement tant qu’une page de ce site est ouverte et visible. En arrière-plan, hors ligne ou page fermée, aucun cash out n’est effectué.
bets-order-set = Activer
bets-order-waits = Cash out automatique à partir de { $amount }
bets-order-cancel = Désactiver
bets-cashout-withdrawn = Aucune offre pour le moment. Le cash out n’a pas été effectué.
bets-cashout-processing = Cash out de { $amount } en cours…
bets-cashout-in-progress = Cash out en cours…
bets-cashout-refused = Cash out non effectué. Votre pari reste en jeu.
bets-cashout-close = Fermer
bets-cashout-unanswered = Nous ne savons pas encore si le cash out a été effectué. Nous vérifions avant que vous puissiez réessayer.
bets-cashout-look = Relancer
bets-cashout-looking = Recherche de votre pari…
bets-cashout-not-done = Cash out non effectué
bets-cashout-not-done-text = Votre pari reste en jeu. Vous pouvez réessayer.
bets-cashout-done = Cash out effectué : { $amount }
bets-cashout-done-text = Le montant est sur votre solde.
bets-reuse = Rejouer ce pari
bets-reuse-gone = Plus aucune de ces sélections n’est proposée.
bets-reuse-failed = Impossible de charger les cotes actuelles. Réessayez.
bets-reuse-some-gone = { $count ->
    [one] { $count } sélection n’est plus proposée
   *[other] { $count } sélections ne sont plus proposées
}
bets-statement = Relevé
bets-from = Du
bets-to = Au
bets-print = Imprimer
bets-csv = Télécharger le CSV
bets-net = Résultat net
