### Schedina: prima i testi delle pagine, poi quelli del browser.

## Schedina: il pannello

slip-title = Schedina
slip-tab-slip = Schedina
slip-tab-bets = Le mie scommesse
slip-close = Chiudi la schedina
slip-empty-title = La tua schedina è vuota
slip-empty-text = Tocca una quota per aggiungerla qui.
slip-quick-bet = Scommessa rapida
slip-code = Hai un codice?
slip-code-open = Apri

## Schedina: selezioni

slip-selections = { $count ->
    [one] { $count } selezione
   *[other] { $count } selezioni
}
slip-selections-label = Selezioni
slip-remove = Rimuovi { $name }
slip-clear = Rimuovi tutte
slip-emptied = Schedina svuotata
slip-undo = Annulla
slip-price-moved = { $from } → { $to } da quando l’hai aggiunta
slip-price-changed = Quota cambiata: { $from } → { $to }
slip-moves = Andamento delle quote in questa visita
slip-suspended = Sospesa: al momento niente scommesse
slip-suspended-provider = Sospesa: nessun dato
slip-unavailable = Non più disponibile
slip-live = Live
slip-bar-open = Schedina
slip-bar-singles = { $count ->
    [one] { $count } singola
   *[other] { $count } singole
}
slip-bar-no-stake = Nessuna puntata
slip-bar-remove = Rimuovi una selezione per continuare
slip-conflict-here-same_match = Non combinabile con un’altra selezione della stessa partita
slip-conflict-here-outright = Non combinabile con un’altra selezione della stessa competizione
slip-conflict-here-mixed_providers = Non combinabile con le altre selezioni
slip-conflict-here-system_provider = Non accettata in un sistema
slip-conflict-here-custom_bet_match = Non è della partita del bet builder
slip-conflict-here-custom_bet_alone = Non si può giocare insieme a un bet builder

## Schedina: la scommessa

slip-stake = Puntata
slip-stake-currency = Puntata in { $currency }
slip-quick-add = Punta { $amount }
slip-quick-amounts = Importi rapidi
slip-odds = Quota totale
slip-return = Vincita potenziale
slip-types = Tipo di scommessa
slip-join = Trasforma in bet builder · { $odds }
slip-join-asking = Ricerca di un bet builder…
slip-refusal-no_system_type = { $count ->
    [one] Per un sistema servono più selezioni.
   *[other] Nessun sistema è disponibile per { $count } selezioni.
}
slip-refusal-multi_single_unavailable = Queste selezioni non possono essere giocate come più singole.
slip-system = Sistema
slip-system-option = { $count ->
    [one] { $win } su { $total } · { $count } colonna
   *[other] { $win } su { $total } · { $count } colonne
}
slip-return-currency = Vincita in { $currency }
slip-by-return = Imposta vincita
slip-by-stake = Imposta puntata
slip-line-stake = Puntata per colonna
slip-stake-freebet = Freebet
slip-max = Max
slip-max-label = Punta il massimo
slip-max-failed = Non è stato possibile caricare la puntata massima. Riprova.
slip-total-stake = Puntata totale
slip-lines-of = { $count ->
    [one] { $count } colonna da { $amount }
   *[other] { $count } colonne da { $amount }
}
slip-boosted-odds = Quota maggiorata

## Schedina: perché non si può scommettere

