### Panier : d’abord les textes des pages, puis ceux du navigateur.

## Panier : le panneau

slip-title = Panier
slip-tab-slip = Panier
slip-tab-bets = Mes paris
slip-close = Fermer le panier
slip-empty-title = Votre panier est vide
slip-empty-text = Touchez une cote pour l’ajouter ici.
slip-quick-bet = Pari rapide
slip-code = Vous avez un code ?
slip-code-open = Ouvrir

## Panier : sélections

slip-selections = { $count ->
    [one] { $count } sélection
   *[other] { $count } sélections
}
slip-selections-label = Sélections
slip-remove = Retirer { $name }
slip-clear = Tout retirer
slip-emptied = Panier vidé
slip-undo = Annuler
slip-price-moved = { $from } → { $to } depuis l’ajout
slip-price-changed = La cote a changé : { $from } → { $to }
slip-moves = Historique des cotes de cette visite
slip-suspended = Suspendue : aucun pari pour le moment
slip-suspended-provider = Suspendue : pas de données
slip-unavailable = N’est plus proposée
slip-live = En direct
slip-bar-open = Panier
slip-bar-singles = { $count ->
    [one] { $count } pari simple
   *[other] { $count } paris simples
}
slip-bar-no-stake = Pas encore de mise
slip-bar-remove = Retirez une sélection pour continuer
slip-conflict-here-same_match = Ne peut pas être combinée avec une autre sélection du même match
slip-conflict-here-outright = Ne peut pas être combinée avec une autre sélection de la même compétition
slip-conflict-here-mixed_providers = Ne peut pas être combinée avec les autres sélections
slip-conflict-here-system_provider = Non acceptée dans un pari système
slip-conflict-here-custom_bet_match = Ne fait pas partie du match du pari sur mesure
slip-conflict-here-custom_bet_alone = Ne peut pas être placée avec un pari sur mesure

## Panier : le pari

slip-stake = Mise
slip-stake-currency = Mise en { $currency }
slip-quick-add = Miser { $amount }
slip-quick-amounts = Montants rapides
slip-odds = Cote totale
slip-return = Gain potentiel
slip-types = Type de pari
slip-join = En faire un pari sur mesure · { $odds }
slip-join-asking = Recherche d’un pari sur mesure…
slip-refusal-no_system_type = { $count ->
    [one] Un pari système demande plus de sélections.
   *[other] Aucun système n’est disponible pour { $count } sélections.
}
slip-refusal-multi_single_unavailable = Ces sélections ne peuvent pas être placées en plusieurs paris simples.
slip-system = Système
slip-system-option = { $count ->
    [one] { $win } sur { $total } · { $count } combinaison
   *[other] { $win } sur { $total } · { $count } combinaisons
}
slip-return-currency = Gain en { $currency }
slip-by-return = Fixer le gain
slip-by-stake = Fixer la mise
slip-line-stake = Mise par combinaison
slip-stake-freebet = Freebet
slip-max = Max
slip-max-label = Miser le maximum
slip-max-failed = Impossible de charger la mise maximale. Réessayez.
slip-total-stake = Mise totale
slip-lines-of = { $count ->
    [one] { $count } combinaison à { $amount }
   *[other] { $count } combinaisons à { $amount }
}
slip-boosted-odds = Cote boostée

## Panier : pourquoi le pari est bloqué

