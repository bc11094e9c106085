### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Wedstrokie
slip-tab-slip = Wedstrokie
slip-tab-bets = My weddenskappe
slip-close = Maak die wedstrokie toe
slip-empty-title = Jou wedstrokie is leeg
slip-empty-text = Tik op kanse om dit hier by te voeg.
slip-quick-bet = Kitsweddenskap
slip-code = Het jy ’n kode?
slip-code-open = Maak oop

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } keuse
   *[other] { $count } keuses
}
slip-selections-label = Keuses
slip-remove = Verwyder { $name }
slip-clear = Verwyder almal
slip-emptied = Wedstrokie leeggemaak
slip-undo = Ontdoen
slip-price-moved = { $from } → { $to } sedert jy dit bygevoeg het
slip-price-changed = Kanse het verander: { $from } → { $to }
slip-moves = Kansgeskiedenis van hierdie besoek
slip-suspended = Opgeskort: geen weddenskappe nou nie
slip-suspended-provider = Opgeskort: geen data nie
slip-unavailable = Nie meer op aanbod nie
slip-live = Live
slip-bar-open = Wedstrokie
slip-bar-singles = { $count ->
    [one] { $count } enkel
   *[other] { $count } enkels
}
slip-bar-no-stake = Nog geen inset nie
slip-bar-remove = Verwyder ’n keuse om voort te gaan
slip-conflict-here-same_match = Kan nie met ’n ander keuse uit dieselfde wedstryd gekombineer word nie
slip-conflict-here-outright = Kan nie met ’n ander keuse op dieselfde kompetisie gekombineer word nie
slip-conflict-here-mixed_providers = Kan nie met die ander keuses gekombineer word nie
slip-conflict-here-system_provider = Word nie in ’n stelselweddenskap aanvaar nie
slip-conflict-here-custom_bet_match = Nie uit die wedbouer se wedstryd nie
slip-conflict-here-custom_bet_alone = Kan nie saam met ’n wedbouer geplaas word nie

## Bet slip: the bet

slip-stake = Inset
slip-stake-currency = Inset in { $currency }
slip-quick-add = Wed { $amount }
slip-quick-amounts = Kitsbedrae
slip-odds = Totale kanse
slip-return = Moontlike uitbetaling
slip-types = Soort weddenskap
slip-join = Maak dit ’n wedbouer · { $odds }
slip-join-asking = Soek ’n wedbouer…
slip-refusal-no_system_type = { $count ->
    [one] ’n Stelselweddenskap het meer keuses nodig.
   *[other] Daar is geen stelsel vir { $count } keuses nie.
}
slip-refusal-multi_single_unavailable = Hierdie keuses kan nie as verskeie enkels geplaas word nie.
slip-system = Stelsel
slip-system-option = { $count ->
    [one] { $win } uit { $total } · { $count } lyn
   *[other] { $win } uit { $total } · { $count } lyne
}
slip-return-currency = Uitbetaling in { $currency }
slip-by-return = Stel uitbetaling
slip-by-stake = Stel inset
slip-line-stake = Inset per lyn
slip-stake-freebet = Gratis weddenskap
slip-max = Maks.
slip-max-label = Wed die maksimum
slip-max-failed = Die maksimum inset kon nie gelaai word nie. Probeer weer.
slip-total-stake = Totale inset
slip-lines-of = { $count ->
    [one] { $count } lyn van { $amount }
   *[other] { $count } lyne van { $amount }
}
slip-boosted-odds = Verhoogde kanse

## Bet slip: why placing is blocked

