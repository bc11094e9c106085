### Bet slip.

## Bet slip: the panel

slip-title = Tiket
slip-tab-slip = Tiket
slip-tab-bets = Moje sázky
slip-close = Zavřít tiket
slip-empty-title = Váš tiket je prázdný
slip-empty-text = Klepněte na kurz a přidáte ho sem.
slip-quick-bet = Rychlá sázka
slip-code = Máte kód?
slip-code-open = Otevřít

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } tip
    [few] { $count } tipy
   *[other] { $count } tipů
}
slip-selections-label = Tipy
slip-remove = Odebrat: { $name }
slip-clear = Odebrat vše
slip-emptied = Tiket vyprázdněn
slip-undo = Vrátit zpět
slip-price-moved = { $from } → { $to } od přidání
slip-price-changed = Kurz se změnil: { $from } → { $to }
slip-moves = Vývoj kurzů při této návštěvě
slip-suspended = Pozastaveno: teď nelze sázet
slip-suspended-provider = Pozastaveno: bez dat
slip-unavailable = Už není v nabídce
slip-live = Live
slip-bar-open = Tiket
slip-bar-singles = { $count ->
    [one] { $count } sólo sázka
    [few] { $count } sólo sázky
   *[other] { $count } sólo sázek
}
slip-bar-no-stake = Zatím bez vkladu
slip-bar-remove = Chcete-li pokračovat, odeberte tip
slip-conflict-here-same_match = Nelze kombinovat s jiným tipem ze stejného zápasu
slip-conflict-here-outright = Nelze kombinovat s jiným tipem na stejnou soutěž
slip-conflict-here-mixed_providers = Nelze kombinovat s ostatními tipy
slip-conflict-here-system_provider = V systému nelze vsadit
slip-conflict-here-custom_bet_match = Není ze zápasu BetBuilderu
slip-conflict-here-custom_bet_alone = Nelze vsadit společně s BetBuilderem

## Bet slip: the bet

slip-stake = Vklad
slip-stake-currency = Vklad v { $currency }
slip-quick-add = Zadat { $amount }
slip-quick-amounts = Rychlé částky
slip-odds = Celkový kurz
slip-return = Možná výhra
slip-types = Typ sázky
slip-join = Spojit do BetBuilderu · { $odds }
slip-join-asking = Hledáme BetBuilder…
slip-refusal-no_system_type = { $count ->
    [one] Systém potřebuje více tipů.
    [few] Pro { $count } tipy není žádný systém.
   *[other] Pro { $count } tipů není žádný systém.
}
slip-refusal-multi_single_unavailable = Tyto tipy nelze vsadit jako několik sólo sázek.
slip-system = Systém
slip-system-option = { $count ->
    [one] { $win } z { $total } · { $count } kombinace
    [few] { $win } z { $total } · { $count } kombinace
   *[other] { $win } z { $total } · { $count } kombinací
}
slip-return-currency = Výhra v { $currency }
slip-by-return = Zadat výhru
slip-by-stake = Zadat vklad
slip-line-stake = Vklad na kombinaci
slip-stake-freebet = Freebet
slip-max = Max.
slip-max-label = Zadat maximum
slip-max-failed = Maximální vklad se nepodařilo načíst. Zkuste to znovu.
slip-total-stake = Celkový vklad
slip-lines-of = { $count ->
    [one] { $count } kombinace za { $amount }
    [few] { $count } kombinace po { $amount }
   *[other] { $count } kombinací po { $amount }
}
slip-boosted-odds = Zvýšený kurz

## Bet slip: why placing is blocked