slip-stake-empty = Inserisci una puntata.
slip-stake-negative = La puntata non può essere negativa.
slip-stake-exponent = Inserisci l’importo per intero, ad esempio 1000.
slip-stake-not_a_number = Inserisci l’importo in cifre, ad esempio { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Gli importi in { $currency } non hanno decimali. Inserisci un importo intero.
    [one] Gli importi in { $currency } hanno al massimo { $decimals } decimale.
   *[other] Gli importi in { $currency } hanno al massimo { $decimals } decimali.
}
slip-stake-too_large = Questo importo è troppo alto.
slip-stake-not-positive = La puntata deve essere superiore a zero.
slip-stake-below-min = La puntata minima è { $amount }.
slip-stake-above-max = La puntata massima è { $amount }.
slip-stake-own-limit = Il tuo limite personale ti lascia { $amount } da puntare.
slip-stake-own-limit-until = Il tuo limite personale ti lascia { $amount } da puntare. Si azzera: { $moment }.
slip-stake-above-balance = Il tuo saldo è { $amount }. Riduci la puntata.
slip-balance-empty = Il tuo saldo è { $amount }.
slip-currency-unlisted = Qui non si può scommettere in { $currency }.
slip-deposit = Deposita
slip-blocked-suspended = { $count ->
    [one] Una selezione è sospesa. Attendi che riapra o rimuovila.
   *[other] { $count } selezioni sono sospese. Attendi che riaprano o rimuovile.
}
slip-changed = { $count ->
    [one] Una quota è cambiata. Controllala prima di continuare.
   *[other] { $count } quote sono cambiate. Controllale prima di continuare.
}
slip-gone = { $count ->
    [one] Una selezione non è più disponibile.
   *[other] { $count } selezioni non sono più disponibili.
}
slip-conflict-same_match = Due delle tue selezioni sono della stessa partita. Rimuovine una per continuare.
slip-conflict-outright = Due delle tue selezioni sono della stessa competizione. Rimuovine una per continuare.
slip-conflict-joinable = Due delle tue selezioni sono della stessa partita. Trasformale in un bet builder o rimuovine una.
slip-conflict-mixed_providers = Queste selezioni non possono essere combinate in una scommessa. Rimuovine una per continuare.
slip-conflict-system_provider = Alcune di queste selezioni non sono accettate in un sistema. Rimuovile o scegli un altro tipo.
slip-conflict-custom_bet_match = Un bet builder combina selezioni di una sola partita. Rimuovi le altre per continuare.
slip-conflict-custom_bet_alone = Un bet builder si gioca da solo. Rimuovi le altre selezioni per continuare.
slip-custom-disabled = Al momento i bet builder non sono accettati.
slip-custom-too-short = Per un bet builder servono almeno due selezioni.
slip-custom-odds-missing = Calcolo della quota di questo bet builder.
slip-custom-changed = La quota del tuo bet builder è cambiata. Controllala prima di continuare.
slip-return-too-small = Questa scommessa non può pagare più della sua puntata.
slip-freebet-pending = Stiamo verificando se la tua freebet è valida per questa scommessa. Puoi anche inserire una puntata tua.

## Schedina: il pulsante

slip-accept = Accetta modifiche
slip-accept-remove = { $count ->
    [one] Accetta modifiche e rimuovi { $count }
   *[other] Accetta modifiche e rimuovi { $count }
}
slip-accept-only-remove = { $count ->
    [one] Rimuovi la selezione
   *[other] Rimuovi { $count } selezioni
}
slip-sign-in = Accedi per scommettere
slip-offline = Nessuna connessione
slip-place = { $count ->
    [one] Scommetti · { $amount }
   *[other] Gioca { $count } scommesse · { $amount }
}
slip-place-freebet = { $count ->
    [one] Gioca la freebet · { $amount }
   *[other] Gioca { $count } freebet · { $amount }
}
slip-place-both = { $count ->
    [one] Scommetti · { $amount } e freebet { $free }
   *[other] Gioca { $count } scommesse · { $amount } e freebet { $free }
}
slip-place-empty = { $count ->
    [one] Scommetti
   *[other] Gioca { $count } scommesse
}
slip-placing = { $count ->
    [one] Invio della scommessa…
   *[other] Invio di { $count } scommesse…
}

## Schedina: risposte

