### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Kuponki
slip-tab-slip = Kuponki
slip-tab-bets = Omat vedot
slip-close = Sulje kuponki
slip-empty-title = Kuponkisi on tyhjä
slip-empty-text = Lisää valinta napauttamalla kerrointa.
slip-quick-bet = Pikaveto
slip-code = Onko koodia?
slip-code-open = Avaa

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } valinta
   *[other] { $count } valintaa
}
slip-selections-label = Valinnat
slip-remove = Poista { $name }
slip-clear = Poista kaikki
slip-emptied = Kuponki tyhjennetty
slip-undo = Kumoa
slip-price-moved = { $from } → { $to } lisäämisen jälkeen
slip-price-changed = Kerroin muuttui: { $from } → { $to }
slip-moves = Kerroinhistoria tältä käynniltä
slip-suspended = Keskeytetty: ei vetoja juuri nyt
slip-suspended-provider = Keskeytetty: ei tietoja
slip-unavailable = Ei enää tarjolla
slip-live = Live
slip-bar-open = Kuponki
slip-bar-singles = { $count ->
    [one] { $count } yksittäisveto
   *[other] { $count } yksittäisvetoa
}
slip-bar-no-stake = Ei panosta
slip-bar-remove = Poista valinta, niin voit jatkaa
slip-conflict-here-same_match = Ei yhdistettävissä saman ottelun toiseen valintaan
slip-conflict-here-outright = Ei yhdistettävissä saman kilpailun toiseen valintaan
slip-conflict-here-mixed_providers = Ei yhdistettävissä muihin valintoihin
slip-conflict-here-system_provider = Ei hyväksytä järjestelmävetoon
slip-conflict-here-custom_bet_match = Ei Bet Builder -vedon ottelusta
slip-conflict-here-custom_bet_alone = Ei voi asettaa yhdessä Bet Builder -vedon kanssa

## Bet slip: the bet

slip-stake = Panos
slip-stake-currency = Panos ({ $currency })
slip-quick-add = Panosta { $amount }
slip-quick-amounts = Pikasummat
slip-odds = Kokonaiskerroin
slip-return = Mahdollinen voitto
slip-types = Vetotyyppi
slip-join = Tee Bet Builder · { $odds }
slip-join-asking = Etsitään Bet Builder -kerrointa…
slip-refusal-no_system_type = { $count ->
    [one] Järjestelmäveto tarvitsee lisää valintoja.
   *[other] Järjestelmää ei ole tarjolla, kun valintoja on { $count }.
}
slip-refusal-multi_single_unavailable = Näitä valintoja ei voi asettaa useana yksittäisvetona.
slip-system = Systeemi
slip-system-option = { $count ->
    [one] { $win }/{ $total } · { $count } rivi
   *[other] { $win }/{ $total } · { $count } riviä
}
slip-return-currency = Voitto ({ $currency })
slip-by-return = Voiton mukaan
slip-by-stake = Panoksen mukaan
slip-line-stake = Panos riviä kohden
slip-stake-freebet = Ilmaisveto
slip-max = Maks.
slip-max-label = Panosta enimmäismäärä
slip-max-failed = Enimmäispanosta ei voitu ladata. Yritä uudelleen.
slip-total-stake = Kokonaispanos
slip-lines-of = { $count ->
    [one] { $count } rivi à { $amount }
   *[other] { $count } riviä à { $amount }
}
slip-boosted-odds = Korotettu kerroin

## Bet slip: why placing is blocked

