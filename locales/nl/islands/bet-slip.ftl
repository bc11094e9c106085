### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Betslip
slip-tab-slip = Betslip
slip-tab-bets = Mijn bets
slip-close = Betslip sluiten
slip-empty-title = Je betslip is leeg
slip-empty-text = Tik op odds om ze hier toe te voegen.
slip-quick-bet = Snelle bet
slip-code = Heb je een code?
slip-code-open = Openen

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } selectie
   *[other] { $count } selecties
}
slip-selections-label = Selecties
slip-remove = { $name } verwijderen
slip-clear = Alles wissen
slip-emptied = Betslip geleegd
slip-undo = Ongedaan maken
slip-price-moved = { $from } → { $to } sinds je dit toevoegde
slip-price-changed = Odds gewijzigd: { $from } → { $to }
slip-moves = Oddsverloop van dit bezoek
slip-suspended = Opgeschort: nu niet op te wedden
slip-suspended-provider = Opgeschort: geen gegevens
slip-unavailable = Niet meer aangeboden
slip-live = Live
slip-bar-open = Betslip
slip-bar-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
slip-bar-no-stake = Nog geen inzet
slip-bar-remove = Verwijder een selectie om verder te gaan
slip-conflict-here-same_match = Niet te combineren met een andere selectie uit dezelfde wedstrijd
slip-conflict-here-outright = Niet te combineren met een andere selectie op dezelfde competitie
slip-conflict-here-mixed_providers = Niet te combineren met de andere selecties
slip-conflict-here-system_provider = Niet toegestaan in een systeembet
slip-conflict-here-custom_bet_match = Niet uit de wedstrijd van de Bet Builder
slip-conflict-here-custom_bet_alone = Niet samen met een Bet Builder te plaatsen

## Bet slip: the bet

slip-stake = Inzet
slip-stake-currency = Inzet in { $currency }
slip-quick-add = { $amount } inzetten
slip-quick-amounts = Snelle bedragen
slip-odds = Totale odds
slip-return = Mogelijke uitbetaling
slip-types = Type bet
slip-join = Maak er een Bet Builder van · { $odds }
slip-join-asking = Bet Builder zoeken…
slip-refusal-no_system_type = { $count ->
    [one] Een systeembet heeft meer selecties nodig.
   *[other] Er is geen systeem voor { $count } selecties.
}
slip-refusal-multi_single_unavailable = Deze selecties kun je niet als losse singles plaatsen.
slip-system = Systeem
slip-system-option = { $count ->
    [one] { $win } van { $total } · { $count } combinatie
   *[other] { $win } van { $total } · { $count } combinaties
}
slip-return-currency = Uitbetaling in { $currency }
slip-by-return = Op uitbetaling
slip-by-stake = Op inzet
slip-line-stake = Inzet per combinatie
slip-stake-freebet = Free bet
slip-max = Max.
slip-max-label = Maximum inzetten
slip-max-failed = De maximale inzet kon niet worden geladen. Probeer het opnieuw.
slip-total-stake = Totale inzet
slip-lines-of = { $count ->
    [one] { $count } combinatie van { $amount }
   *[other] { $count } combinaties van { $amount }
}
slip-boosted-odds = Verhoogde odds

## Bet slip: why placing is blocked