slip-stake-empty = Saisissez une mise.
slip-stake-negative = Une mise ne peut pas être négative.
slip-stake-exponent = Saisissez le montant en entier, par exemple 1000.
slip-stake-not_a_number = Saisissez le montant en chiffres, par exemple { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Pas de décimales en { $currency }. Saisissez un montant entier.
    [one] Les montants en { $currency } ont au plus { $decimals } décimale.
   *[other] Les montants en { $currency } ont au plus { $decimals } décimales.
}
slip-stake-too_large = Ce montant est trop élevé.
slip-stake-not-positive = La mise doit être supérieure à zéro.
slip-stake-below-min = La mise minimale est de { $amount }.
slip-stake-above-max = La mise maximale est de { $amount }.
slip-stake-own-limit = Votre propre limite vous laisse { $amount } à miser.
slip-stake-own-limit-until = Votre propre limite vous laisse { $amount } à miser. Réinitialisation : { $moment }.
slip-stake-above-balance = Votre solde est de { $amount }. Réduisez la mise.
slip-balance-empty = Votre solde est de { $amount }.
slip-currency-unlisted = Il n’est pas possible de parier en { $currency } ici.
slip-deposit = Dépôt
slip-blocked-suspended = { $count ->
    [one] Une sélection est suspendue. Attendez sa réouverture ou retirez-la.
   *[other] { $count } sélections sont suspendues. Attendez leur réouverture ou retirez-les.
}
slip-changed = { $count ->
    [one] Une cote a changé. Vérifiez-la avant de continuer.
   *[other] { $count } cotes ont changé. Vérifiez-les avant de continuer.
}
slip-gone = { $count ->
    [one] Une sélection n’est plus proposée.
   *[other] { $count } sélections ne sont plus proposées.
}
slip-conflict-same_match = Deux de vos sélections viennent du même match. Retirez-en une pour continuer.
slip-conflict-outright = Deux de vos sélections portent sur la même compétition. Retirez-en une pour continuer.
slip-conflict-joinable = Deux de vos sélections viennent du même match. Faites-en un pari sur mesure ou retirez-en une.
slip-conflict-mixed_providers = Ces sélections ne peuvent pas être combinées en un seul pari. Retirez-en une pour continuer.
slip-conflict-system_provider = Certaines sélections ne sont pas acceptées dans un pari système. Retirez-les ou choisissez un autre type.
slip-conflict-custom_bet_match = Un pari sur mesure combine des sélections d’un seul match. Retirez les autres pour continuer.
slip-conflict-custom_bet_alone = Un pari sur mesure se place seul. Retirez les autres sélections pour continuer.
slip-custom-disabled = Les paris sur mesure ne sont pas acceptés pour le moment.
slip-custom-too-short = Un pari sur mesure demande au moins deux sélections.
slip-custom-odds-missing = Calcul de la cote de ce pari sur mesure.
slip-custom-changed = La cote de votre pari sur mesure a changé. Vérifiez-la avant de continuer.
slip-return-too-small = Ce pari ne peut pas rapporter plus que sa mise.
slip-freebet-pending = Nous vérifions si votre freebet convient à ce pari. Vous pouvez aussi saisir votre propre mise.

## Panier : le bouton

slip-accept = Accepter les changements
slip-accept-remove = { $count ->
    [one] Accepter et retirer { $count } sélection
   *[other] Accepter et retirer { $count } sélections
}
slip-accept-only-remove = { $count ->
    [one] Retirer la sélection
   *[other] Retirer { $count } sélections
}
slip-sign-in = Se connecter pour parier
slip-offline = Pas de connexion
slip-place = { $count ->
    [one] Parier · { $amount }
   *[other] Placer { $count } paris · { $amount }
}
slip-place-freebet = { $count ->
    [one] Utiliser le freebet · { $amount }
   *[other] Utiliser { $count } freebets · { $amount }
}
slip-place-both = { $count ->
    [one] Parier · { $amount } et freebet { $free }
   *[other] Placer { $count } paris · { $amount } et freebet { $free }
}
slip-place-empty = { $count ->
    [one] Parier
   *[other] Placer { $count } paris
}
slip-placing = { $count ->
    [one] Votre pari est en cours d’envoi…
   *[other] Vos { $count } paris sont en cours d’envoi…
}

## Panier : réponses