slip-stake-empty = Syötä panos.
slip-stake-negative = Panos ei voi olla negatiivinen.
slip-stake-exponent = Syötä koko summa, esimerkiksi 1000.
slip-stake-not_a_number = Syötä summa numeroina, esimerkiksi { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Valuutassa { $currency } ei ole desimaaleja. Syötä kokonainen summa.
    [one] Valuutassa { $currency } on enintään { $decimals } desimaali.
   *[other] Valuutassa { $currency } on enintään { $decimals } desimaalia.
}
slip-stake-too_large = Summa on liian suuri.
slip-stake-not-positive = Panoksen on oltava yli nolla.
slip-stake-below-min = Vähimmäispanos on { $amount }.
slip-stake-above-max = Enimmäispanos on { $amount }.
slip-stake-own-limit = Oma rajasi jättää sinulle { $amount } panostettavaksi.
slip-stake-own-limit-until = Oma rajasi jättää sinulle { $amount } panostettavaksi. Nollautuu: { $moment }.
slip-stake-above-balance = Saldosi on { $amount }. Pienennä panosta.
slip-balance-empty = Saldosi on { $amount }.
slip-currency-unlisted = Täällä ei voi lyödä vetoa valuutassa { $currency }.
slip-deposit = Talleta
slip-blocked-suspended = { $count ->
    [one] Yksi valinta on keskeytetty. Odota, että se avautuu, tai poista se.
   *[other] { $count } valintaa on keskeytetty. Odota, että ne avautuvat, tai poista ne.
}
slip-changed = { $count ->
    [one] Yksi kerroin on muuttunut. Tarkista se ennen kuin jatkat.
   *[other] { $count } kerrointa on muuttunut. Tarkista ne ennen kuin jatkat.
}
slip-gone = { $count ->
    [one] Yksi valinta ei ole enää tarjolla.
   *[other] { $count } valintaa ei ole enää tarjolla.
}
slip-conflict-same_match = Kaksi valintaasi on samasta ottelusta. Poista toinen, niin voit jatkaa.
slip-conflict-outright = Kaksi valintaasi on samasta kilpailusta. Poista toinen, niin voit jatkaa.
slip-conflict-joinable = Kaksi valintaasi on samasta ottelusta. Tee niistä Bet Builder tai poista toinen.
slip-conflict-mixed_providers = Näitä valintoja ei voi yhdistää yhteen vetoon. Poista jokin, niin voit jatkaa.
slip-conflict-system_provider = Osaa näistä valinnoista ei hyväksytä järjestelmävetoon. Poista ne tai valitse toinen vetotyyppi.
slip-conflict-custom_bet_match = Bet Builder yhdistää yhden ottelun valintoja. Poista muut, niin voit jatkaa.
slip-conflict-custom_bet_alone = Bet Builder asetetaan yksinään. Poista muut valinnat, niin voit jatkaa.
slip-custom-disabled = Bet Builder -vetoja ei juuri nyt oteta vastaan.
slip-custom-too-short = Bet Builder tarvitsee vähintään kaksi valintaa.
slip-custom-odds-missing = Haetaan Bet Builder -kerrointa.
slip-custom-changed = Bet Builder -kertoimesi on muuttunut. Tarkista se ennen kuin jatkat.
slip-return-too-small = Tämä veto ei voi maksaa enempää kuin panoksensa.
slip-freebet-pending = Tarkistetaan, sopiiko ilmaisvetosi tähän vetoon. Voit syöttää myös oman panoksen.

## Bet slip: the button

slip-accept = Hyväksy muutokset
slip-accept-remove = { $count ->
    [one] Hyväksy muutokset ja poista { $count }
   *[other] Hyväksy muutokset ja poista { $count }
}
slip-accept-only-remove = { $count ->
    [one] Poista valinta
   *[other] Poista { $count } valintaa
}
slip-sign-in = Kirjaudu ja lyö vetoa
slip-offline = Ei yhteyttä
slip-place = { $count ->
    [one] Aseta veto · { $amount }
   *[other] Aseta { $count } vetoa · { $amount }
}
slip-place-freebet = { $count ->
    [one] Aseta ilmaisveto · { $amount }
   *[other] Aseta { $count } ilmaisvetoa · { $amount }
}
slip-place-both = { $count ->
    [one] Aseta veto · { $amount } ja ilmaisveto { $free }
   *[other] Aseta { $count } vetoa · { $amount } ja ilmaisveto { $free }
}
slip-place-empty = { $count ->
    [one] Aseta veto
   *[other] Aseta { $count } vetoa
}
slip-placing = { $count ->
    [one] Asetetaan vetoasi…
   *[other] Asetetaan { $count } vetoa…
}

## Bet slip: results of placing

