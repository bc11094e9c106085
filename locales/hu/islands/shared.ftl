### Messages of several islands.

## Alerts

alert-error-title = Hiba történt
alert-error-text = Próbáld újra később.
island-retry = Próbáld újra
odds-format-not-saved = Az odds formátuma nem lett elmentve
odds-format-not-saved-text = Ezen az eszközön érvényes, de a fiókodba nem sikerült elmenteni.

## Time zone

time-zone = Időzóna
time-zone-site = Az oldal ideje ({ $offset })
time-zone-own = Saját idő ({ $offset })

## Bets: type, state and result

slip-type-single = Egyes
slip-type-combo = Kombi
slip-combo-name = { $count ->
    [2] Dupla
    [3] Tripla
   *[other] { $count } tippes kombi
}
slip-type-system = Rendszer
slip-type-custom_bet = BetBuilder
slip-type-singles = Egyes
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
   *[other] Rendszer { $win }/{ $total }
}
slip-lines = { $count ->
    [one] { $count } kombináció
   *[other] { $count } kombináció
}
bets-with-trader = Munkatársunk ellenőrzi
bet-status-submitted = Ellenőrzés alatt
bet-status-waiting_results = Nyitott
bet-status-ready_to_process = Elszámolás alatt
bet-status-done = Elszámolva
bet-status-cancelled = Törölve
bet-status-rejected = Elutasítva
bet-status-withdrawn = Visszavonva
bet-status-cashed_out = Cashout
bet-status-cashout_in_progress = Cashout folyamatban…
bet-result-no_results = Nyitott
bet-result-canceled = Érvénytelen
bet-result-win_entire = Nyertes
bet-result-lose_entire = Vesztes
bet-result-refund_entire = Visszatérítve
bet-result-refund_half_win_other = Félig nyertes
bet-result-refund_half_lose_other = Félig vesztes
bet-result-cashed_out = Cashout

## Sharing a bet

slip-share-title = Megosztás vagy kód megadása
slip-share = Fogadás megosztása
slip-share-code = Kód
slip-share-pass = Link megosztása
slip-share-copied = Link másolva.
slip-share-not-copied = A linket nem sikerült másolni. Jelöld ki fent.
slip-share-failed = A fogadást nem sikerült megosztani. Próbáld újra.
slip-code-label = Megosztott fogadás kódja
slip-code-go = Megnyitás

## Calculations

sum-title = Így számoltunk