slip-stake-empty = Voer ’n inset in.
slip-stake-negative = ’n Inset kan nie negatief wees nie.
slip-stake-exponent = Voer die volle bedrag in, soos 1000.
slip-stake-not_a_number = Voer die bedrag in syfers in, soos { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } het geen desimale nie. Voer ’n heel bedrag in.
    [one] Bedrae in { $currency } het hoogstens { $decimals } desimaal.
   *[other] Bedrae in { $currency } het hoogstens { $decimals } desimale.
}
slip-stake-too_large = Hierdie bedrag is te groot.
slip-stake-not-positive = Die inset moet meer as nul wees.
slip-stake-below-min = Die minimum inset is { $amount }.
slip-stake-above-max = Die maksimum inset is { $amount }.
slip-stake-own-limit = Jou eie limiet laat { $amount } oor om in te sit.
slip-stake-own-limit-until = Jou eie limiet laat { $amount } oor om in te sit. Dit word teruggestel: { $moment }.
slip-stake-above-balance = Jou saldo is { $amount }. Verlaag die inset.
slip-balance-empty = Jou saldo is { $amount }.
slip-currency-unlisted = Weddenskappe in { $currency } is nie hier moontlik nie.
slip-deposit = Deponeer
slip-blocked-suspended = { $count ->
    [one] ’n Keuse is opgeskort. Wag tot dit weer oop is, of verwyder dit.
   *[other] { $count } keuses is opgeskort. Wag tot hulle weer oop is, of verwyder hulle.
}
slip-changed = { $count ->
    [one] Een prys het verander. Kyk daarna voordat jy voortgaan.
   *[other] { $count } pryse het verander. Kyk daarna voordat jy voortgaan.
}
slip-gone = { $count ->
    [one] ’n Keuse is nie meer op aanbod nie.
   *[other] { $count } keuses is nie meer op aanbod nie.
}
slip-conflict-same_match = Twee van jou keuses is uit dieselfde wedstryd. Verwyder een om voort te gaan.
slip-conflict-outright = Twee van jou keuses is op dieselfde kompetisie. Verwyder een om voort te gaan.
slip-conflict-joinable = Twee van jou keuses is uit dieselfde wedstryd. Maak hulle ’n wedbouer, of verwyder een.
slip-conflict-mixed_providers = Hierdie keuses kan nie in een weddenskap gekombineer word nie. Verwyder een om voort te gaan.
slip-conflict-system_provider = Sommige van hierdie keuses word nie in ’n stelselweddenskap aanvaar nie. Verwyder hulle of kies ’n ander soort.
slip-conflict-custom_bet_match = ’n Wedbouer kombineer keuses uit een wedstryd. Verwyder die ander om voort te gaan.
slip-conflict-custom_bet_alone = ’n Wedbouer word op sy eie geplaas. Verwyder die ander keuses om voort te gaan.
slip-custom-disabled = Wedbouers word nie nou aanvaar nie.
slip-custom-too-short = ’n Wedbouer het minstens twee keuses nodig.
slip-custom-odds-missing = Kry hierdie wedbouer se kanse.
slip-custom-changed = Jou wedbouer se kanse het verander. Kyk daarna voordat jy voortgaan.
slip-return-too-small = Hierdie weddenskap kan nie meer as sy inset uitbetaal nie.
slip-freebet-pending = Ons kyk of jou gratis weddenskap hier geld. Jy kan ook ’n inset van jou eie invoer.

## Bet slip: the button

slip-accept = Aanvaar wysigings
slip-accept-remove = { $count ->
    [one] Aanvaar wysigings en verwyder { $count }
   *[other] Aanvaar wysigings en verwyder { $count }
}
slip-accept-only-remove = { $count ->
    [one] Verwyder die keuse
   *[other] Verwyder { $count } keuses
}
slip-sign-in = Meld aan om te wed
slip-offline = Geen verbinding nie
slip-place = { $count ->
    [one] Plaas weddenskap · { $amount }
   *[other] Plaas { $count } weddenskappe · { $amount }
}
slip-place-freebet = { $count ->
    [one] Plaas gratis weddenskap · { $amount }
   *[other] Plaas { $count } gratis weddenskappe · { $amount }
}
slip-place-both = { $count ->
    [one] Plaas weddenskap · { $amount } en gratis { $free }
   *[other] Plaas { $count } weddenskappe · { $amount } en gratis { $free }
}
slip-place-empty = { $count ->
    [one] Plaas weddenskap
   *[other] Plaas { $count } weddenskappe
}
slip-placing = { $count ->
    [one] Plaas jou weddenskap…
   *[other] Plaas jou { $count } weddenskappe…
}

## Bet slip: results of placing

