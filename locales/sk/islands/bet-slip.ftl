### Bet slip.

## Bet slip: the panel

slip-title = Tiket
slip-tab-slip = Tiket
slip-tab-bets = Moje stávky
slip-close = Zavrieť tiket
slip-empty-title = Váš tiket je prázdny
slip-empty-text = Ťuknite na kurz a pridáte ho sem.
slip-quick-bet = Rýchla stávka
slip-code = Máte kód?
slip-code-open = Otvoriť

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } tip
    [few] { $count } tipy
   *[other] { $count } tipov
}
slip-selections-label = Tipy
slip-remove = Odstrániť: { $name }
slip-clear = Odstrániť všetko
slip-emptied = Tiket vyprázdnený
slip-undo = Vrátiť späť
slip-price-moved = { $from } → { $to } od pridania
slip-price-changed = Kurz sa zmenil: { $from } → { $to }
slip-moves = Vývoj kurzov pri tejto návšteve
slip-suspended = Pozastavené: teraz sa nedá staviť
slip-suspended-provider = Pozastavené: bez údajov
slip-unavailable = Už nie je v ponuke
slip-live = Live
slip-bar-open = Tiket
slip-bar-singles = { $count ->
    [one] { $count } sólo stávka
    [few] { $count } sólo stávky
   *[other] { $count } sólo stávok
}
slip-bar-no-stake = Zatiaľ bez vkladu
slip-bar-remove = Ak chcete pokračovať, odstráňte tip
slip-conflict-here-same_match = Nedá sa kombinovať s iným tipom z toho istého zápasu
slip-conflict-here-outright = Nedá sa kombinovať s iným tipom na tú istú súťaž
slip-conflict-here-mixed_providers = Nedá sa kombinovať s ostatnými tipmi
slip-conflict-here-system_provider = V systéme sa nedá staviť
slip-conflict-here-custom_bet_match = Nie je zo zápasu BetBuildera
slip-conflict-here-custom_bet_alone = Nedá sa staviť spolu s BetBuilderom

## Bet slip: the bet

slip-stake = Vklad
slip-stake-currency = Vklad v { $currency }
slip-quick-add = Zadať { $amount }
slip-quick-amounts = Rýchle sumy
slip-odds = Celkový kurz
slip-return = Možná výhra
slip-types = Typ stávky
slip-join = Spojiť do BetBuildera · { $odds }
slip-join-asking = Hľadáme BetBuilder…
slip-refusal-no_system_type = { $count ->
    [one] Systém potrebuje viac tipov.
    [few] Pre { $count } tipy nie je žiadny systém.
   *[other] Pre { $count } tipov nie je žiadny systém.
}
slip-refusal-multi_single_unavailable = Tieto tipy sa nedajú podať ako viacero sólo stávok.
slip-system = Systém
slip-system-option = { $count ->
    [one] { $win } z { $total } · { $count } kombinácia
    [few] { $win } z { $total } · { $count } kombinácie
   *[other] { $win } z { $total } · { $count } kombinácií
}
slip-return-currency = Výhra v { $currency }
slip-by-return = Zadať výhru
slip-by-stake = Zadať vklad
slip-line-stake = Vklad na kombináciu
slip-stake-freebet = Freebet
slip-max = Max.
slip-max-label = Zadať maximum
slip-max-failed = Maximálny vklad sa nepodarilo načítať. Skúste to znova.
slip-total-stake = Celkový vklad
slip-lines-of = { $count ->
    [one] { $count } kombinácia za { $amount }
    [few] { $count } kombinácie po { $amount }
   *[other] { $count } kombinácií po { $amount }
}
slip-boosted-odds = Zvýšený kurz

## Bet slip: why placing is blocked