slip-stake-empty = Vul een inzet in.
slip-stake-negative = Een inzet kan niet negatief zijn.
slip-stake-exponent = Vul het volledige bedrag in, zoals 1000.
slip-stake-not_a_number = Vul het bedrag in cijfers in, zoals { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } heeft geen decimalen. Vul een heel bedrag in.
    [one] Bedragen in { $currency } hebben hoogstens { $decimals } decimaal.
   *[other] Bedragen in { $currency } hebben hoogstens { $decimals } decimalen.
}
slip-stake-too_large = Dit bedrag is te hoog.
slip-stake-not-positive = De inzet moet hoger zijn dan nul.
slip-stake-below-min = De minimale inzet is { $amount }.
slip-stake-above-max = De maximale inzet is { $amount }.
slip-stake-own-limit = Binnen je eigen limiet kun je nog { $amount } inzetten.
slip-stake-own-limit-until = Binnen je eigen limiet kun je nog { $amount } inzetten. Wordt gereset: { $moment }.
slip-stake-above-balance = Je saldo is { $amount }. Verlaag de inzet.
slip-balance-empty = Je saldo is { $amount }.
slip-currency-unlisted = Wedden in { $currency } is hier niet mogelijk.
slip-deposit = Storten
slip-blocked-suspended = { $count ->
    [one] Een selectie is opgeschort. Wacht tot hij weer open is of verwijder hem.
   *[other] { $count } selecties zijn opgeschort. Wacht tot ze weer open zijn of verwijder ze.
}
slip-changed = { $count ->
    [one] De odds van één selectie zijn gewijzigd. Controleer ze voordat je verdergaat.
   *[other] De odds van { $count } selecties zijn gewijzigd. Controleer ze voordat je verdergaat.
}
slip-gone = { $count ->
    [one] Een selectie wordt niet meer aangeboden.
   *[other] { $count } selecties worden niet meer aangeboden.
}
slip-conflict-same_match = Twee van je selecties komen uit dezelfde wedstrijd. Verwijder er één om verder te gaan.
slip-conflict-outright = Twee van je selecties zijn op dezelfde competitie. Verwijder er één om verder te gaan.
slip-conflict-joinable = Twee van je selecties komen uit dezelfde wedstrijd. Maak er een Bet Builder van of verwijder er één.
slip-conflict-mixed_providers = Deze selecties kun je niet in één bet combineren. Verwijder er één om verder te gaan.
slip-conflict-system_provider = Sommige van deze selecties zijn niet toegestaan in een systeembet. Verwijder ze of kies een ander type.
slip-conflict-custom_bet_match = Een Bet Builder combineert keuzes uit één wedstrijd. Verwijder de andere om verder te gaan.
slip-conflict-custom_bet_alone = Een Bet Builder plaats je apart. Verwijder de andere selecties om verder te gaan.
slip-custom-disabled = Bet Builders worden op dit moment niet geaccepteerd.
slip-custom-too-short = Een Bet Builder heeft minstens twee keuzes nodig.
slip-custom-odds-missing = De odds van deze Bet Builder worden opgehaald.
slip-custom-changed = De odds van je Bet Builder zijn gewijzigd. Controleer ze voordat je verdergaat.
slip-return-too-small = Deze bet kan niet meer uitbetalen dan de inzet.
slip-freebet-pending = We kijken of je free bet bij deze bet past. Je kunt ook een eigen inzet invullen.

## Bet slip: the button

slip-accept = Wijzigingen accepteren
slip-accept-remove = { $count ->
    [one] Wijzigingen accepteren en { $count } verwijderen
   *[other] Wijzigingen accepteren en { $count } verwijderen
}
slip-accept-only-remove = { $count ->
    [one] Selectie verwijderen
   *[other] { $count } selecties verwijderen
}
slip-sign-in = Log in om te plaatsen
slip-offline = Geen verbinding
slip-place = { $count ->
    [one] Bet plaatsen · { $amount }
   *[other] { $count } bets plaatsen · { $amount }
}
slip-place-freebet = { $count ->
    [one] Free bet plaatsen · { $amount }
   *[other] { $count } free bets plaatsen · { $amount }
}
slip-place-both = { $count ->
    [one] Bet plaatsen · { $amount } en free bet { $free }
   *[other] { $count } bets plaatsen · { $amount } en free bet { $free }
}
slip-place-empty = { $count ->
    [one] Bet plaatsen
   *[other] { $count } bets plaatsen
}
slip-placing = { $count ->
    [one] Je bet wordt geplaatst…
   *[other] Je { $count } bets worden geplaatst…
}

## Bet slip: results of placing

