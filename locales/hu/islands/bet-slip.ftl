### Bet slip.

## Bet slip: the panel

slip-title = Szelvény
slip-tab-slip = Szelvény
slip-tab-bets = Fogadásaim
slip-close = Szelvény bezárása
slip-empty-title = A szelvényed üres
slip-empty-text = Koppints egy oddsra, hogy ide kerüljön.
slip-quick-bet = Gyorsfogadás
slip-code = Van kódod?
slip-code-open = Megnyitás

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } tipp
   *[other] { $count } tipp
}
slip-selections-label = Tippek
slip-remove = Törlés: { $name }
slip-clear = Összes törlése
slip-emptied = Szelvény kiürítve
slip-undo = Visszavonás
slip-price-moved = { $from } → { $to } a hozzáadás óta
slip-price-changed = Az odds megváltozott: { $from } → { $to }
slip-moves = Oddsmozgás a látogatás alatt
slip-suspended = Felfüggesztve: most nem lehet fogadni
slip-suspended-provider = Felfüggesztve: nincs adat
slip-unavailable = Már nem elérhető
slip-live = Élő
slip-bar-open = Szelvény
slip-bar-singles = { $count ->
    [one] { $count } egyes
   *[other] { $count } egyes
}
slip-bar-no-stake = Még nincs tét
slip-bar-remove = A folytatáshoz törölj egy tippet
slip-conflict-here-same_match = Nem kombinálható ugyanennek a mérkőzésnek egy másik tippjével
slip-conflict-here-outright = Nem kombinálható ugyanennek a versenynek egy másik tippjével
slip-conflict-here-mixed_providers = Nem kombinálható a többi tippel
slip-conflict-here-system_provider = Rendszerben nem fogadható meg
slip-conflict-here-custom_bet_match = Nem a BetBuilder mérkőzéséből való
slip-conflict-here-custom_bet_alone = Nem fogadható meg BetBuilderrel együtt

## Bet slip: the bet

slip-stake = Tét
slip-stake-currency = Tét ({ $currency })
slip-quick-add = Tét: { $amount }
slip-quick-amounts = Gyors összegek
slip-odds = Eredő odds
slip-return = Várható nyeremény
slip-types = Fogadás típusa
slip-join = Legyen BetBuilder · { $odds }
slip-join-asking = BetBuilder keresése…
slip-refusal-no_system_type = { $count ->
    [one] A rendszerhez több tipp kell.
   *[other] { $count } tipphez nincs rendszer.
}
slip-refusal-multi_single_unavailable = Ezek a tippek nem adhatók le külön egyes fogadásként.
slip-system = Rendszer
slip-system-option = { $count ->
    [one] { $win }/{ $total } · { $count } kombináció
   *[other] { $win }/{ $total } · { $count } kombináció
}
slip-return-currency = Nyeremény ({ $currency })
slip-by-return = Nyeremény megadása
slip-by-stake = Tét megadása
slip-line-stake = Tét kombinációnként
slip-stake-freebet = Freebet
slip-max = Max.
slip-max-label = A legnagyobb tét megadása
slip-max-failed = A legnagyobb tétet nem sikerült betölteni. Próbáld újra.
slip-total-stake = Összes tét
slip-lines-of = { $count ->
    [one] { $count } kombináció: { $amount }
   *[other] { $count } kombináció, egyenként { $amount }
}
slip-boosted-odds = Emelt odds

## Bet slip: why placing is blocked