slip-error-invalid-odds = Kertoimet muuttuivat, kun vetoa asetettiin. Tarkista uudet kertoimet ja aseta veto uudelleen.
slip-error-invalid-custom-odds = Bet Builder -kerroin on muuttunut. Tarkista uusi kerroin ja aseta veto uudelleen.
slip-error-suspended = Yksi valinta keskeytettiin, kun vetoa asetettiin. Vetoa ei asetettu.
slip-error-funds = Saldosi ei riitä tähän panokseen. Vetoa ei asetettu.
slip-error-stake = Tätä panosta ei hyväksytä. Vetoa ei asetettu.
slip-error-not-placed = Vetoa ei asetettu, eikä saldostasi veloitettu mitään. Voit asettaa vedon uudelleen.
slip-error-maybe-placed = Emme voi varmistaa, asetettiinko veto: vetojesi joukossa on useampi samanlainen. Katso kohdasta Omat vedot, ennen kuin asetat vedon uudelleen.
slip-other-player = Kirjautuneena on eri käyttäjä
slip-other-player-text = Vetoa ei asetettu. Tarkista sivun yläreunasta, mikä tili on kirjautuneena, ja aseta veto uudelleen.
slip-error-default = Vetoa ei asetettu. Yritä uudelleen.
slip-unanswered-title = Emme vielä tiedä, asetettiinko vetosi
slip-unanswered-text = Vastausta ei tullut. Haemme vetosi tilan, jotta vetoa ei aseteta kahdesti. Tämä voi kestää enintään { $seconds } sekuntia.
slip-unanswered-waiting = Vetosi tilaa ei voitu hakea. Tarkista yhteys ja hae uudelleen.
slip-unanswered-looking = Haetaan vedon tilaa…
slip-unanswered-look = Hae uudelleen
slip-receipt-lost-text = Vastaus katosi matkalla, mutta vetosi on vastaanotettu, kerran.
slip-receipt-ref = Viite
slip-keep = Säilytä valinnat
slip-done = Valmis
slip-error-municipality = Profiilistasi puuttuu kunta. Lisää se ja aseta veto uudelleen.
slip-error-win-too-small = Tällä kertoimella veto ei voi maksaa enempää kuin panoksensa. Vetoa ei asetettu.
slip-error-elsewhere = Toisessa välilehdessä asetetaan vetoa. Odota sitä ja aseta sitten tämä uudelleen.
slip-receipt-placed = { $count ->
    [one] Veto asetettu
   *[other] { $count } vetoa asetettu
}
slip-receipt-placed-text = { $count ->
    [one] Veto on kohdassa Omat vedot.
   *[other] Vedot ovat kohdassa Omat vedot.
}
slip-receipt-checking = { $count ->
    [one] Veto vastaanotettu, tarkistetaan
   *[other] { $count } vetoa vastaanotettu, tarkistetaan
}
slip-receipt-checking-text = Ei vielä asetettu. Päätös näkyy tässä ja kohdassa Omat vedot, yleensä muutamassa sekunnissa.
slip-receipt-review = { $count ->
    [one] Veto vastaanotettu, tarkistetaan
   *[other] { $count } vetoa vastaanotettu, tarkistetaan
}
slip-receipt-review-text = Ei vielä asetettu. Kertoimenlaskija tarkistaa ensin; päätös näkyy tässä ja kohdassa Omat vedot.
slip-receipt-rejected = Vetoa ei hyväksytty
slip-receipt-rejected-text = Kerroin tai kohde muuttui ennen vedon hyväksymistä. Panoksesi on palautettu saldoosi.
slip-receipt-missing = { $count ->
    [one] Yhtä vetoa ei asetettu; siitä ei veloitettu mitään.
   *[other] { $count } vetoa jäi asettamatta; niistä ei veloitettu mitään.
}
slip-receipt-moved = Hyväksytty muuttuneella kertoimella asetustesi mukaisesti.
slip-placed-view = Näytä
slip-placed-close = Sulje tämä viesti

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Ei bonusta
slip-bonus-comboboost = Yhdistelmäkorotus
slip-boost-next = { $count ->
    [one] { $boost }, kun lisäät yhden valinnan, jonka kerroin on vähintään { $odds }
   *[other] { $boost }, kun lisäät { $count } valintaa, joiden kerroin on vähintään { $odds }
}
slip-bonus-freebet = Ilmaisveto
slip-bonus-freebet_only_win = Ilmaisveto, vain nettovoitto
slip-bonus-freebet_all_win = Ilmaisveto, panos ja nettovoitto
slip-bonus-freebet_no_risk = Panos takaisin ilmaisvetona
slip-bonus-hunting = Jahti
slip-bonus-tournament = Turnaus
slip-bonus-lootbox = Yllätyslaatikko
slip-bonus-about-comboboost = Korottaa tämän yhdistelmän kerrointa.
slip-bonus-about-freebet = Me maksamme panoksen. Jos veto voittaa, saat nettovoiton ilman panosta.
slip-bonus-about-freebet_only_win = Me maksamme panoksen. Jos veto voittaa, saat nettovoiton ilman panosta.
slip-bonus-about-freebet_all_win = Me maksamme panoksen. Jos veto voittaa, saat panoksen ja nettovoiton.
slip-bonus-about-freebet_no_risk = Sinä maksat panoksen. Jos veto häviää, saat panoksesi takaisin ilmaisvetona.
slip-bonus-about-hunting = Tästä vedosta saat pisteitä jahtiisi.
slip-bonus-about-tournament = Tästä vedosta saat pisteitä turnaukseesi.
slip-bonus-about-lootbox = Tästä vedosta saat pisteitä yllätyslaatikkoosi.