slip-error-invalid-odds = De odds zijn tijdens het plaatsen gewijzigd. Controleer de nieuwe odds en plaats de bet opnieuw.
slip-error-invalid-custom-odds = De odds van deze Bet Builder zijn gewijzigd. Controleer de nieuwe odds en plaats de bet opnieuw.
slip-error-suspended = Een selectie is tijdens het plaatsen opgeschort. De bet is niet geplaatst.
slip-error-funds = Je saldo is te laag voor deze inzet. De bet is niet geplaatst.
slip-error-stake = Deze inzet wordt niet geaccepteerd. De bet is niet geplaatst.
slip-error-not-placed = De bet is niet geplaatst en er is niets van je saldo afgeschreven. Je kunt hem opnieuw plaatsen.
slip-error-maybe-placed = We kunnen niet vaststellen of de bet geplaatst is: tussen je bets staan er meerdere die hetzelfde zijn. Kijk bij Mijn bets voordat je hem opnieuw plaatst.
slip-other-player = Er is een andere speler ingelogd
slip-other-player-text = Er is niets geplaatst. Controleer bovenaan de pagina welk account is ingelogd en plaats de bet daarna opnieuw.
slip-error-default = De bet is niet geplaatst. Probeer het opnieuw.
slip-unanswered-title = We weten nog niet of je bet geplaatst is
slip-unanswered-text = Er kwam geen antwoord. We zoeken je bet op, zodat hij niet twee keer wordt geplaatst. Dit kan maximaal { $seconds } seconden duren.
slip-unanswered-waiting = Je bet kon niet worden opgezocht. Controleer je verbinding en kijk opnieuw.
slip-unanswered-looking = Je bet wordt opgezocht…
slip-unanswered-look = Opnieuw kijken
slip-receipt-lost-text = Het antwoord is onderweg verloren gegaan, maar we hebben je bet ontvangen, één keer.
slip-receipt-ref = Referentie
slip-keep = Selecties houden
slip-done = Klaar
slip-error-municipality = In je profiel staat geen gemeente. Vul die in en plaats de bet opnieuw.
slip-error-win-too-small = Met deze odds kan de bet niet meer uitbetalen dan de inzet. Hij is niet geplaatst.
slip-error-elsewhere = In een ander tabblad wordt een bet geplaatst. Wacht daarop en plaats deze daarna opnieuw.
slip-receipt-placed = { $count ->
    [one] Bet geplaatst
   *[other] { $count } bets geplaatst
}
slip-receipt-placed-text = { $count ->
    [one] Je vindt hem bij Mijn bets.
   *[other] Je vindt ze bij Mijn bets.
}
slip-receipt-checking = { $count ->
    [one] Bet ontvangen, wordt beoordeeld
   *[other] { $count } bets ontvangen, worden beoordeeld
}
slip-receipt-checking-text = Nog niet geplaatst. De beslissing verschijnt hier en bij Mijn bets, meestal binnen enkele seconden.
slip-receipt-review = { $count ->
    [one] Bet ontvangen, wordt beoordeeld
   *[other] { $count } bets ontvangen, worden beoordeeld
}
slip-receipt-review-text = Nog niet geplaatst. Een trader kijkt er eerst naar; de beslissing verschijnt hier en bij Mijn bets.
slip-receipt-rejected = Bet niet geaccepteerd
slip-receipt-rejected-text = De odds of de markt veranderden voordat de bet werd geaccepteerd. Je inzet staat weer in je saldo.
slip-receipt-missing = { $count ->
    [one] Eén bet is niet geplaatst; daarvoor is niets afgeschreven.
   *[other] { $count } bets zijn niet geplaatst; daarvoor is niets afgeschreven.
}
slip-receipt-moved = Geaccepteerd tegen gewijzigde odds, zoals je instellingen toestaan.
slip-placed-view = Bekijken
slip-placed-close = Deze melding sluiten

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Geen bonus
slip-bonus-comboboost = Combiboost
slip-boost-next = { $count ->
    [one] { $boost } met nog één selectie tegen odds van { $odds } of hoger
   *[other] { $boost } met nog { $count } selecties tegen odds van { $odds } of hoger
}
slip-bonus-freebet = Free bet
slip-bonus-freebet_only_win = Free bet, alleen winst
slip-bonus-freebet_all_win = Free bet, inzet en winst
slip-bonus-freebet_no_risk = Inzet terug als free bet
slip-bonus-hunting = Jacht
slip-bonus-tournament = Toernooi
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Verhoogt de odds van deze combi.
slip-bonus-about-freebet = Wij betalen de inzet. Wint de bet, dan krijg je de winst zonder de inzet.
slip-bonus-about-freebet_only_win = Wij betalen de inzet. Wint de bet, dan krijg je de winst zonder de inzet.
slip-bonus-about-freebet_all_win = Wij betalen de inzet. Wint de bet, dan krijg je de inzet en de winst.
slip-bonus-about-freebet_no_risk = Jij betaalt de inzet. Verliest de bet, dan komt je inzet terug als free bet.
slip-bonus-about-hunting = Deze bet levert punten op voor je jacht.
slip-bonus-about-tournament = Deze bet levert punten op voor je toernooi.
slip-bonus-about-lootbox = Deze bet levert punten op voor je lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Snelle bet
slip-quick-bet-ready = Aan: één tik op odds zet meteen { $amount } in.
slip-quick-bet-not-approved = Vul een inzet in en zet snelle bet aan; tot dan gaan odds naar je betslip.
slip-quick-bet-approve = Snelle bet aanzetten · { $amount }
slip-quick-bet-approve-empty = Vul een inzet in
slip-quick-bet-placing = { $amount } op { $name } tegen { $odds } wordt geplaatst: { $event }, { $market }…
slip-quick-bet-placed = Snelle bet geplaatst
slip-quick-bet-checking = Snelle bet ontvangen, wordt beoordeeld
slip-quick-bet-review = Snelle bet ontvangen, wordt beoordeeld
slip-quick-bet-rejected = Snelle bet niet geaccepteerd
slip-quick-bet-error = Snelle bet niet geplaatst
slip-quick-bet-text = { $event } · { $market }: { $name } tegen { $odds } · { $amount }
slip-quick-bet-on = Snelle bet staat aan · { $amount }
slip-quick-bet-off = Uitzetten
slip-quick-bet-idle = Snelle bet is uit
slip-quick-bet-idle-text = Je hebt { $minutes } minuten geen snelle bet geplaatst. Je kunt de functie in de betslip weer aanzetten.