slip-stake-empty = Adj meg tétet.
slip-stake-negative = A tét nem lehet negatív.
slip-stake-exponent = Írd ki a teljes összeget, például: 1000.
slip-stake-not_a_number = Írd be az összeget számjegyekkel, például: { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Ennél a pénznemnél nincsenek tizedesek: { $currency }. Adj meg egész összeget.
    [one] Ennél a pénznemnél legfeljebb { $decimals } tizedesjegy lehet: { $currency }.
   *[other] Ennél a pénznemnél legfeljebb { $decimals } tizedesjegy lehet: { $currency }.
}
slip-stake-too_large = Ez az összeg túl nagy.
slip-stake-not-positive = A tétnek nullánál nagyobbnak kell lennie.
slip-stake-below-min = A legkisebb tét: { $amount }.
slip-stake-above-max = A legnagyobb tét: { $amount }.
slip-stake-own-limit = A saját korlátod szerint még ennyit tehetsz fel: { $amount }.
slip-stake-own-limit-until = A saját korlátod szerint még ennyit tehetsz fel: { $amount }. Nullázódik: { $moment }.
slip-stake-above-balance = Az egyenleged: { $amount }. Csökkentsd a tétet.
slip-balance-empty = Az egyenleged: { $amount }.
slip-currency-unlisted = Itt nem lehet { $currency } pénznemben fogadni.
slip-deposit = Befizetés
slip-blocked-suspended = { $count ->
    [one] Egy tipp fel van függesztve. Várd meg, amíg újra megnyílik, vagy töröld.
   *[other] { $count } tipp fel van függesztve. Várd meg, amíg újra megnyílnak, vagy töröld őket.
}
slip-changed = { $count ->
    [one] Egy odds megváltozott. Ellenőrizd, mielőtt folytatod.
   *[other] { $count } odds megváltozott. Ellenőrizd őket, mielőtt folytatod.
}
slip-gone = { $count ->
    [one] Egy tipp már nem elérhető.
   *[other] { $count } tipp már nem elérhető.
}
slip-conflict-same_match = Két tipped ugyanabból a mérkőzésből való. A folytatáshoz töröld az egyiket.
slip-conflict-outright = Két tipped ugyanarra a versenyre szól. A folytatáshoz töröld az egyiket.
slip-conflict-joinable = Két tipped ugyanabból a mérkőzésből való. Tedd őket BetBuilderbe, vagy töröld az egyiket.
slip-conflict-mixed_providers = Ezek a tippek nem kombinálhatók egy fogadásban. A folytatáshoz töröld az egyiket.
slip-conflict-system_provider = Ezek közül néhány tipp rendszerben nem fogadható meg. Töröld őket, vagy válassz más típust.
slip-conflict-custom_bet_match = A BetBuilder egy mérkőzés tippjeiből áll. A folytatáshoz töröld a többit.
slip-conflict-custom_bet_alone = A BetBuildert külön kell megfogadni. A folytatáshoz töröld a többi tippet.
slip-custom-disabled = BetBuilder jelenleg nem fogadható meg.
slip-custom-too-short = A BetBuilderhez legalább két tipp kell.
slip-custom-odds-missing = A BetBuilder oddsának lekérése.
slip-custom-changed = A BetBuildered oddsa megváltozott. Ellenőrizd, mielőtt folytatod.
slip-return-too-small = Ennek a fogadásnak a nyereménye nem lehet több a tétnél.
slip-freebet-pending = Ellenőrizzük, hogy a freebeted használható-e ehhez a fogadáshoz. Saját tétet is megadhatsz.

## Bet slip: the button

slip-accept = Változások elfogadása
slip-accept-remove = { $count ->
    [one] Elfogadás és { $count } tipp törlése
   *[other] Elfogadás és { $count } tipp törlése
}
slip-accept-only-remove = { $count ->
    [one] Tipp törlése
   *[other] { $count } tipp törlése
}
slip-sign-in = Belépés a fogadáshoz
slip-offline = Nincs kapcsolat
slip-place = { $count ->
    [one] Fogadok · { $amount }
   *[other] { $count } fogadás leadása · { $amount }
}
slip-place-freebet = { $count ->
    [one] Freebet leadása · { $amount }
   *[other] { $count } freebet leadása · { $amount }
}
slip-place-both = { $count ->
    [one] Fogadok · { $amount } és freebet { $free }
   *[other] { $count } fogadás leadása · { $amount } és freebet { $free }
}
slip-place-empty = { $count ->
    [one] Fogadok
   *[other] { $count } fogadás leadása
}
slip-placing = { $count ->
    [one] Fogadásod leadása…
   *[other] { $count } fogadásod leadása…
}

## Bet slip: results of placing

