### Testi comuni.

## Avvisi

alert-error-title = Qualcosa è andato storto
alert-error-text = Riprova più tardi.
island-retry = Riprova
odds-format-not-saved = Formato quote non salvato
odds-format-not-saved-text = Vale su questo dispositivo, ma non è stato possibile salvarlo nel tuo conto.

## Time zone

time-zone = Fuso orario
time-zone-site = Ora del sito ({ $offset })
time-zone-own = Ora locale ({ $offset })

## Scommesse: tipo, stato ed esito

slip-type-single = Singola
slip-type-combo = Multipla
slip-combo-name = { $count ->
    [2] Doppia
    [3] Tripla
   *[other] Multipla da { $count }
}
slip-type-system = Sistema
slip-type-custom_bet = Bet builder
slip-type-singles = Singole
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
   *[other] Sistema { $win } su { $total }
}
slip-lines = { $count ->
    [one] { $count } colonna
   *[other] { $count } colonne
}
bets-with-trader = In verifica da un operatore
bet-status-submitted = In verifica
bet-status-waiting_results = Aperta
bet-status-ready_to_process = In refertazione
bet-status-done = Conclusa
bet-status-cancelled = Cancellata
bet-status-rejected = Non accettata
bet-status-withdrawn = Ritirata
bet-status-cashed_out = Cash out eseguito
bet-status-cashout_in_progress = Cash out in corso…
bet-result-no_results = Aperta
bet-result-canceled = Annullata
bet-result-win_entire = Vinta
bet-result-lose_entire = Persa
bet-result-refund_entire = Rimborsata
bet-result-refund_half_win_other = Mezza vinta
bet-result-refund_half_lose_other = Mezza persa
bet-result-cashed_out = Cash out eseguito

## Condividere una scommessa

slip-share-title = Condividi o inserisci un codice
slip-share = Condividi questa scommessa
slip-share-code = Codice
slip-share-pass = Condividi link
slip-share-copied = Link copiato.
slip-share-not-copied = Non è stato possibile copiare il link. Selezionalo qui sopra.
slip-share-failed = Non è stato possibile condividere la scommessa. Riprova.
slip-code-label = Codice di una scommessa condivisa
slip-code-go = Apri

## Calcoli

sum-title = Come si calcola