slip-error-invalid-odds = Les cotes ont changé pendant la prise du pari. Vérifiez les nouvelles cotes et pariez de nouveau.
slip-error-invalid-custom-odds = La cote de ce pari sur mesure a changé. Vérifiez la nouvelle cote et pariez de nouveau.
slip-error-suspended = Une sélection a été suspendue pendant la prise du pari. Le pari n’a pas été placé.
slip-error-funds = Votre solde est insuffisant pour cette mise. Le pari n’a pas été placé.
slip-error-stake = Cette mise n’est pas acceptée. Le pari n’a pas été placé.
slip-error-not-placed = Le pari n’a pas été placé et rien n’a été prélevé sur votre solde. Vous pouvez parier de nouveau.
slip-error-maybe-placed = Nous ne pouvons pas savoir si le pari a été placé : il y en a plusieurs identiques parmi vos paris. Consultez Mes paris avant de le placer de nouveau.
slip-other-player = La session ouverte est celle d’un autre joueur
slip-other-player-text = Aucun pari n’a été placé. Vérifiez le compte en haut de la page, puis placez le pari de nouveau.
slip-error-default = Le pari n’a pas été placé. Veuillez réessayer.
slip-unanswered-title = Nous ne savons pas encore si votre pari a été placé
slip-unanswered-text = Nous n’avons pas reçu de réponse. Nous recherchons votre pari pour qu’il ne soit pas placé deux fois. Cela peut prendre jusqu’à { $seconds } secondes.
slip-unanswered-waiting = Votre pari n’a pas pu être recherché. Vérifiez votre connexion, puis relancez la recherche.
slip-unanswered-looking = Recherche de votre pari…
slip-unanswered-look = Relancer
slip-receipt-lost-text = La réponse s’est perdue en route, mais nous avons bien reçu votre pari, une seule fois.
slip-receipt-ref = Référence
slip-keep = Garder les sélections
slip-done = OK
slip-error-municipality = Votre profil n’indique pas de commune. Ajoutez-la, puis pariez de nouveau.
slip-error-win-too-small = À cette cote, le pari ne peut pas rapporter plus que sa mise. Il n’a pas été placé.
slip-error-elsewhere = Un pari est en cours dans un autre onglet. Attendez sa fin, puis pariez de nouveau ici.
slip-receipt-placed = { $count ->
    [one] Pari placé
   *[other] { $count } paris placés
}
slip-receipt-placed-text = { $count ->
    [one] Il se trouve dans Mes paris.
   *[other] Ils se trouvent dans Mes paris.
}
slip-receipt-checking = { $count ->
    [one] Pari reçu, en cours de vérification
   *[other] { $count } paris reçus, en cours de vérification
}
slip-receipt-checking-text = Rien n’est placé pour l’instant. La décision s’affiche ici et dans Mes paris, en général en quelques secondes.
slip-receipt-review = { $count ->
    [one] Pari reçu, en cours de vérification
   *[other] { $count } paris reçus, en cours de vérification
}
slip-receipt-review-text = Rien n’est placé pour l’instant. Un trader vérifie d’abord ; la décision s’affiche ici et dans Mes paris.
slip-receipt-rejected = Pari non accepté
slip-receipt-rejected-text = La cote ou le marché a changé avant l’acceptation du pari. Votre mise est de retour sur votre solde.
slip-receipt-missing = { $count ->
    [one] Un pari n’a pas été placé ; rien n’a été prélevé pour lui.
   *[other] { $count } paris n’ont pas été placés ; rien n’a été prélevé pour eux.
}
slip-receipt-moved = Accepté à une cote modifiée, comme le permettent vos réglages.
slip-placed-view = Voir
slip-placed-close = Fermer ce message

## Panier : bonus