slip-error-invalid-odds = Le quote sono cambiate durante la giocata. Controlla le nuove quote e scommetti di nuovo.
slip-error-invalid-custom-odds = La quota di questo bet builder è cambiata. Controlla la nuova quota e scommetti di nuovo.
slip-error-suspended = Una selezione è stata sospesa durante la giocata. La scommessa non è stata piazzata.
slip-error-funds = Il tuo saldo non basta per questa puntata. La scommessa non è stata piazzata.
slip-error-stake = Questa puntata non è accettata. La scommessa non è stata piazzata.
slip-error-not-placed = La scommessa non è stata piazzata e nulla è stato prelevato dal tuo saldo. Puoi scommettere di nuovo.
slip-error-maybe-placed = Non possiamo sapere se la scommessa è stata piazzata: tra le tue scommesse ce n’è più di una uguale. Controlla in Le mie scommesse prima di piazzarla di nuovo.
slip-other-player = La sessione attiva è di un altro utente
slip-other-player-text = Nessuna scommessa è stata piazzata. Controlla il conto in alto nella pagina, poi piazza di nuovo la scommessa.
slip-error-default = La scommessa non è stata piazzata. Riprova.
slip-unanswered-title = Non sappiamo ancora se la tua scommessa è stata piazzata
slip-unanswered-text = Non c’è stata risposta. Stiamo cercando la tua scommessa perché non venga piazzata due volte. Possono volerci fino a { $seconds } secondi.
slip-unanswered-waiting = Non è stato possibile cercare la tua scommessa. Controlla la connessione e cerca di nuovo.
slip-unanswered-looking = Ricerca della tua scommessa…
slip-unanswered-look = Cerca di nuovo
slip-receipt-lost-text = La risposta si è persa per strada, ma la tua scommessa è stata ricevuta, una sola volta.
slip-receipt-ref = Riferimento
slip-keep = Mantieni selezioni
slip-done = Fatto
slip-error-municipality = Nel tuo profilo manca il comune. Aggiungilo e scommetti di nuovo.
slip-error-win-too-small = Con questa quota la scommessa non può pagare più della sua puntata. Non è stata piazzata.
slip-error-elsewhere = Stai già piazzando una scommessa in un’altra scheda. Attendi che finisca, poi ripeti questa.
slip-receipt-placed = { $count ->
    [one] Scommessa piazzata
   *[other] { $count } scommesse piazzate
}
slip-receipt-placed-text = { $count ->
    [one] La trovi in Le mie scommesse.
   *[other] Le trovi in Le mie scommesse.
}
slip-receipt-checking = { $count ->
    [one] Scommessa ricevuta, in verifica
   *[other] { $count } scommesse ricevute, in verifica
}
slip-receipt-checking-text = La scommessa non è ancora piazzata. La decisione appare qui e in Le mie scommesse, di solito in pochi secondi.
slip-receipt-review = { $count ->
    [one] Scommessa ricevuta, in verifica
   *[other] { $count } scommesse ricevute, in verifica
}
slip-receipt-review-text = La scommessa non è ancora piazzata. Prima la verifica un quotista; la decisione appare qui e in Le mie scommesse.
slip-receipt-rejected = Scommessa non accettata
slip-receipt-rejected-text = La quota o il mercato è cambiato prima che la scommessa fosse accettata. La puntata è tornata nel tuo saldo.
slip-receipt-missing = { $count ->
    [one] Una scommessa non è stata piazzata; per questa non è stato prelevato nulla.
   *[other] { $count } scommesse non sono state piazzate; per queste non è stato prelevato nulla.
}
slip-receipt-moved = Accettata a una quota diversa, come da tue impostazioni.
slip-placed-view = Vedi
slip-placed-close = Chiudi questo messaggio

## Schedina: bonus