slip-stake-empty = Zadejte vklad.
slip-stake-negative = Vklad nemůže být záporný.
slip-stake-exponent = Zadejte celou částku, například 1000.
slip-stake-not_a_number = Zadejte částku číslicemi, například { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Částky v { $currency } nemají desetinná místa. Zadejte celou částku.
    [one] Částky v { $currency } mají nejvýše { $decimals } desetinné místo.
    [few] Částky v { $currency } mají nejvýše { $decimals } desetinná místa.
   *[other] Částky v { $currency } mají nejvýše { $decimals } desetinných míst.
}
slip-stake-too_large = Tato částka je příliš vysoká.
slip-stake-not-positive = Vklad musí být vyšší než nula.
slip-stake-below-min = Minimální vklad je { $amount }.
slip-stake-above-max = Maximální vklad je { $amount }.
slip-stake-own-limit = Podle vašeho vlastního limitu můžete vsadit ještě { $amount }.
slip-stake-own-limit-until = Podle vašeho vlastního limitu můžete vsadit ještě { $amount }. Obnoví se: { $moment }.
slip-stake-above-balance = Na kontě máte { $amount }. Snižte vklad.
slip-balance-empty = Na kontě máte { $amount }.
slip-currency-unlisted = V měně { $currency } zde nelze sázet.
slip-deposit = Dobít
slip-blocked-suspended = { $count ->
    [one] Jeden tip je pozastaven. Počkejte, až se znovu otevře, nebo ho odeberte.
    [few] { $count } tipy jsou pozastaveny. Počkejte, až se znovu otevřou, nebo je odeberte.
   *[other] { $count } tipů je pozastaveno. Počkejte, až se znovu otevřou, nebo je odeberte.
}
slip-changed = { $count ->
    [one] Jeden kurz se změnil. Než budete pokračovat, zkontrolujte ho.
    [few] Změnily se { $count } kurzy. Než budete pokračovat, zkontrolujte je.
   *[other] Změnilo se { $count } kurzů. Než budete pokračovat, zkontrolujte je.
}
slip-gone = { $count ->
    [one] Jeden tip už není v nabídce.
    [few] { $count } tipy už nejsou v nabídce.
   *[other] { $count } tipů už není v nabídce.
}
slip-conflict-same_match = Dva z vašich tipů jsou ze stejného zápasu. Chcete-li pokračovat, jeden odeberte.
slip-conflict-outright = Dva z vašich tipů jsou na stejnou soutěž. Chcete-li pokračovat, jeden odeberte.
slip-conflict-joinable = Dva z vašich tipů jsou ze stejného zápasu. Spojte je do BetBuilderu, nebo jeden odeberte.
slip-conflict-mixed_providers = Tyto tipy nelze spojit do jedné sázky. Chcete-li pokračovat, jeden odeberte.
slip-conflict-system_provider = Některé z těchto tipů nelze vsadit v systému. Odeberte je, nebo zvolte jiný typ sázky.
slip-conflict-custom_bet_match = BetBuilder spojuje tipy z jednoho zápasu. Chcete-li pokračovat, ostatní odeberte.
slip-conflict-custom_bet_alone = BetBuilder se sází samostatně. Chcete-li pokračovat, ostatní tipy odeberte.
slip-custom-disabled = BetBuilder teď nelze vsadit.
slip-custom-too-short = BetBuilder potřebuje alespoň dva tipy.
slip-custom-odds-missing = Načítáme kurz tohoto BetBuilderu.
slip-custom-changed = Kurz vašeho BetBuilderu se změnil. Než budete pokračovat, zkontrolujte ho.
slip-return-too-small = Výhra z této sázky nemůže být vyšší než vklad.
slip-freebet-pending = Ověřujeme, zda lze na tuto sázku použít freebet. Můžete také zadat vlastní vklad.

## Bet slip: the button

slip-accept = Přijmout změny
slip-accept-remove = { $count ->
    [one] Přijmout změny a odebrat { $count }
    [few] Přijmout změny a odebrat { $count }
   *[other] Přijmout změny a odebrat { $count }
}
slip-accept-only-remove = { $count ->
    [one] Odebrat tip
    [few] Odebrat { $count } tipy
   *[other] Odebrat { $count } tipů
}
slip-sign-in = Přihlásit se a vsadit
slip-offline = Bez připojení
slip-place = { $count ->
    [one] Vsadit · { $amount }
    [few] Vsadit { $count } sázky · { $amount }
   *[other] Vsadit { $count } sázek · { $amount }
}
slip-place-freebet = { $count ->
    [one] Vsadit freebet · { $amount }
    [few] Vsadit { $count } freebety · { $amount }
   *[other] Vsadit { $count } freebetů · { $amount }
}
slip-place-both = { $count ->
    [one] Vsadit · { $amount } a freebet { $free }
    [few] Vsadit { $count } sázky · { $amount } a freebet { $free }
   *[other] Vsadit { $count } sázek · { $amount } a freebet { $free }
}
slip-place-empty = { $count ->
    [one] Vsadit
    [few] Vsadit { $count } sázky
   *[other] Vsadit { $count } sázek
}
slip-placing = { $count ->
    [one] Podáváme vaši sázku…
    [few] Podáváme { $count } sázky…
   *[other] Podáváme { $count } sázek…
}

## Bet slip: results of placing

