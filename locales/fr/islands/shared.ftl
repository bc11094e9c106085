### Textes communs.

## Alertes

alert-error-title = Une erreur est survenue
alert-error-text = Veuillez réessayer plus tard.
island-retry = Réessayer
odds-format-not-saved = Format des cotes non enregistré
odds-format-not-saved-text = Il s’applique sur cet appareil, mais n’a pas pu être enregistré dans votre compte.

## Time zone

time-zone = Fuseau horaire
time-zone-site = Heure du site ({ $offset })
time-zone-own = Votre heure ({ $offset })

## Paris : type, état et résultat

slip-type-single = Simple
slip-type-combo = Combiné
slip-combo-name = { $count ->
    [2] Double
    [3] Triple
   *[other] Combiné de { $count }
}
slip-type-system = Système
slip-type-custom_bet = Pari sur mesure
slip-type-singles = Simples
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Système { $win } sur { $total }
}
slip-lines = { $count ->
    [one] { $count } combinaison
   *[other] { $count } combinaisons
}
bets-with-trader = Vérification par un trader
bet-status-submitted = En vérification
bet-status-waiting_results = En cours
bet-status-ready_to_process = Règlement en cours
bet-status-done = Réglé
bet-status-cancelled = Annulé
bet-status-rejected = Non accepté
bet-status-withdrawn = Retiré
bet-status-cashed_out = Cash out effectué
bet-status-cashout_in_progress = Cash out en cours…
bet-result-no_results = En cours
bet-result-canceled = Annulé
bet-result-win_entire = Gagné
bet-result-lose_entire = Perdu
bet-result-refund_entire = Remboursé
bet-result-refund_half_win_other = À moitié gagné
bet-result-refund_half_lose_other = À moitié perdu
bet-result-cashed_out = Cash out effectué

## Partage d’un pari

slip-share-title = Partager ou saisir un code
slip-share = Partager ce pari
slip-share-code = Code
slip-share-pass = Partager le lien
slip-share-copied = Lien copié.
slip-share-not-copied = Impossible de copier le lien. Sélectionnez-le ci-dessus.
slip-share-failed = Impossible de partager le pari. Veuillez réessayer.
slip-code-label = Code d’un pari partagé
slip-code-go = Ouvrir

## Calculs

sum-title = Détail du calcul