slip-bonus = Bonus
slip-bonus-none = Aucun bonus
slip-bonus-comboboost = Combiné boosté
slip-boost-next = { $count ->
    [one] { $boost } avec { $count } autre sélection cotée { $odds } ou plus
   *[other] { $boost } avec { $count } autres sélections cotées { $odds } ou plus
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, gain net seul
slip-bonus-freebet_all_win = Freebet, mise et gain
slip-bonus-freebet_no_risk = Mise rendue en freebet
slip-bonus-hunting = Chasse
slip-bonus-tournament = Tournoi
slip-bonus-lootbox = Coffre
slip-bonus-about-comboboost = Booste la cote de ce combiné.
slip-bonus-about-freebet = Nous offrons la mise. Si le pari est gagnant, vous recevez le gain net, sans la mise.
slip-bonus-about-freebet_only_win = Nous offrons la mise. Si le pari est gagnant, vous recevez le gain net, sans la mise.
slip-bonus-about-freebet_all_win = Nous offrons la mise. Si le pari est gagnant, vous recevez la mise et le gain net.
slip-bonus-about-freebet_no_risk = Vous payez la mise. Si le pari est perdant, votre mise vous est rendue en freebet.
slip-bonus-about-hunting = Ce pari rapporte des points pour votre chasse.
slip-bonus-about-tournament = Ce pari rapporte des points pour votre tournoi.
slip-bonus-about-lootbox = Ce pari rapporte des points pour votre coffre.

## Panier : pari rapide

slip-quick-bet-stake = Pari rapide
slip-quick-bet-ready = Activé : en touchant une cote, vous misez aussitôt { $amount }.
slip-quick-bet-not-approved = Saisissez une mise et activez le pari rapide ; d’ici là, les cotes vont dans votre panier.
slip-quick-bet-approve = Activer le pari rapide · { $amount }
slip-quick-bet-approve-empty = Saisissez une mise
slip-quick-bet-placing = Mise de { $amount } sur { $name } à { $odds } : { $event }, { $market }…
slip-quick-bet-placed = Pari rapide placé
slip-quick-bet-checking = Pari rapide reçu, en cours de vérification
slip-quick-bet-review = Pari rapide reçu, en cours de vérification
slip-quick-bet-rejected = Pari rapide non accepté
slip-quick-bet-error = Pari rapide non placé
slip-quick-bet-text = { $event } · { $market } : { $name } à { $odds } · { $amount }
slip-quick-bet-on = Pari rapide activé · { $amount }
slip-quick-bet-off = Désactiver
slip-quick-bet-idle = Le pari rapide est désactivé
slip-quick-bet-idle-text = Aucun pari rapide depuis { $minutes } minutes. Vous pouvez le réactiver dans le panier.

## Panier : partage

slip-share-converted = La mise partagée de { $from } est convertie en { $to }.
slip-code-loading = Ouverture du pari partagé…
slip-code-not_found = Aucun pari trouvé. Vérifiez le code.
slip-code-nothing_left = Plus aucune sélection de ce pari n’est proposée. Essayez un autre pari.
slip-code-later = Impossible d’ouvrir le pari partagé. Réessayez plus tard.
slip-code-close = Fermer
slip-code-ask = { $count ->
    [one] Le pari partagé compte { $count } sélection, et votre panier n’est pas vide. L’ajouter, ou remplacer le panier ?
   *[other] Le pari partagé compte { $count } sélections, et votre panier n’est pas vide. Les ajouter, ou remplacer le panier ?
}
slip-code-answer-add = Ajouter au panier
slip-code-answer-replace = Remplacer le panier
slip-code-answer-cancel = Laisser tel quel

## Panier : réglages

slip-settings = Réglages du panier
slip-accept-mode = Si la cote change pendant la prise du pari
slip-accept-mode-none = Me demander à chaque changement
slip-accept-mode-higher = Accepter les hausses, demander pour les baisses
slip-accept-mode-any = Accepter tous les changements
slip-quick-own = Vos montants rapides en { $currency }
slip-quick-own-field = Montant rapide { $number }
slip-quick-save = Enregistrer les montants
slip-quick-saved = Vos montants sont enregistrés.
slip-quick-invalid = Saisissez chaque montant en chiffres et supérieur à zéro, ou laissez le champ vide.
slip-settings-failed = Vos réglages n’ont pas pu être enregistrés. Veuillez réessayer.
slip-odds-format = Format des cotes
slip-odds-format-european = Décimal
slip-odds-format-british = Fractionnaire
slip-odds-format-american = Américain
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malais
slip-odds-format-indonesian = Indonésien
