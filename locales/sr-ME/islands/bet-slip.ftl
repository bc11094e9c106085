### Bet slip.

## Bet slip: the panel

slip-title = Tiket
slip-tab-slip = Tiket
slip-tab-bets = Moje opklade
slip-close = Zatvori tiket
slip-empty-title = Vaš tiket je prazan
slip-empty-text = Dodirnite kvotu da je dodate ovdje.
slip-quick-bet = Brza opklada
slip-code = Imate kod?
slip-code-open = Otvori

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } tip
    [few] { $count } tipa
   *[other] { $count } tipova
}
slip-selections-label = Tipovi
slip-remove = Ukloni: { $name }
slip-clear = Ukloni sve
slip-emptied = Tiket ispražnjen
slip-undo = Poništi
slip-price-moved = { $from } → { $to } otkako ste dodali
slip-price-changed = Kvota se promijenila: { $from } → { $to }
slip-moves = Kretanje kvota tokom ove posjete
slip-suspended = Obustavljeno: trenutno bez klađenja
slip-suspended-provider = Obustavljeno: nema podataka
slip-unavailable = Više nije u ponudi
slip-live = Uživo
slip-bar-open = Tiket
slip-bar-singles = { $count ->
    [one] { $count } singl
    [few] { $count } singla
   *[other] { $count } singlova
}
slip-bar-no-stake = Još bez uloga
slip-bar-remove = Uklonite tip da nastavite
slip-conflict-here-same_match = Ne može se kombinovati s drugim tipom iz istog meča
slip-conflict-here-outright = Ne može se kombinovati s drugim tipom na isto takmičenje
slip-conflict-here-mixed_providers = Ne može se kombinovati s ostalim tipovima
slip-conflict-here-system_provider = Ne prihvata se u sistemu
slip-conflict-here-custom_bet_match = Nije iz meča BetBuildera
slip-conflict-here-custom_bet_alone = Ne može se uplatiti zajedno s BetBuilderom

## Bet slip: the bet

slip-stake = Ulog
slip-stake-currency = Ulog u { $currency }
slip-quick-add = Ulog { $amount }
slip-quick-amounts = Brzi iznosi
slip-odds = Ukupna kvota
slip-return = Mogući dobitak
slip-types = Vrsta opklade
slip-join = Spoji u BetBuilder · { $odds }
slip-join-asking = Tražimo BetBuilder…
slip-refusal-no_system_type = { $count ->
    [1] Za sistem je potrebno više tipova.
    [one] Za { $count } tip nema sistema.
    [few] Za { $count } tipa nema sistema.
   *[other] Za { $count } tipova nema sistema.
}
slip-refusal-multi_single_unavailable = Ovi tipovi se ne mogu uplatiti kao više singlova.
slip-system = Sistem
slip-system-option = { $count ->
    [one] { $win } od { $total } · { $count } kombinacija
    [few] { $win } od { $total } · { $count } kombinacije
   *[other] { $win } od { $total } · { $count } kombinacija
}
slip-return-currency = Dobitak u { $currency }
slip-by-return = Zadaj dobitak
slip-by-stake = Zadaj ulog
slip-line-stake = Ulog po kombinaciji
slip-stake-freebet = Freebet
slip-max = Maks.
slip-max-label = Uloži maksimum
slip-max-failed = Maksimalni ulog nije učitan. Pokušajte ponovo.
slip-total-stake = Ukupan ulog
slip-lines-of = { $count ->
    [one] { $count } kombinacija po { $amount }
    [few] { $count } kombinacije po { $amount }
   *[other] { $count } kombinacija po { $amount }
}
slip-boosted-odds = Uvećana kvota

## Bet slip: why placing is blocked