slip-error-invalid-odds = Die kanse het verander terwyl die weddenskap geplaas is. Kyk na die nuwe kanse en plaas dit weer.
slip-error-invalid-custom-odds = Hierdie wedbouer se kanse het verander. Kyk na die nuwe kanse en plaas dit weer.
slip-error-suspended = ’n Keuse is opgeskort terwyl die weddenskap geplaas is. Die weddenskap is nie geplaas nie.
slip-error-funds = Jou saldo is te laag vir hierdie inset. Die weddenskap is nie geplaas nie.
slip-error-stake = Hierdie inset word nie aanvaar nie. Die weddenskap is nie geplaas nie.
slip-error-not-placed = Die weddenskap is nie geplaas nie, en niks is van jou saldo afgetrek nie. Jy kan dit weer plaas.
slip-error-maybe-placed = Ons kan nie vasstel of die weddenskap geplaas is nie: daar is meer as een soos dit onder jou weddenskappe. Kyk in My weddenskappe voordat jy dit weer plaas.
slip-other-player = ’n Ander speler is aangemeld
slip-other-player-text = Niks is geplaas nie. Kyk bo-aan die bladsy watter rekening aangemeld is en plaas dan die weddenskap weer.
slip-error-default = Die weddenskap is nie geplaas nie. Probeer asseblief weer.
slip-unanswered-title = Ons weet nog nie of jou weddenskap geplaas is nie
slip-unanswered-text = Daar was geen antwoord nie. Ons soek jou weddenskap op sodat dit nie twee keer geplaas word nie. Dit kan tot { $seconds } sekondes duur.
slip-unanswered-waiting = Jou weddenskap kon nie opgesoek word nie. Kyk na jou verbinding en soek dit dan weer op.
slip-unanswered-looking = Soek jou weddenskap op…
slip-unanswered-look = Soek weer op
slip-receipt-lost-text = Die antwoord het langs die pad verlore geraak, maar ons het jou weddenskap ontvang, een keer.
slip-receipt-ref = Verwysing
slip-keep = Hou keuses
slip-done = Klaar
slip-error-municipality = Jou profiel het nie ’n munisipaliteit nie. Voeg dit by en plaas dan die weddenskap weer.
slip-error-win-too-small = Teen hierdie kanse kan die weddenskap nie meer as sy inset uitbetaal nie. Dit is nie geplaas nie.
slip-error-elsewhere = ’n Weddenskap word in ’n ander oortjie geplaas. Wag daarvoor en plaas dan hierdie een weer.
slip-receipt-placed = { $count ->
    [one] Weddenskap geplaas
   *[other] { $count } weddenskappe geplaas
}
slip-receipt-placed-text = { $count ->
    [one] Dit is in My weddenskappe.
   *[other] Hulle is in My weddenskappe.
}
slip-receipt-checking = { $count ->
    [one] Weddenskap ontvang, word nagegaan
   *[other] { $count } weddenskappe ontvang, word nagegaan
}
slip-receipt-checking-text = Nog nie geplaas nie. Die besluit wys hier en in My weddenskappe, gewoonlik binne sekondes.
slip-receipt-review = { $count ->
    [one] Weddenskap ontvang, word nagegaan
   *[other] { $count } weddenskappe ontvang, word nagegaan
}
slip-receipt-review-text = Nog nie geplaas nie. ’n Handelaar gaan dit eers na; die besluit wys hier en in My weddenskappe.
slip-receipt-rejected = Weddenskap nie aanvaar nie
slip-receipt-rejected-text = Die kanse of die mark het verander voordat die weddenskap aanvaar is. Jou inset is terug in jou saldo.
slip-receipt-missing = { $count ->
    [one] Een weddenskap is nie geplaas nie; niks is daarvoor afgetrek nie.
   *[other] { $count } weddenskappe is nie geplaas nie; niks is daarvoor afgetrek nie.
}
slip-receipt-moved = Teen veranderde kanse aanvaar, soos jou instellings toelaat.
slip-placed-view = Bekyk
slip-placed-close = Maak hierdie boodskap toe

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Geen bonus nie
slip-bonus-comboboost = Kombi-hupstoot
slip-boost-next = { $count ->
    [one] { $boost } met nog een keuse teen kanse van { $odds } of meer
   *[other] { $boost } met nog { $count } keuses teen kanse van { $odds } of meer
}
slip-bonus-freebet = Gratis weddenskap
slip-bonus-freebet_only_win = Gratis weddenskap, net wins
slip-bonus-freebet_all_win = Gratis weddenskap, inset en wins
slip-bonus-freebet_no_risk = Inset terug as gratis weddenskap
slip-bonus-hunting = Jag
slip-bonus-tournament = Toernooi
slip-bonus-lootbox = Verrassingskis
slip-bonus-about-comboboost = Verhoog hierdie kombinasie se kanse.
slip-bonus-about-freebet = Ons betaal die inset. As die weddenskap wen, kry jy die wins sonder die inset.
slip-bonus-about-freebet_only_win = Ons betaal die inset. As die weddenskap wen, kry jy die wins sonder die inset.
slip-bonus-about-freebet_all_win = Ons betaal die inset. As die weddenskap wen, kry jy die inset en die wins.
slip-bonus-about-freebet_no_risk = Jy betaal die inset. As die weddenskap verloor, kom jou inset terug as ’n gratis weddenskap.
slip-bonus-about-hunting = Hierdie weddenskap verdien punte in jou jag.
slip-bonus-about-tournament = Hierdie weddenskap verdien punte in jou toernooi.
slip-bonus-about-lootbox = Hierdie weddenskap verdien punte vir jou verrassingskis.

