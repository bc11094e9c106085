### Messages of the bet builder.

builder-intro = Valitse kaksi tai useampia tulosvaihtoehtoja. Niistä tulee yksi veto yhdellä kertoimella, ja kaikkien on osuttava.
builder-close = Kaikki kohteet
builder-share = Jaa veto
builder-copied = Linkki kopioitu
builder-not-shared = Linkkiä ei voitu kopioida
builder-failed = Kohteita ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
builder-retry = Yritä uudelleen
builder-none = Tämän ottelun vaihtoehtoja ei voi juuri nyt yhdistää.
builder-off = Bet Builder ei ole juuri nyt käytettävissä.
builder-closed = Vedot tähän otteluun on suljettu.
builder-lost = { $count ->
    [one] { $count } jaetun vedon valinta ei ole enää tarjolla.
   *[other] { $count } jaetun vedon valintaa ei ole enää tarjolla.
}
builder-apart = Ei yhdistettävissä valintoihisi
builder-tray = Oma Bet Builder
builder-picks = { $count ->
    [one] { $count } valinta
   *[other] { $count } valintaa
}
builder-remove = Poista { $name }
builder-clear = Poista kaikki valinnat
builder-leg-suspended = Keskeytetty
builder-leg-gone = Ei enää tarjolla
builder-pick-more = { $count ->
    [one] Valitse vielä yksi vaihtoehto, niin näet Bet Builder -kertoimen.
   *[other] Valitse { $count } vaihtoehtoa, niin näet Bet Builder -kertoimen.
}
builder-joined = Bet Builder -kerroin
builder-asking = Haetaan Bet Builder -kerrointa…
builder-moved-up = Noussut, oli
builder-moved-down = Laskenut, oli
builder-product = Ei { $product }, joka on kertoimien tulo: nämä vaihtoehdot riippuvat toisistaan.
builder-spoken = Bet Builder -kerroin { $odds }
builder-gone = Ei enää tarjolla: { $names }. Poista, niin näet kertoimen.
builder-waiting = Keskeytetty: { $names }. Kerroin palaa, kun vedonlyönti jatkuu.
builder-impossible = Nämä vaihtoehdot eivät voi kaikki osua. Vaihda yksi niistä.
builder-not-joinable = Yhtä näistä vaihtoehdoista ei voi yhdistää muihin. Muuta valintojasi.
builder-suspended = Yksi näistä vaihtoehdoista keskeytettiin juuri. Kerroin palaa, kun vedonlyönti jatkuu.
builder-refused = Näitä vaihtoehtoja ei voi yhdistää. Vaihda yksi niistä.
builder-unanswered = Bet Builder -kerrointa ei voitu ladata.
builder-add = Lisää kuponkiin · { $odds }
builder-add-empty = Lisää kuponkiin
builder-in-slip = Kupongissasi · Avaa
builder-replaces = Korvaa kupongissasi olevan Bet Builder -vedon.
builder-alone = Bet Builder asetetaan yksinään. Muut valintasi jäävät kuponkiin; poista ne ennen asettamista.