slip-error-invalid-odds = Az oddsok a fogadás leadása közben megváltoztak. Nézd meg az új oddsokat, és add le újra a fogadást.
slip-error-invalid-custom-odds = A BetBuilder oddsa megváltozott. Nézd meg az új oddsot, és add le újra a fogadást.
slip-error-suspended = A fogadás leadása közben egy tippet felfüggesztettünk. A fogadást nem adtuk le.
slip-error-funds = Az egyenleged kevés ehhez a téthez. A fogadást nem adtuk le.
slip-error-stake = Ez a tét nem fogadható el. A fogadást nem adtuk le.
slip-error-not-placed = A fogadást nem adtuk le, és az egyenlegedről nem vontunk le semmit. Leadhatod újra.
slip-error-maybe-placed = Nem tudjuk megállapítani, hogy a fogadás le van-e adva: a fogadásaid között több ugyanilyen is van. Nézd meg a Fogadásaim között, mielőtt újra leadod.
slip-other-player = Másik felhasználó van bejelentkezve
slip-other-player-text = Nem adtunk le fogadást. Ellenőrizd az oldal tetején, melyik fiók van bejelentkezve, majd add le újra a fogadást.
slip-error-default = A fogadás nem jött létre. Próbáld újra.
slip-unanswered-title = Még nem tudjuk, hogy a fogadásod le van-e adva
slip-unanswered-text = Nem érkezett válasz. Ellenőrizzük a fogadásodat, hogy ne adjuk le kétszer. Ez akár { $seconds } másodpercig is eltarthat.
slip-unanswered-waiting = A fogadásodat nem sikerült ellenőrizni. Nézd meg a kapcsolatot, majd ellenőrizd újra.
slip-unanswered-looking = Fogadásod ellenőrzése…
slip-unanswered-look = Ellenőrzés újra
slip-receipt-lost-text = A válasz útközben elveszett, de a fogadásod beérkezett hozzánk, egyetlen alkalommal.
slip-receipt-ref = Fogadás száma
slip-keep = Tippek megtartása
slip-done = Kész
slip-error-municipality = A profilodból hiányzik a település. Add meg, majd add le újra a fogadást.
slip-error-win-too-small = Ezzel az oddsszal a nyeremény nem lehet több a tétnél. A fogadást nem adtuk le.
slip-error-elsewhere = Egy másik lapon éppen fogadást adsz le. Várd meg, majd add le újra ezt.
slip-receipt-placed = { $count ->
    [one] Fogadás leadva
   *[other] { $count } fogadás leadva
}
slip-receipt-placed-text = { $count ->
    [one] A Fogadásaim között találod.
   *[other] A Fogadásaim között találod őket.
}
slip-receipt-checking = { $count ->
    [one] Fogadás beérkezett, ellenőrizzük
   *[other] { $count } fogadás beérkezett, ellenőrizzük
}
slip-receipt-checking-text = Még nincs leadva. A döntés itt és a Fogadásaim között jelenik meg, általában másodperceken belül.
slip-receipt-review = { $count ->
    [one] Fogadás beérkezett, ellenőrizzük
   *[other] { $count } fogadás beérkezett, ellenőrizzük
}
slip-receipt-review-text = Még nincs leadva. Előbb egy munkatársunk ellenőrzi; a döntés itt és a Fogadásaim között jelenik meg.
slip-receipt-rejected = A fogadást elutasítottuk
slip-receipt-rejected-text = Az odds vagy a piac megváltozott, mielőtt elfogadtuk volna a fogadást. A tét visszakerült az egyenlegedre.
slip-receipt-missing = { $count ->
    [one] Egy fogadást nem adtunk le; nem vontunk le érte semmit.
   *[other] { $count } fogadást nem adtunk le; nem vontunk le értük semmit.
}
slip-receipt-moved = Megváltozott oddsszal fogadtuk el, a beállításaid szerint.
slip-placed-view = Megnézem
slip-placed-close = Üzenet bezárása

## Bet slip: bonuses

