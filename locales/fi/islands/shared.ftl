### Messages of several islands.

## Alerts

alert-error-title = Jokin meni vikaan
alert-error-text = Yritä myöhemmin uudelleen.
island-retry = Yritä uudelleen
odds-format-not-saved = Kertoimien muotoa ei tallennettu
odds-format-not-saved-text = Se on käytössä tällä laitteella, mutta sitä ei voitu tallentaa tilillesi.

## Time zone

time-zone = Aikavyöhyke
time-zone-site = Sivuston aika ({ $offset })
time-zone-own = Oma aika ({ $offset })

## Bets: type, state and result

slip-type-single = Yksittäinen
slip-type-combo = Yhdistelmä
slip-combo-name = { $count ->
    [2] Tupla
    [3] Tripla
   *[other] { $count }:n yhdistelmä
}
slip-type-system = Järjestelmä
slip-type-custom_bet = Bet Builder
slip-type-singles = Yksittäiset
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
   *[other] Järjestelmä { $win }/{ $total }
}
slip-lines = { $count ->
    [one] { $count } rivi
   *[other] { $count } riviä
}
bets-with-trader = Kertoimenlaskija tarkistaa
bet-status-submitted = Tarkistetaan
bet-status-waiting_results = Avoin
bet-status-ready_to_process = Ratkaistaan
bet-status-done = Ratkennut
bet-status-cancelled = Peruttu
bet-status-rejected = Ei hyväksytty
bet-status-withdrawn = Vedetty pois
bet-status-cashed_out = Cash out tehty
bet-status-cashout_in_progress = Cash out käynnissä…
bet-result-no_results = Avoin
bet-result-canceled = Mitätöity
bet-result-win_entire = Voitto
bet-result-lose_entire = Hävitty
bet-result-refund_entire = Palautettu
bet-result-refund_half_win_other = Puolivoitto
bet-result-refund_half_lose_other = Puolitappio
bet-result-cashed_out = Cash out tehty

## Sharing a bet

slip-share-title = Jaa tai syötä koodi
slip-share = Jaa veto
slip-share-code = Koodi
slip-share-pass = Jaa linkki
slip-share-copied = Linkki kopioitu.
slip-share-not-copied = Linkkiä ei voitu kopioida. Valitse se yltä.
slip-share-failed = Vetoa ei voitu jakaa. Yritä uudelleen.
slip-code-label = Jaetun vedon koodi
slip-code-go = Avaa

## Calculations

sum-title = Näin tämä on laskettu