slip-stake-empty = Unesite ulog.
slip-stake-negative = Ulog ne može biti negativan.
slip-stake-exponent = Unesite cio iznos, na primjer 1000.
slip-stake-not_a_number = Unesite iznos ciframa, na primjer { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Iznosi u { $currency } nemaju decimale. Unesite cio iznos.
    [one] Iznosi u { $currency } imaju najviše { $decimals } decimalu.
    [few] Iznosi u { $currency } imaju najviše { $decimals } decimale.
   *[other] Iznosi u { $currency } imaju najviše { $decimals } decimala.
}
slip-stake-too_large = Ovaj iznos je prevelik.
slip-stake-not-positive = Ulog mora biti veći od nule.
slip-stake-below-min = Minimalni ulog je { $amount }.
slip-stake-above-max = Maksimalni ulog je { $amount }.
slip-stake-own-limit = Po vašem sopstvenom limitu možete uplatiti još { $amount }.
slip-stake-own-limit-until = Po vašem sopstvenom limitu možete uplatiti još { $amount }. Resetuje se: { $moment }.
slip-stake-above-balance = Na računu imate { $amount }. Smanjite ulog.
slip-balance-empty = Na računu imate { $amount }.
slip-currency-unlisted = Ovdje nije moguće kladiti se u valuti { $currency }.
slip-deposit = Depozit
slip-blocked-suspended = { $count ->
    [1] Jedan tip je obustavljen. Sačekajte da se ponovo otvori ili ga uklonite.
    [one] { $count } tip je obustavljen. Sačekajte da se ponovo otvore ili ih uklonite.
    [few] { $count } tipa su obustavljena. Sačekajte da se ponovo otvore ili ih uklonite.
   *[other] { $count } tipova je obustavljeno. Sačekajte da se ponovo otvore ili ih uklonite.
}
slip-changed = { $count ->
    [1] Jedna kvota se promijenila. Provjerite je prije nego što nastavite.
    [one] { $count } kvota se promijenila. Provjerite ih prije nego što nastavite.
    [few] { $count } kvote su se promijenile. Provjerite ih prije nego što nastavite.
   *[other] { $count } kvota se promijenilo. Provjerite ih prije nego što nastavite.
}
slip-gone = { $count ->
    [one] { $count } tip više nije u ponudi.
    [few] { $count } tipa više nijesu u ponudi.
   *[other] { $count } tipova više nije u ponudi.
}
slip-conflict-same_match = Dva vaša tipa su iz istog meča. Uklonite jedan da nastavite.
slip-conflict-outright = Dva vaša tipa su na isto takmičenje. Uklonite jedan da nastavite.
slip-conflict-joinable = Dva vaša tipa su iz istog meča. Spojite ih u BetBuilder ili uklonite jedan.
slip-conflict-mixed_providers = Ovi tipovi se ne mogu spojiti u jednu opkladu. Uklonite jedan da nastavite.
slip-conflict-system_provider = Neki od ovih tipova se ne prihvataju u sistemu. Uklonite ih ili izaberite drugu vrstu opklade.
slip-conflict-custom_bet_match = BetBuilder spaja tipove iz jednog meča. Uklonite ostale da nastavite.
slip-conflict-custom_bet_alone = BetBuilder se uplaćuje zasebno. Uklonite ostale tipove da nastavite.
slip-custom-disabled = BetBuilder se trenutno ne prihvata.
slip-custom-too-short = Za BetBuilder su potrebna najmanje dva tipa.
slip-custom-odds-missing = Preuzimamo kvotu za ovaj BetBuilder.
slip-custom-changed = Kvota za vaš BetBuilder se promijenila. Provjerite je prije nego što nastavite.
slip-return-too-small = Dobitak ove opklade ne može biti veći od uloga.
slip-freebet-pending = Provjeravamo da li vaš freebet važi za ovu opkladu. Možete unijeti i svoj ulog.

## Bet slip: the button

slip-accept = Prihvati promjene
slip-accept-remove = { $count ->
    [one] Prihvati promjene i ukloni { $count }
    [few] Prihvati promjene i ukloni { $count }
   *[other] Prihvati promjene i ukloni { $count }
}
slip-accept-only-remove = { $count ->
    [1] Ukloni tip
    [one] Ukloni { $count } tip
    [few] Ukloni { $count } tipa
   *[other] Ukloni { $count } tipova
}
slip-sign-in = Prijavi se i uplati
slip-offline = Nema veze
slip-place = { $count ->
    [1] Uplati opkladu · { $amount }
    [one] Uplati { $count } opkladu · { $amount }
    [few] Uplati { $count } opklade · { $amount }
   *[other] Uplati { $count } opklada · { $amount }
}
slip-place-freebet = { $count ->
    [1] Uplati freebet · { $amount }
    [one] Uplati { $count } freebet · { $amount }
    [few] Uplati { $count } freebeta · { $amount }
   *[other] Uplati { $count } freebetova · { $amount }
}
slip-place-both = { $count ->
    [1] Uplati opkladu · { $amount } i freebet { $free }
    [one] Uplati { $count } opkladu · { $amount } i freebet { $free }
    [few] Uplati { $count } opklade · { $amount } i freebet { $free }
   *[other] Uplati { $count } opklada · { $amount } i freebet { $free }
}
slip-place-empty = { $count ->
    [1] Uplati opkladu
    [one] Uplati { $count } opkladu
    [few] Uplati { $count } opklade
   *[other] Uplati { $count } opklada
}
slip-placing = { $count ->
    [1] Uplaćujemo vašu opkladu…
    [one] Uplaćujemo { $count } opkladu…
    [few] Uplaćujemo { $count } opklade…
   *[other] Uplaćujemo { $count } opklada…
}