slip-bonus = Bónusz
slip-bonus-none = Nincs bónusz
slip-bonus-comboboost = Kombibónusz
slip-boost-next = { $count ->
    [one] { $boost } még egy tippel, legalább { $odds } oddsszal
   *[other] { $boost } még { $count } tippel, legalább { $odds } oddsszal
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, csak nettó nyeremény
slip-bonus-freebet_all_win = Freebet, tét és nyeremény
slip-bonus-freebet_no_risk = Tét vissza freebetként
slip-bonus-hunting = Vadászat
slip-bonus-tournament = Verseny
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Megemeli ennek a kombinak az oddsát.
slip-bonus-about-freebet = A tétet mi álljuk. Ha nyersz, a nettó nyereményt kapod, a tét nélkül.
slip-bonus-about-freebet_only_win = A tétet mi álljuk. Ha nyersz, a nettó nyereményt kapod, a tét nélkül.
slip-bonus-about-freebet_all_win = A tétet mi álljuk. Ha nyersz, a tétet és a nettó nyereményt is megkapod.
slip-bonus-about-freebet_no_risk = A tétet te fizeted. Ha veszítesz, a tét freebetként visszajár.
slip-bonus-about-hunting = Ez a fogadás pontot ér a vadászatodban.
slip-bonus-about-tournament = Ez a fogadás pontot ér a versenyedben.
slip-bonus-about-lootbox = Ez a fogadás pontot ér a lootboxodhoz.

## Bet slip: quick bet

slip-quick-bet-stake = Gyorsfogadás
slip-quick-bet-ready = Bekapcsolva: ha egy oddsra koppintasz, azonnal megfogadod, tét: { $amount }.
slip-quick-bet-not-approved = Adj meg tétet, és kapcsold be a gyorsfogadást; addig az oddsok a szelvényre kerülnek.
slip-quick-bet-approve = Gyorsfogadás bekapcsolása: { $amount }
slip-quick-bet-approve-empty = Adj meg tétet
slip-quick-bet-placing = Fogadás leadása, { $amount }: { $name }, odds { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Gyorsfogadás leadva
slip-quick-bet-checking = Gyorsfogadás beérkezett, ellenőrizzük
slip-quick-bet-review = Gyorsfogadás beérkezett, ellenőrizzük
slip-quick-bet-rejected = A gyorsfogadást elutasítottuk
slip-quick-bet-error = A gyorsfogadást nem adtuk le
slip-quick-bet-text = { $event } · { $market }: { $name }, odds { $odds } · { $amount }
slip-quick-bet-on = Gyorsfogadás bekapcsolva · { $amount }
slip-quick-bet-off = Kikapcsolás
slip-quick-bet-idle = A gyorsfogadás kikapcsolt
slip-quick-bet-idle-text = { $minutes } perce nem adtál le gyorsfogadást. A szelvényen újra bekapcsolhatod.

## Bet slip: sharing

slip-share-converted = A megosztott tétet átváltottuk: { $from } → { $to }.
slip-code-loading = Megosztott fogadás megnyitása…
slip-code-not_found = Nincs ilyen fogadás. Ellenőrizd a kódot.
slip-code-nothing_left = Ebből a fogadásból már semmi sem elérhető. Próbálj egy másikat.
slip-code-later = A megosztott fogadást nem sikerült megnyitni. Próbáld újra később.
slip-code-close = Bezárás
slip-code-ask = { $count ->
    [one] A megosztott fogadás { $count } tippből áll, és a szelvényed nem üres. Hozzáadod, vagy lecseréled a szelvényt?
   *[other] A megosztott fogadás { $count } tippből áll, és a szelvényed nem üres. Hozzáadod őket, vagy lecseréled a szelvényt?
}
slip-code-answer-add = Hozzáadom
slip-code-answer-replace = Lecserélem a szelvényt
slip-code-answer-cancel = Maradjon így

## Bet slip: settings

slip-settings = Szelvény beállításai
slip-accept-mode = Ha az odds leadás közben változik
slip-accept-mode-none = Minden változásra rákérdez
slip-accept-mode-higher = Magasabbat elfogad, alacsonyabbra rákérdez
slip-accept-mode-any = Minden változást elfogad
slip-quick-own = Saját gyors összegek ({ $currency })
slip-quick-own-field = { $number }. gyors összeg
slip-quick-save = Összegek mentése
slip-quick-saved = Az összegeidet elmentettük.
slip-quick-invalid = Minden összeget számjegyekkel, nullánál nagyobb értékkel adj meg, vagy hagyd üresen.
slip-settings-failed = A beállításokat nem sikerült menteni. Próbáld újra.
slip-odds-format = Odds formátuma
slip-odds-format-european = Tizedes
slip-odds-format-british = Tört
slip-odds-format-american = Amerikai
slip-odds-format-hongkong = Hongkongi
slip-odds-format-malaysian = Maláj
slip-odds-format-indonesian = Indonéz