slip-error-invalid-odds = Kurzy se při podávání sázky změnily. Zkontrolujte nové kurzy a vsaďte znovu.
slip-error-invalid-custom-odds = Kurz tohoto BetBuilderu se změnil. Zkontrolujte nový kurz a vsaďte znovu.
slip-error-suspended = Při podávání sázky byl jeden tip pozastaven. Sázka nebyla vsazena.
slip-error-funds = Na tento vklad nemáte na kontě dost peněz. Sázka nebyla vsazena.
slip-error-stake = Tento vklad nelze přijmout. Sázka nebyla vsazena.
slip-error-not-placed = Sázka nebyla vsazena a z konta nic neodešlo. Můžete vsadit znovu.
slip-error-maybe-placed = Nemůžeme zjistit, zda byla sázka vsazena: mezi vašimi sázkami je více než jedna stejná. Než vsadíte znovu, podívejte se do sekce Moje sázky.
slip-other-player = Je přihlášen jiný uživatel
slip-other-player-text = Nic nebylo vsazeno. Zkontrolujte nahoře na stránce, který účet je přihlášen, a vsaďte znovu.
slip-error-default = Sázka nebyla vsazena. Zkuste to prosím znovu.
slip-unanswered-title = Zatím nevíme, zda byla vaše sázka vsazena
slip-unanswered-text = Odpověď nepřišla. Ověřujeme vaši sázku, aby nebyla vsazena dvakrát. Může to trvat až { $seconds } sekund.
slip-unanswered-waiting = Sázku se nepodařilo ověřit. Zkontrolujte připojení a ověřte ji znovu.
slip-unanswered-looking = Ověřujeme vaši sázku…
slip-unanswered-look = Ověřit znovu
slip-receipt-lost-text = Odpověď se cestou ztratila, ale vaše sázka nám byla doručena, a to jen jednou.
slip-receipt-ref = Číslo sázky
slip-keep = Ponechat tipy
slip-done = Hotovo
slip-error-municipality = Ve vašem profilu chybí obec. Doplňte ji a vsaďte znovu.
slip-error-win-too-small = Při tomto kurzu nemůže být výhra vyšší než vklad. Sázka nebyla vsazena.
slip-error-elsewhere = Na jiné kartě se právě podává sázka. Počkejte na ni a pak vsaďte znovu.
slip-receipt-placed = { $count ->
    [one] Sázka vsazena
    [few] { $count } sázky vsazeny
   *[other] { $count } sázek vsazeno
}
slip-receipt-placed-text = { $count ->
    [one] Najdete ji v sekci Moje sázky.
    [few] Najdete je v sekci Moje sázky.
   *[other] Najdete je v sekci Moje sázky.
}
slip-receipt-checking = { $count ->
    [one] Sázka doručena, ověřuje se
    [few] { $count } sázky doručeny, ověřují se
   *[other] { $count } sázek doručeno, ověřuje se
}
slip-receipt-checking-text = Zatím není vsazeno. Rozhodnutí se objeví tady a v sekci Moje sázky, obvykle během několika sekund.
slip-receipt-review = { $count ->
    [one] Sázka doručena, ověřuje se
    [few] { $count } sázky doručeny, ověřují se
   *[other] { $count } sázek doručeno, ověřuje se
}
slip-receipt-review-text = Zatím není vsazeno. Nejdřív proběhne kontrola bookmakerem; rozhodnutí se objeví tady a v sekci Moje sázky.
slip-receipt-rejected = Sázka nepřijata
slip-receipt-rejected-text = Kurz nebo příležitost se před přijetím sázky změnily. Vklad je zpět na vašem kontě.
slip-receipt-missing = { $count ->
    [one] Jedna sázka nebyla vsazena; nic jsme za ni nestrhli.
    [few] { $count } sázky nebyly vsazeny; nic jsme za ně nestrhli.
   *[other] { $count } sázek nebylo vsazeno; nic jsme za ně nestrhli.
}
slip-receipt-moved = Přijato se změněným kurzem podle vašeho nastavení.
slip-placed-view = Zobrazit
slip-placed-close = Zavřít tuto zprávu

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Bez bonusu
slip-bonus-comboboost = Bonus k AKO
slip-boost-next = { $count ->
    [one] { $boost } za další tip s kurzem alespoň { $odds }
    [few] { $boost } za { $count } další tipy s kurzem alespoň { $odds }
   *[other] { $boost } za { $count } dalších tipů s kurzem alespoň { $odds }
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, jen čistá výhra
slip-bonus-freebet_all_win = Freebet, vklad i výhra
slip-bonus-freebet_no_risk = Vklad zpět jako freebet
slip-bonus-hunting = Lov
slip-bonus-tournament = Turnaj
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Zvýší kurz této AKO sázky.
slip-bonus-about-freebet = Vklad platíme my. Když sázka vyjde, dostanete čistou výhru bez vkladu.
slip-bonus-about-freebet_only_win = Vklad platíme my. Když sázka vyjde, dostanete čistou výhru bez vkladu.
slip-bonus-about-freebet_all_win = Vklad platíme my. Když sázka vyjde, dostanete vklad i čistou výhru.
slip-bonus-about-freebet_no_risk = Vklad platíte vy. Když sázka nevyjde, vklad se vrátí jako freebet.
slip-bonus-about-hunting = Tato sázka přináší body do vašeho lovu.
slip-bonus-about-tournament = Tato sázka přináší body do vašeho turnaje.
slip-bonus-about-lootbox = Tato sázka přináší body na váš lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Rychlá sázka
slip-quick-bet-ready = Zapnuto: jedno klepnutí na kurz hned vsadí { $amount }.
slip-quick-bet-not-approved = Zadejte vklad a zapněte rychlou sázku; do té doby jdou kurzy na tiket.
slip-quick-bet-approve = Zapnout rychlou sázku · { $amount }
slip-quick-bet-approve-empty = Zadejte vklad
slip-quick-bet-placing = Podáváme sázku { $amount }: { $name }, kurz { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Rychlá sázka vsazena
slip-quick-bet-checking = Rychlá sázka doručena, ověřuje se
slip-quick-bet-review = Rychlá sázka doručena, ověřuje se
slip-quick-bet-rejected = Rychlá sázka nepřijata
slip-quick-bet-error = Rychlá sázka nebyla vsazena
slip-quick-bet-text = { $event } · { $market }: { $name }, kurz { $odds } · { $amount }
slip-quick-bet-on = Rychlá sázka zapnuta · { $amount }
slip-quick-bet-off = Vypnout
slip-quick-bet-idle = Rychlá sázka je vypnutá
slip-quick-bet-idle-text = Už { $minutes } min jste nepodali žádnou rychlou sázku. Znovu ji zapnete na tiketu.

## Bet slip: sharing

slip-share-converted = Sdílený vklad { $from } jsme přepočítali na { $to }.
slip-code-loading = Otevíráme sdílenou sázku…
slip-code-not_found = Sázka nenalezena. Zkontrolujte kód.
slip-code-nothing_left = Nic z této sázky už není v nabídce. Zkuste jinou sázku.
slip-code-later = Sdílenou sázku se nepodařilo otevřít. Zkuste to později.
slip-code-close = Zavřít
slip-code-ask = { $count ->
    [one] Sdílená sázka má { $count } tip a váš tiket není prázdný. Přidat ho, nebo tiket nahradit?
    [few] Sdílená sázka má { $count } tipy a váš tiket není prázdný. Přidat je, nebo tiket nahradit?
   *[other] Sdílená sázka má { $count } tipů a váš tiket není prázdný. Přidat je, nebo tiket nahradit?
}
slip-code-answer-add = Přidat na tiket
slip-code-answer-replace = Nahradit tiket
slip-code-answer-cancel = Nechat beze změny

## Bet slip: settings

slip-settings = Nastavení tiketu
slip-accept-mode = Když se kurz při podání změní
slip-accept-mode-none = Ptát se na každou změnu
slip-accept-mode-higher = Přijmout vyšší kurz, na nižší se ptát
slip-accept-mode-any = Přijmout každou změnu
slip-quick-own = Vaše rychlé částky v { $currency }
slip-quick-own-field = Rychlá částka { $number }
slip-quick-save = Uložit částky
slip-quick-saved = Vaše částky jsou uloženy.
slip-quick-invalid = Zadejte každou částku číslicemi a vyšší než nula, nebo pole nechte prázdné.
slip-settings-failed = Nastavení se nepodařilo uložit. Zkuste to prosím znovu.
slip-odds-format = Formát kurzů
slip-odds-format-european = Desetinný
slip-odds-format-british = Zlomkový
slip-odds-format-american = Americký
slip-odds-format-hongkong = Hongkongský
slip-odds-format-malaysian = Malajský
slip-odds-format-indonesian = Indonéský