slip-bonus = Bonus
slip-bonus-none = Nessun bonus
slip-bonus-comboboost = Bonus multipla
slip-boost-next = { $count ->
    [one] { $boost } con un’altra selezione a quota { $odds } o superiore
   *[other] { $boost } con altre { $count } selezioni a quota { $odds } o superiore
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, solo vincita netta
slip-bonus-freebet_all_win = Freebet, puntata e vincita
slip-bonus-freebet_no_risk = Puntata restituita in freebet
slip-bonus-hunting = Caccia
slip-bonus-tournament = Torneo
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Aumenta la quota di questa multipla.
slip-bonus-about-freebet = La puntata la mettiamo noi. Se la scommessa è vincente, ricevi la vincita netta, senza la puntata.
slip-bonus-about-freebet_only_win = La puntata la mettiamo noi. Se la scommessa è vincente, ricevi la vincita netta, senza la puntata.
slip-bonus-about-freebet_all_win = La puntata la mettiamo noi. Se la scommessa è vincente, ricevi la puntata e la vincita netta.
slip-bonus-about-freebet_no_risk = La puntata la metti tu. Se la scommessa è perdente, ti torna come freebet.
slip-bonus-about-hunting = Questa scommessa vale punti per la tua caccia.
slip-bonus-about-tournament = Questa scommessa vale punti per il tuo torneo.
slip-bonus-about-lootbox = Questa scommessa vale punti per la tua lootbox.

## Schedina: scommessa rapida

slip-quick-bet-stake = Scommessa rapida
slip-quick-bet-ready = Attiva: con un tocco su una quota punti subito { $amount }.
slip-quick-bet-not-approved = Inserisci una puntata e attiva la scommessa rapida; fino ad allora le quote vanno nella schedina.
slip-quick-bet-approve = Attiva scommessa rapida · { $amount }
slip-quick-bet-approve-empty = Inserisci una puntata
slip-quick-bet-placing = Puntata di { $amount } su { $name } a { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Scommessa rapida piazzata
slip-quick-bet-checking = Scommessa rapida ricevuta, in verifica
slip-quick-bet-review = Scommessa rapida ricevuta, in verifica
slip-quick-bet-rejected = Scommessa rapida non accettata
slip-quick-bet-error = Scommessa rapida non piazzata
slip-quick-bet-text = { $event } · { $market }: { $name } a { $odds } · { $amount }
slip-quick-bet-on = Scommessa rapida attiva · { $amount }
slip-quick-bet-off = Disattiva
slip-quick-bet-idle = Scommessa rapida disattivata
slip-quick-bet-idle-text = Nessuna scommessa rapida da { $minutes } minuti. Puoi riattivarla nella schedina.

## Schedina: condivisione

slip-share-converted = La puntata condivisa di { $from } viene convertita in { $to }.
slip-code-loading = Apertura della scommessa condivisa…
slip-code-not_found = Nessuna scommessa trovata. Controlla il codice.
slip-code-nothing_left = Di questa scommessa non è più disponibile nulla. Prova con un’altra.
slip-code-later = Non è stato possibile aprire la scommessa condivisa. Riprova più tardi.
slip-code-close = Chiudi
slip-code-ask = { $count ->
    [one] La scommessa condivisa ha { $count } selezione e la tua schedina non è vuota. Vuoi aggiungerla o sostituire la schedina?
   *[other] La scommessa condivisa ha { $count } selezioni e la tua schedina non è vuota. Vuoi aggiungerle o sostituire la schedina?
}
slip-code-answer-add = Aggiungi alla schedina
slip-code-answer-replace = Sostituisci la schedina
slip-code-answer-cancel = Lascia com’è

## Schedina: impostazioni

slip-settings = Impostazioni schedina
slip-accept-mode = Se le quote cambiano durante la giocata
slip-accept-mode-none = Chiedimi a ogni modifica
slip-accept-mode-higher = Accetta quote più alte, chiedi per le più basse
slip-accept-mode-any = Accetta ogni modifica
slip-quick-own = I tuoi importi rapidi in { $currency }
slip-quick-own-field = Importo rapido { $number }
slip-quick-save = Salva importi
slip-quick-saved = I tuoi importi sono salvati.
slip-quick-invalid = Inserisci ogni importo in cifre e superiore a zero, o lascialo vuoto.
slip-settings-failed = Non è stato possibile salvare le impostazioni. Riprova.
slip-odds-format = Formato quote
slip-odds-format-european = Decimale
slip-odds-format-british = Frazionario
slip-odds-format-american = Americano
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malese
slip-odds-format-indonesian = Indonesiano
