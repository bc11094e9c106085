### Messages of several islands.

## Alerts

alert-error-title = Niečo sa nepodarilo
alert-error-text = Skúste to, prosím, neskôr.
island-retry = Skúsiť znova
odds-format-not-saved = Formát kurzov sa neuložil
odds-format-not-saved-text = Na tomto zariadení platí, ale do vášho účtu sa ho nepodarilo uložiť.

## Time zone

time-zone = Časové pásmo
time-zone-site = Čas stránky ({ $offset })
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
    [one] { $count } kombinácia
    [few] { $count } kombinácie
   *[other] { $count } kombinácií
}
bets-with-trader = Posudzuje bookmaker
bet-status-submitted = Overuje sa
bet-status-waiting_results = Otvorená
bet-status-ready_to_process = Vyhodnocuje sa
bet-status-done = Vyhodnotená
bet-status-cancelled = Zrušená
bet-status-rejected = Neprijatá
bet-status-withdrawn = Stiahnutá
bet-status-cashed_out = Cashout
bet-status-cashout_in_progress = Prebieha cashout…
bet-result-no_results = Otvorené
bet-result-canceled = Neplatné
bet-result-win_entire = Výhra
bet-result-lose_entire = Prehra
bet-result-refund_entire = Vrátený vklad
bet-result-refund_half_win_other = Polovičná výhra
bet-result-refund_half_lose_other = Polovičná prehra
bet-result-cashed_out = Cashout

## Sharing a bet

slip-share-title = Zdieľať alebo zadať kód
slip-share = Zdieľať túto stávku
slip-share-code = Kód
slip-share-pass = Zdieľať odkaz
slip-share-copied = Odkaz bol skopírovaný.
slip-share-not-copied = Odkaz sa nepodarilo skopírovať. Označte ho vyššie.
slip-share-failed = Stávku sa nepodarilo zdieľať. Skúste to, prosím, znova.
slip-code-label = Kód zdieľanej stávky
slip-code-go = Otvoriť

## Calculations

sum-title = Ako sme to vypočítali