## Bet slip: sharing

slip-share-converted = De gedeelde inzet van { $from } is omgerekend naar { $to }.
slip-code-loading = Gedeelde bet wordt geopend…
slip-code-not_found = Geen bet gevonden. Controleer de code.
slip-code-nothing_left = Niets van deze bet wordt nog aangeboden. Probeer een andere bet.
slip-code-later = De gedeelde bet kon niet worden geopend. Probeer het later opnieuw.
slip-code-close = Sluiten
slip-code-ask = { $count ->
    [one] De gedeelde bet heeft { $count } selectie en je betslip is niet leeg. Toevoegen of je betslip vervangen?
   *[other] De gedeelde bet heeft { $count } selecties en je betslip is niet leeg. Toevoegen of je betslip vervangen?
}
slip-code-answer-add = Toevoegen
slip-code-answer-replace = Betslip vervangen
slip-code-answer-cancel = Zo laten

## Bet slip: settings

slip-settings = Instellingen
slip-accept-mode = Als odds wijzigen tijdens het plaatsen
slip-accept-mode-none = Vraag het me bij elke wijziging
slip-accept-mode-higher = Accepteer hogere odds, vraag het bij lagere
slip-accept-mode-any = Accepteer elke wijziging
slip-quick-own = Je snelle bedragen in { $currency }
slip-quick-own-field = Snel bedrag { $number }
slip-quick-save = Bedragen opslaan
slip-quick-saved = Je bedragen zijn opgeslagen.
slip-quick-invalid = Vul elk bedrag in cijfers in en hoger dan nul, of laat het leeg.
slip-settings-failed = Je instellingen konden niet worden opgeslagen. Probeer het opnieuw.
slip-odds-format = Notatie van odds
slip-odds-format-european = Decimaal
slip-odds-format-british = Breuk
slip-odds-format-american = Amerikaans
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Maleis
slip-odds-format-indonesian = Indonesisch