slip-stake-empty = Zadajte vklad.
slip-stake-negative = Vklad nemôže byť záporný.
slip-stake-exponent = Zadajte celú sumu, napríklad 1000.
slip-stake-not_a_number = Zadajte sumu číslicami, napríklad { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Sumy v { $currency } nemajú desatinné miesta. Zadajte celú sumu.
    [one] Sumy v { $currency } majú najviac { $decimals } desatinné miesto.
    [few] Sumy v { $currency } majú najviac { $decimals } desatinné miesta.
   *[other] Sumy v { $currency } majú najviac { $decimals } desatinných miest.
}
slip-stake-too_large = Táto suma je príliš vysoká.
slip-stake-not-positive = Vklad musí byť vyšší ako nula.
slip-stake-below-min = Minimálny vklad je { $amount }.
slip-stake-above-max = Maximálny vklad je { $amount }.
slip-stake-own-limit = Podľa vášho vlastného limitu môžete staviť ešte { $amount }.
slip-stake-own-limit-until = Podľa vášho vlastného limitu môžete staviť ešte { $amount }. Obnoví sa: { $moment }.
slip-stake-above-balance = Na konte máte { $amount }. Znížte vklad.
slip-balance-empty = Na konte máte { $amount }.
slip-currency-unlisted = V mene { $currency } tu nemožno stávkovať.
slip-deposit = Dobiť
slip-blocked-suspended = { $count ->
    [one] Jeden tip je pozastavený. Počkajte, kým sa znova otvorí, alebo ho odstráňte.
    [few] { $count } tipy sú pozastavené. Počkajte, kým sa znova otvoria, alebo ich odstráňte.
   *[other] { $count } tipov je pozastavených. Počkajte, kým sa znova otvoria, alebo ich odstráňte.
}
slip-changed = { $count ->
    [one] Jeden kurz sa zmenil. Pred pokračovaním ho skontrolujte.
    [few] Zmenili sa { $count } kurzy. Pred pokračovaním ich skontrolujte.
   *[other] Zmenilo sa { $count } kurzov. Pred pokračovaním ich skontrolujte.
}
slip-gone = { $count ->
    [one] Jeden tip už nie je v ponuke.
    [few] { $count } tipy už nie sú v ponuke.
   *[other] { $count } tipov už nie je v ponuke.
}
slip-conflict-same_match = Dva z vašich tipov sú z toho istého zápasu. Ak chcete pokračovať, jeden odstráňte.
slip-conflict-outright = Dva z vašich tipov sú na tú istú súťaž. Ak chcete pokračovať, jeden odstráňte.
slip-conflict-joinable = Dva z vašich tipov sú z toho istého zápasu. Spojte ich do BetBuildera alebo jeden odstráňte.
slip-conflict-mixed_providers = Tieto tipy sa nedajú spojiť do jednej stávky. Ak chcete pokračovať, jeden odstráňte.
slip-conflict-system_provider = Niektoré z týchto tipov sa nedajú staviť v systéme. Odstráňte ich alebo zvoľte iný typ stávky.
slip-conflict-custom_bet_match = BetBuilder spája tipy z jedného zápasu. Ak chcete pokračovať, ostatné odstráňte.
slip-conflict-custom_bet_alone = BetBuilder sa podáva samostatne. Ak chcete pokračovať, ostatné tipy odstráňte.
slip-custom-disabled = BetBuilder sa teraz nedá staviť.
slip-custom-too-short = BetBuilder potrebuje aspoň dva tipy.
slip-custom-odds-missing = Načítavame kurz tohto BetBuildera.
slip-custom-changed = Kurz vášho BetBuildera sa zmenil. Pred pokračovaním ho skontrolujte.
slip-return-too-small = Výhra z tejto stávky nemôže byť vyššia ako vklad.
slip-freebet-pending = Overujeme, či možno na túto stávku použiť freebet. Môžete zadať aj vlastný vklad.

## Bet slip: the button

slip-accept = Prijať zmeny
slip-accept-remove = { $count ->
    [one] Prijať zmeny a odstrániť { $count }
    [few] Prijať zmeny a odstrániť { $count }
   *[other] Prijať zmeny a odstrániť { $count }
}
slip-accept-only-remove = { $count ->
    [one] Odstrániť tip
    [few] Odstrániť { $count } tipy
   *[other] Odstrániť { $count } tipov
}
slip-sign-in = Prihlásiť sa a staviť
slip-offline = Bez pripojenia
slip-place = { $count ->
    [one] Staviť · { $amount }
    [few] Staviť { $count } stávky · { $amount }
   *[other] Staviť { $count } stávok · { $amount }
}
slip-place-freebet = { $count ->
    [one] Staviť freebet · { $amount }
    [few] Staviť { $count } freebety · { $amount }
   *[other] Staviť { $count } freebetov · { $amount }
}
slip-place-both = { $count ->
    [one] Staviť · { $amount } a freebet { $free }
    [few] Staviť { $count } stávky · { $amount } a freebet { $free }
   *[other] Staviť { $count } stávok · { $amount } a freebet { $free }
}
slip-place-empty = { $count ->
    [one] Staviť
    [few] Staviť { $count } stávky
   *[other] Staviť { $count } stávok
}
slip-placing = { $count ->
    [one] Podávame vašu stávku…
    [few] Podávame { $count } stávky…
   *[other] Podávame { $count } stávok…
}

