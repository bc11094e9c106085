### Le mie scommesse.

bets-sign-in = Accedi per vedere le tue scommesse.
bets-sign-in-button = Accedi
bets-filter = Filtra scommesse
bets-filter-all = Tutte
bets-filter-open = Aperte
bets-filter-settled = Concluse
bets-result-win = Vinte
bets-result-lose = Perse
bets-result-refund = Rimborsate
bets-live = Live
bets-score = Punteggio
bets-half-time = Intervallo
bets-pause = Pausa
bets-finished = Risultato finale
bets-loading = Caricamento delle scommesse…
bets-count = { $count ->
    [one] { $count } scommessa
   *[other] { $count } scommesse
}
bets-empty-all = Non hai ancora scommesse. Quelle che piazzi appaiono qui.
bets-empty-open = Non hai scommesse aperte.
bets-empty-settled = Non hai ancora scommesse concluse.
bets-empty-win = Non hai ancora scommesse vinte.
bets-empty-lose = Non hai scommesse perse.
bets-empty-refund = Non hai scommesse rimborsate.
bets-failed = Non è stato possibile caricare le tue scommesse.
bets-retry = Riprova
bets-older = Mostra scommesse precedenti
bets-loading-older = Caricamento delle scommesse precedenti…
bets-stake = Puntata
bets-freebet = Freebet
bets-odds = Quota
bets-boosted-odds = Quota maggiorata
bets-possible-return = Vincita potenziale
bets-returned = Accreditato
bets-cashed-out = Cash out
bets-ref = Riferimento { $ref }
bets-loading-sum = Calcolo in corso…
bets-differs-open = Questa scommessa è registrata con una vincita potenziale di { $told }; secondo il nostro calcolo è { $ours }. Vale l’importo registrato.
bets-differs-settled = Questa scommessa ha pagato { $told }; secondo il nostro calcolo è { $ours }. Contatta l’assistenza e indica il riferimento della scommessa.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Al momento nessuna offerta di cash out
bets-cashout-question = Incassare { $amount } adesso? La scommessa finisce e rinunci alla vincita potenziale di { $possible }.
bets-cashout-gain = { $difference } in più della puntata
bets-cashout-loss = { $difference } in meno della puntata
bets-cashout-even = Esattamente la tua puntata
bets-cashout-changed = L’offerta è cambiata: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Mantieni la scommessa
bets-part-amount = Importo del cash out
bets-part-question = Incassare { $amount } adesso per { $part } della puntata? { $rest } restano in gioco, con una vincita potenziale di { $possible }.
bets-part-done = Cash out di { $amount } per { $part } della puntata
bets-order = Cash out automatico
bets-order-amount = Cash out non appena l’offerta raggiunge
bets-order-range = Più di { $offer }, al massimo { $possible }
bets-order-note = Solo finché una pagina di questo sito è aperta e visibile. In background, offline o a pagina chiusa il cash out non viene eseguito.
bets-order-set = Attiva
bets-order-waits = Cash out automatico da { $amount } in su
bets-order-cancel = Disattiva
bets-cashout-withdrawn = Al momento non c’è un’offerta. Il cash out non è stato eseguito.
bets-cashout-processing = Cash out di { $amount } in corso…
bets-cashout-in-progress = Cash out in corso…
bets-cashout-refused = Cash out non eseguito. La tua scommessa è ancora in gioco.
bets-cashout-close = Chiudi
bets-cashout-unanswered = Non sappiamo ancora se il cash out è stato eseguito. Stiamo verificando prima che tu possa riprovare.
bets-cashout-look = Cerca di nuovo
bets-cashout-looking = Ricerca della tua scommessa…
bets-cashout-not-done = Cash out non eseguito
bets-cashout-not-done-text = La tua scommessa è ancora in gioco. Puoi riprovare.
bets-cashout-done = Cash out eseguito: { $amount }
bets-cashout-done-text = L’importo è nel tuo saldo.
bets-reuse = Rigioca
bets-reuse-gone = Nessuna di queste selezioni è ancora disponibile.
bets-reuse-failed = Non è stato possibile caricare le quote aggiornate. Riprova.
bets-reuse-some-gone = { $count ->
    [one] { $count } selezione non è più disponibile
   *[other] { $count } selezioni non sono più disponibili
}
bets-statement = Estratto conto
bets-from = Dal
bets-to = Al
bets-print = Stampa
bets-csv = Scarica CSV
bets-net = Risultato netto