## Bet slip: results of placing

slip-error-invalid-odds = Kvote su se promijenile tokom uplate. Provjerite nove kvote i uplatite ponovo.
slip-error-invalid-custom-odds = Kvota za ovaj BetBuilder se promijenila. Provjerite novu kvotu i uplatite ponovo.
slip-error-suspended = Tokom uplate je obustavljen jedan tip. Opklada nije uplaćena.
slip-error-funds = Na računu nemate dovoljno za ovaj ulog. Opklada nije uplaćena.
slip-error-stake = Ovaj ulog se ne prihvata. Opklada nije uplaćena.
slip-error-not-placed = Opklada nije uplaćena i s računa nije skinuto ništa. Možete uplatiti ponovo.
slip-error-maybe-placed = Ne možemo utvrditi da li je opklada uplaćena: među vašim opkladama ima više istih. Pogledajte Moje opklade prije nego što je uplatite ponovo.
slip-other-player = Prijavljen je drugi korisnik
slip-other-player-text = Nijedna opklada nije uplaćena. Provjerite nalog na vrhu stranice, pa uplatite opkladu ponovo.
slip-error-default = Opklada nije uplaćena. Pokušajte ponovo.
slip-unanswered-title = Još ne znamo da li je vaša opklada uplaćena
slip-unanswered-text = Nema odgovora. Provjeravamo vašu opkladu da ne bi bila uplaćena dva puta. To može potrajati do { $seconds } sekundi.
slip-unanswered-waiting = Provjera opklade nije uspjela. Provjerite vezu, pa pokušajte ponovo.
slip-unanswered-looking = Provjeravamo vašu opkladu…
slip-unanswered-look = Provjeri ponovo
slip-receipt-lost-text = Odgovor se usput izgubio, ali je vaša opklada primljena, i to samo jednom.
slip-receipt-ref = Broj opklade
slip-keep = Zadrži tipove
slip-done = Gotovo
slip-error-municipality = U vašem profilu nema opštine. Dodajte je, pa uplatite ponovo.
slip-error-win-too-small = Uz ovu kvotu dobitak ne može biti veći od uloga. Opklada nije uplaćena.
slip-error-elsewhere = U drugoj kartici je u toku uplata opklade. Sačekajte je, pa uplatite ovu ponovo.
slip-receipt-placed = { $count ->
    [1] Opklada je uplaćena
    [one] Uplaćena je { $count } opklada
    [few] Uplaćene su { $count } opklade
   *[other] Uplaćeno je { $count } opklada
}
slip-receipt-placed-text = { $count ->
    [1] Nalazi se u Mojim opkladama.
    [one] Nalaze se u Mojim opkladama.
    [few] Nalaze se u Mojim opkladama.
   *[other] Nalaze se u Mojim opkladama.
}
slip-receipt-checking = { $count ->
    [1] Opklada primljena, u provjeri
    [one] Primljena { $count } opklada, u provjeri
    [few] Primljene { $count } opklade, u provjeri
   *[other] Primljeno { $count } opklada, u provjeri
}
slip-receipt-checking-text = Još nije uplaćeno. Odluka se pojavljuje ovdje i u Mojim opkladama, obično za nekoliko sekundi.
slip-receipt-review = { $count ->
    [1] Opklada primljena, u provjeri
    [one] Primljena { $count } opklada, u provjeri
    [few] Primljene { $count } opklade, u provjeri
   *[other] Primljeno { $count } opklada, u provjeri
}
slip-receipt-review-text = Još nije uplaćeno. Prvo provjerava naš tim; odluka se pojavljuje ovdje i u Mojim opkladama.
slip-receipt-rejected = Opklada nije prihvaćena
slip-receipt-rejected-text = Kvota ili igra se promijenila prije prihvatanja opklade. Ulog je vraćen na vaš račun.
slip-receipt-missing = { $count ->
    [1] Jedna opklada nije uplaćena; za nju nije naplaćeno ništa.
    [one] { $count } opklada nije uplaćena; za njih nije naplaćeno ništa.
    [few] { $count } opklade nijesu uplaćene; za njih nije naplaćeno ništa.
   *[other] { $count } opklada nije uplaćeno; za njih nije naplaćeno ništa.
}
slip-receipt-moved = Prihvaćeno po promijenjenoj kvoti, prema vašim podešavanjima.
slip-placed-view = Pogledaj
slip-placed-close = Zatvori ovu poruku

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Bez bonusa
slip-bonus-comboboost = Kombi bonus
slip-boost-next = { $count ->
    [one] { $boost } uz još { $count } tip s kvotom od { $odds } naviše
    [few] { $boost } uz još { $count } tipa s kvotom od { $odds } naviše
   *[other] { $boost } uz još { $count } tipova s kvotom od { $odds } naviše
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, samo čist dobitak
slip-bonus-freebet_all_win = Freebet, ulog i dobitak
slip-bonus-freebet_no_risk = Ulog nazad kao freebet
slip-bonus-hunting = Lov
slip-bonus-tournament = Turnir
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Uvećava kvotu ovog kombi tiketa.
slip-bonus-about-freebet = Ulog plaćamo mi. Ako opklada prođe, dobijate čist dobitak bez uloga.
slip-bonus-about-freebet_only_win = Ulog plaćamo mi. Ako opklada prođe, dobijate čist dobitak bez uloga.
slip-bonus-about-freebet_all_win = Ulog plaćamo mi. Ako opklada prođe, dobijate ulog i čist dobitak.
slip-bonus-about-freebet_no_risk = Ulog plaćate vi. Ako opklada ne prođe, ulog se vraća kao freebet.
slip-bonus-about-hunting = Ova opklada donosi poene u vašem lovu.
slip-bonus-about-tournament = Ova opklada donosi poene na vašem turniru.
slip-bonus-about-lootbox = Ova opklada donosi poene za vaš lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Brza opklada
slip-quick-bet-ready = Uključeno: jedan dodir kvote odmah uplaćuje { $amount }.
slip-quick-bet-not-approved = Unesite ulog i uključite brzu opkladu; do tada kvote idu na tiket.
slip-quick-bet-approve = Uključi brzu opkladu · { $amount }
slip-quick-bet-approve-empty = Unesite ulog
slip-quick-bet-placing = Uplaćujemo { $amount }: { $name }, kvota { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Brza opklada je uplaćena
slip-quick-bet-checking = Brza opklada primljena, u provjeri
slip-quick-bet-review = Brza opklada primljena, u provjeri
slip-quick-bet-rejected = Brza opklada nije prihvaćena
slip-quick-bet-error = Brza opklada nije uplaćena
slip-quick-bet-text = { $event } · { $market }: { $name }, kvota { $odds } · { $amount }
slip-quick-bet-on = Brza opklada uključena · { $amount }
slip-quick-bet-off = Isključi
slip-quick-bet-idle = Brza opklada je isključena
slip-quick-bet-idle-text = Već { $minutes } min nijeste uplatili brzu opkladu. Možete je opet uključiti na tiketu.

## Bet slip: sharing

slip-share-converted = Podijeljeni ulog { $from } preračunat je u { $to }.
slip-code-loading = Otvaramo podijeljenu opkladu…
slip-code-not_found = Opklada nije pronađena. Provjerite kod.
slip-code-nothing_left = Ništa iz ove opklade više nije u ponudi. Probajte drugu opkladu.
slip-code-later = Otvaranje podijeljene opklade nije uspjelo. Pokušajte ponovo kasnije.
slip-code-close = Zatvori
slip-code-ask = { $count ->
    [one] Podijeljena opklada ima { $count } tip, a vaš tiket nije prazan. Dodati na tiket ili ga zamijeniti?
    [few] Podijeljena opklada ima { $count } tipa, a vaš tiket nije prazan. Dodati na tiket ili ga zamijeniti?
   *[other] Podijeljena opklada ima { $count } tipova, a vaš tiket nije prazan. Dodati na tiket ili ga zamijeniti?
}
slip-code-answer-add = Dodaj na tiket
slip-code-answer-replace = Zamijeni tiket
slip-code-answer-cancel = Ostavi kako jeste

## Bet slip: settings

slip-settings = Podešavanja tiketa
slip-accept-mode = Ako se kvota promijeni tokom uplate
slip-accept-mode-none = Pitaj za svaku promjenu
slip-accept-mode-higher = Prihvati veće kvote, pitaj za manje
slip-accept-mode-any = Prihvati svaku promjenu
slip-quick-own = Vaši brzi iznosi u { $currency }
slip-quick-own-field = Brzi iznos { $number }
slip-quick-save = Sačuvaj iznose
slip-quick-saved = Vaši iznosi su sačuvani.
slip-quick-invalid = Unesite svaki iznos ciframa, veći od nule, ili ostavite polje prazno.
slip-settings-failed = Podešavanja nijesu sačuvana. Pokušajte ponovo.
slip-odds-format = Format kvota
slip-odds-format-european = Decimalni
slip-odds-format-british = Razlomački
slip-odds-format-american = Američki
slip-odds-format-hongkong = Hongkonški
slip-odds-format-malaysian = Malajski
slip-odds-format-indonesian = Indonežanski