## Bet slip: results of placing

slip-error-invalid-odds = Kurzy sa pri podávaní stávky zmenili. Skontrolujte nové kurzy a stavte znova.
slip-error-invalid-custom-odds = Kurz tohto BetBuildera sa zmenil. Skontrolujte nový kurz a stavte znova.
slip-error-suspended = Pri podávaní stávky bol jeden tip pozastavený. Stávka nebola podaná.
slip-error-funds = Na tento vklad nemáte na konte dosť peňazí. Stávka nebola podaná.
slip-error-stake = Tento vklad nie je možné prijať. Stávka nebola podaná.
slip-error-not-placed = Stávka nebola podaná a z konta nič neodišlo. Môžete staviť znova.
slip-error-maybe-placed = Nevieme zistiť, či bola stávka podaná: medzi vašimi stávkami je viac než jedna rovnaká. Skôr než stavíte znova, pozrite sa do sekcie Moje stávky.
slip-other-player = Prihlásený je iný používateľ
slip-other-player-text = Žiadna stávka nebola podaná. Skontrolujte hore na stránke, ktorý účet je prihlásený, a stavte znova.
slip-error-default = Stávka nebola podaná. Skúste to, prosím, znova.
slip-unanswered-title = Zatiaľ nevieme, či bola vaša stávka podaná
slip-unanswered-text = Odpoveď neprišla. Overujeme vašu stávku, aby nebola podaná dvakrát. Môže to trvať až { $seconds } sekúnd.
slip-unanswered-waiting = Stávku sa nepodarilo overiť. Skontrolujte pripojenie a overte ju znova.
slip-unanswered-looking = Overujeme vašu stávku…
slip-unanswered-look = Overiť znova
slip-receipt-lost-text = Odpoveď sa cestou stratila, ale vaša stávka nám bola doručená, a to iba raz.
slip-receipt-ref = Číslo stávky
slip-keep = Ponechať tipy
slip-done = Hotovo
slip-error-municipality = Vo vašom profile chýba obec. Doplňte ju a stavte znova.
slip-error-win-too-small = Pri tomto kurze nemôže byť výhra vyššia ako vklad. Stávka nebola podaná.
slip-error-elsewhere = Na inej karte sa práve podáva stávka. Počkajte na ňu a potom stavte znova.
slip-receipt-placed = { $count ->
    [one] Stávka prijatá
    [few] { $count } stávky prijaté
   *[other] { $count } stávok prijatých
}
slip-receipt-placed-text = { $count ->
    [one] Nájdete ju v sekcii Moje stávky.
    [few] Nájdete ich v sekcii Moje stávky.
   *[other] Nájdete ich v sekcii Moje stávky.
}
slip-receipt-checking = { $count ->
    [one] Stávka doručená, overuje sa
    [few] { $count } stávky doručené, overujú sa
   *[other] { $count } stávok doručených, overuje sa
}
slip-receipt-checking-text = Zatiaľ neprijaté. Rozhodnutie sa zobrazí tu a v sekcii Moje stávky, zvyčajne do niekoľkých sekúnd.
slip-receipt-review = { $count ->
    [one] Stávka doručená, overuje sa
    [few] { $count } stávky doručené, overujú sa
   *[other] { $count } stávok doručených, overuje sa
}
slip-receipt-review-text = Zatiaľ neprijaté. Najprv prebehne kontrola bookmakerom; rozhodnutie sa zobrazí tu a v sekcii Moje stávky.
slip-receipt-rejected = Stávka neprijatá
slip-receipt-rejected-text = Kurz alebo príležitosť sa pred prijatím stávky zmenili. Vklad je späť na vašom konte.
slip-receipt-missing = { $count ->
    [one] Jedna stávka nebola podaná; nič sme za ňu nestrhli.
    [few] { $count } stávky neboli podané; nič sme za ne nestrhli.
   *[other] { $count } stávok nebolo podaných; nič sme za ne nestrhli.
}
slip-receipt-moved = Prijaté so zmeneným kurzom podľa vašich nastavení.
slip-placed-view = Zobraziť
slip-placed-close = Zavrieť túto správu

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Bez bonusu
slip-bonus-comboboost = Bonus k AKO
slip-boost-next = { $count ->
    [one] { $boost } za ďalší tip s kurzom aspoň { $odds }
    [few] { $boost } za { $count } ďalšie tipy s kurzom aspoň { $odds }
   *[other] { $boost } za { $count } ďalších tipov s kurzom aspoň { $odds }
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, len čistá výhra
slip-bonus-freebet_all_win = Freebet, vklad aj výhra
slip-bonus-freebet_no_risk = Vklad späť ako freebet
slip-bonus-hunting = Lov
slip-bonus-tournament = Turnaj
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Zvýši kurz tejto AKO stávky.
slip-bonus-about-freebet = Vklad platíme my. Ak stávka vyjde, dostanete čistú výhru bez vkladu.
slip-bonus-about-freebet_only_win = Vklad platíme my. Ak stávka vyjde, dostanete čistú výhru bez vkladu.
slip-bonus-about-freebet_all_win = Vklad platíme my. Ak stávka vyjde, dostanete vklad aj čistú výhru.
slip-bonus-about-freebet_no_risk = Vklad platíte vy. Ak stávka nevyjde, vklad sa vráti ako freebet.
slip-bonus-about-hunting = Táto stávka prináša body do vášho lovu.
slip-bonus-about-tournament = Táto stávka prináša body do vášho turnaja.
slip-bonus-about-lootbox = Táto stávka prináša body na váš lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Rýchla stávka
slip-quick-bet-ready = Zapnuté: jedno ťuknutie na kurz hneď staví { $amount }.
slip-quick-bet-not-approved = Zadajte vklad a zapnite rýchlu stávku; dovtedy idú kurzy na tiket.
slip-quick-bet-approve = Zapnúť rýchlu stávku · { $amount }
slip-quick-bet-approve-empty = Zadajte vklad
slip-quick-bet-placing = Podávame stávku { $amount }: { $name }, kurz { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Rýchla stávka prijatá
slip-quick-bet-checking = Rýchla stávka doručená, overuje sa
slip-quick-bet-review = Rýchla stávka doručená, overuje sa
slip-quick-bet-rejected = Rýchla stávka neprijatá
slip-quick-bet-error = Rýchla stávka nebola podaná
slip-quick-bet-text = { $event } · { $market }: { $name }, kurz { $odds } · { $amount }
slip-quick-bet-on = Rýchla stávka zapnutá · { $amount }
slip-quick-bet-off = Vypnúť
slip-quick-bet-idle = Rýchla stávka je vypnutá
slip-quick-bet-idle-text = Už { $minutes } min ste nepodali žiadnu rýchlu stávku. Znova ju zapnete na tikete.

## Bet slip: sharing

slip-share-converted = Zdieľaný vklad { $from } sme prepočítali na { $to }.
slip-code-loading = Otvárame zdieľanú stávku…
slip-code-not_found = Stávka sa nenašla. Skontrolujte kód.
slip-code-nothing_left = Nič z tejto stávky už nie je v ponuke. Skúste inú stávku.
slip-code-later = Zdieľanú stávku sa nepodarilo otvoriť. Skúste to neskôr.
slip-code-close = Zavrieť
slip-code-ask = { $count ->
    [one] Zdieľaná stávka má { $count } tip a váš tiket nie je prázdny. Pridať ho alebo tiket nahradiť?
    [few] Zdieľaná stávka má { $count } tipy a váš tiket nie je prázdny. Pridať ich alebo tiket nahradiť?
   *[other] Zdieľaná stávka má { $count } tipov a váš tiket nie je prázdny. Pridať ich alebo tiket nahradiť?
}
slip-code-answer-add = Pridať na tiket
slip-code-answer-replace = Nahradiť tiket
slip-code-answer-cancel = Nechať bez zmeny

## Bet slip: settings

slip-settings = Nastavenia tiketu
slip-accept-mode = Keď sa kurz pri podaní zmení
slip-accept-mode-none = Pýtať sa na každú zmenu
slip-accept-mode-higher = Prijať vyšší kurz, na nižší sa pýtať
slip-accept-mode-any = Prijať každú zmenu
slip-quick-own = Vaše rýchle sumy v { $currency }
slip-quick-own-field = Rýchla suma { $number }
slip-quick-save = Uložiť sumy
slip-quick-saved = Vaše sumy sú uložené.
slip-quick-invalid = Zadajte každú sumu číslicami a vyššiu ako nula alebo nechajte pole prázdne.
slip-settings-failed = Nastavenia sa nepodarilo uložiť. Skúste to, prosím, znova.
slip-odds-format = Formát kurzov
slip-odds-format-european = Desatinný
slip-odds-format-british = Zlomkový
slip-odds-format-american = Americký
slip-odds-format-hongkong = Hongkonský
slip-odds-format-malaysian = Malajský
slip-odds-format-indonesian = Indonézsky