## Bet slip: quick bet

slip-quick-bet-stake = Kitsweddenskap
slip-quick-bet-ready = Aan: een tik op kanse wed dadelik { $amount }.
slip-quick-bet-not-approved = Voer ’n inset in en skakel kitsweddenskap aan; tot dan gaan kanse na jou wedstrokie.
slip-quick-bet-approve = Skakel kitsweddenskap aan · { $amount }
slip-quick-bet-approve-empty = Voer ’n inset in
slip-quick-bet-placing = Plaas { $amount } op { $name } teen { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Kitsweddenskap geplaas
slip-quick-bet-checking = Kitsweddenskap ontvang, word nagegaan
slip-quick-bet-review = Kitsweddenskap ontvang, word nagegaan
slip-quick-bet-rejected = Kitsweddenskap nie aanvaar nie
slip-quick-bet-error = Kitsweddenskap nie geplaas nie
slip-quick-bet-text = { $event } · { $market }: { $name } teen { $odds } · { $amount }
slip-quick-bet-on = Kitsweddenskap is aan · { $amount }
slip-quick-bet-off = Skakel af
slip-quick-bet-idle = Kitsweddenskap is af
slip-quick-bet-idle-text = Jy het vir { $minutes } minute geen kitsweddenskap geplaas nie. Jy kan dit weer in die wedstrokie aanskakel.

## Bet slip: sharing

slip-share-converted = Die gedeelde inset van { $from } is na { $to } omgereken.
slip-code-loading = Maak die gedeelde weddenskap oop…
slip-code-not_found = Geen weddenskap gevind nie. Gaan die kode na.
slip-code-nothing_left = Niks van hierdie weddenskap is nog op aanbod nie. Probeer ’n ander een.
slip-code-later = Die gedeelde weddenskap kon nie oopgemaak word nie. Probeer later weer.
slip-code-close = Maak toe
slip-code-ask = { $count ->
    [one] Die gedeelde weddenskap het { $count } keuse, en jou wedstrokie is nie leeg nie. Voeg dit by, of vervang jou wedstrokie?
   *[other] Die gedeelde weddenskap het { $count } keuses, en jou wedstrokie is nie leeg nie. Voeg hulle by, of vervang jou wedstrokie?
}
slip-code-answer-add = Voeg by my strokie
slip-code-answer-replace = Vervang my strokie
slip-code-answer-cancel = Los dit soos dit is

## Bet slip: settings

slip-settings = Instellings
slip-accept-mode = As kanse tydens plasing verander
slip-accept-mode-none = Vra my oor elke verandering
slip-accept-mode-higher = Aanvaar hoër kanse, vra oor laer
slip-accept-mode-any = Aanvaar elke verandering
slip-quick-own = Jou kitsbedrae in { $currency }
slip-quick-own-field = Kitsbedrag { $number }
slip-quick-save = Stoor bedrae
slip-quick-saved = Jou bedrae is gestoor.
slip-quick-invalid = Voer elke bedrag in syfers en bo nul in, of los dit leeg.
slip-settings-failed = Jou instellings kon nie gestoor word nie. Probeer asseblief weer.
slip-odds-format = Kansformaat
slip-odds-format-european = Desimaal
slip-odds-format-british = Breuk
slip-odds-format-american = Amerikaans
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Maleis
slip-odds-format-indonesian = Indonesies
