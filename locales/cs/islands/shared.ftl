### Messages of several islands.

## Alerts

alert-error-title = Něco se nepovedlo
alert-error-text = Zkuste to prosím později.
island-retry = Zkusit znovu
odds-format-not-saved = Formát kurzů se neuložil
odds-format-not-saved-text = Na tomto zařízení platí, ale do vašeho účtu se ho nepodařilo uložit.

## Time zone

time-zone = Časové pásmo
time-zone-site = Čas webu ({ $offset })
time-zone-own = Váš čas ({ $offset })

## Bets: type, state and result

slip-type-single = Sólo
slip-type-combo = AKO
slip-combo-name = AKO { $count }
slip-type-system = Systém
slip-type-custom_bet = BetBuilder
slip-type-singles = Sólo
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
   *[other] Systém { $win } z { $total }
}
slip-lines = { $count ->
    [one] { $count } kombinace
    [few] { $count } kombinace
   *[other] { $count } kombinací
}
bets-with-trader = Posuzuje bookmaker
bet-status-submitted = Ověřuje se
bet-status-waiting_results = Otevřená
bet-status-ready_to_process = Vyhodnocuje se
bet-status-done = Vyhodnocená
bet-status-cancelled = Zrušená
bet-status-rejected = Nepřijatá
bet-status-withdrawn = Stažená
bet-status-cashed_out = Cashout
bet-status-cashout_in_progress = Probíhá cashout…
bet-result-no_results = Otevřeno
bet-result-canceled = Neplatné
bet-result-win_entire = Výhra
bet-result-lose_entire = Prohra
bet-result-refund_entire = Vrácený vklad
bet-result-refund_half_win_other = Poloviční výhra
bet-result-refund_half_lose_other = Poloviční prohra
bet-result-cashed_out = Cashout

## Sharing a bet

slip-share-title = Sdílet nebo zadat kód
slip-share = Sdílet tuto sázku
slip-share-code = Kód
slip-share-pass = Sdílet odkaz
slip-share-copied = Odkaz zkopírován.
slip-share-not-copied = Odkaz se nepodařilo zkopírovat. Označte ho výše.
slip-share-failed = Sázku se nepodařilo sdílet. Zkuste to prosím znovu.
slip-code-label = Kód sdílené sázky
slip-code-go = Otevřít

## Calculations

sum-title = Jak jsme to spočítali
