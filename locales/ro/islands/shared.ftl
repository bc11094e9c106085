### Texte comune.

## Avertismente

alert-error-title = A apărut o problemă
alert-error-text = Încearcă din nou mai târziu.
island-retry = Încearcă din nou
odds-format-not-saved = Formatul cotelor nu a fost salvat
odds-format-not-saved-text = Se aplică pe acest dispozitiv, dar nu a putut fi salvat în contul tău.

## Time zone

time-zone = Fus orar
time-zone-site = Ora site-ului ({ $offset })
time-zone-own = Ora ta ({ $offset })

## Pariuri: tip, stare și rezultat

slip-type-single = Simplu
slip-type-combo = Combinat
slip-combo-name = { $count ->
    [2] Dublu
    [3] Triplu
   *[other] Combinat de { $count }
}
slip-type-system = Sistem
slip-type-custom_bet = Bet Builder
slip-type-singles = Simple
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
   *[other] Sistem { $win } din { $total }
}
slip-lines = { $count ->
    [one] { $count } variantă
    [few] { $count } variante
   *[other] { $count } de variante
}
bets-with-trader = În verificare la un trader
bet-status-submitted = În verificare
bet-status-waiting_results = Activ
bet-status-ready_to_process = Se finalizează
bet-status-done = Finalizat
bet-status-cancelled = Anulat
bet-status-rejected = Neacceptat
bet-status-withdrawn = Retras
bet-status-cashed_out = Cash Out efectuat
bet-status-cashout_in_progress = Cash Out în curs…
bet-result-no_results = Activ
bet-result-canceled = Anulat
bet-result-win_entire = Câștigat
bet-result-lose_entire = Pierdut
bet-result-refund_entire = Returnat
bet-result-refund_half_win_other = Jumătate câștigat
bet-result-refund_half_lose_other = Jumătate pierdut
bet-result-cashed_out = Cash Out efectuat

## Distribuirea unui pariu

slip-share-title = Distribuie sau introdu un cod
slip-share = Distribuie acest pariu
slip-share-code = Cod
slip-share-pass = Distribuie linkul
slip-share-copied = Link copiat.
slip-share-not-copied = Linkul nu a putut fi copiat. Selectează-l mai sus.
slip-share-failed = Pariul nu a putut fi distribuit. Încearcă din nou.
slip-code-label = Codul unui pariu distribuit
slip-code-go = Deschide

## Calcule

sum-title = Cum se calculează