## Bet slip: quick bet

slip-quick-bet-stake = Pikaveto
slip-quick-bet-ready = Päällä: yksi kertoimen napautus asettaa vedon heti, panos { $amount }.
slip-quick-bet-not-approved = Syötä panos ja ota pikaveto käyttöön; siihen asti kertoimet menevät kuponkiisi.
slip-quick-bet-approve = Ota pikaveto käyttöön: { $amount }
slip-quick-bet-approve-empty = Syötä panos
slip-quick-bet-placing = Asetetaan { $amount }: { $name }, kerroin { $odds }, { $event }, { $market }…
slip-quick-bet-placed = Pikaveto asetettu
slip-quick-bet-checking = Pikaveto vastaanotettu, tarkistetaan
slip-quick-bet-review = Pikaveto vastaanotettu, tarkistetaan
slip-quick-bet-rejected = Pikavetoa ei hyväksytty
slip-quick-bet-error = Pikavetoa ei asetettu
slip-quick-bet-text = { $event } · { $market }: { $name }, kerroin { $odds } · { $amount }
slip-quick-bet-on = Pikaveto päällä · { $amount }
slip-quick-bet-off = Kytke pois
slip-quick-bet-idle = Pikaveto on pois päältä
slip-quick-bet-idle-text = Et ole asettanut pikavetoa { $minutes } minuuttiin. Voit ottaa sen taas käyttöön kupongissa.

## Bet slip: sharing

slip-share-converted = Jaettu panos on muunnettu: { $from } → { $to }.
slip-code-loading = Avataan jaettua vetoa…
slip-code-not_found = Vetoa ei löytynyt. Tarkista koodi.
slip-code-nothing_left = Mikään tämän vedon valinnoista ei ole enää tarjolla. Kokeile toista vetoa.
slip-code-later = Jaettua vetoa ei voitu avata. Yritä myöhemmin uudelleen.
slip-code-close = Sulje
slip-code-ask = { $count ->
    [one] Jaetussa vedossa on { $count } valinta, eikä kuponkisi ole tyhjä. Lisätäänkö se vai korvataanko kuponki?
   *[other] Jaetussa vedossa on { $count } valintaa, eikä kuponkisi ole tyhjä. Lisätäänkö ne vai korvataanko kuponki?
}
slip-code-answer-add = Lisää kuponkiin
slip-code-answer-replace = Korvaa kuponki
slip-code-answer-cancel = Jätä ennalleen

## Bet slip: settings

slip-settings = Asetukset
slip-accept-mode = Jos kerroin muuttuu vetoa asetettaessa
slip-accept-mode-none = Kysy jokaisesta muutoksesta
slip-accept-mode-higher = Hyväksy korkeammat kertoimet, kysy matalammista
slip-accept-mode-any = Hyväksy kaikki muutokset
slip-quick-own = Omat pikasummat ({ $currency })
slip-quick-own-field = Pikasumma { $number }
slip-quick-save = Tallenna summat
slip-quick-saved = Summat on tallennettu.
slip-quick-invalid = Syötä kukin summa numeroina ja yli nollan, tai jätä kenttä tyhjäksi.
slip-settings-failed = Asetuksia ei voitu tallentaa. Yritä uudelleen.
slip-odds-format = Kertoimien muoto
slip-odds-format-european = Desimaali
slip-odds-format-british = Murtoluku
slip-odds-format-american = Amerikkalainen
slip-odds-format-hongkong = Hongkongilainen
slip-odds-format-malaysian = Malaijilainen
slip-odds-format-indonesian = Indonesialainen
