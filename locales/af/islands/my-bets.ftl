### Messages of my bets.

bets-sign-in = Meld aan om jou weddenskappe te sien.
bets-sign-in-button = Meld aan
bets-filter = Filter weddenskappe
bets-filter-all = Almal
bets-filter-open = Oop
bets-filter-settled = Afgehandel
bets-result-win = Gewen
bets-result-lose = Verloor
bets-result-refund = Terugbetaal
bets-live = Live
bets-score = Telling
bets-half-time = Rustyd
bets-pause = Pouse
bets-finished = Eindtelling
bets-loading = Laai jou weddenskappe…
bets-count = { $count ->
    [one] { $count } weddenskap
   *[other] { $count } weddenskappe
}
bets-empty-all = Jy het nog geen weddenskappe nie. Weddenskappe wat jy plaas, verskyn hier.
bets-empty-open = Jy het geen oop weddenskappe nie.
bets-empty-settled = Jy het nog geen afgehandelde weddenskappe nie.
bets-empty-win = Jy het nog geen weddenskappe gewen nie.
bets-empty-lose = Jy het geen weddenskappe verloor nie.
bets-empty-refund = Jy het geen terugbetaalde weddenskappe nie.
bets-failed = Jou weddenskappe kon nie gelaai word nie.
bets-retry = Probeer weer
bets-older = Wys ouer weddenskappe
bets-loading-older = Laai ouer weddenskappe…
bets-stake = Inset
bets-freebet = Gratis weddenskap
bets-odds = Kanse
bets-boosted-odds = Verhoogde kanse
bets-possible-return = Moontlike uitbetaling
bets-returned = Uitbetaal
bets-cashed-out = Cash-out
bets-ref = Verwysing { $ref }
bets-loading-sum = Bereken tans…
bets-differs-open = Hierdie weddenskap is aangeteken met ’n moontlike uitbetaling van { $told }; volgens ons berekening is dit { $ours }. Die aangetekende bedrag geld.
bets-differs-settled = Hierdie weddenskap het { $told } uitbetaal; volgens ons berekening is dit { $ours }. Kontak kliëntediens en noem die weddenskap se verwysing.
bets-cashout = Cash-out
bets-cashout-button = Cash-out · { $amount }
bets-cashout-none = Geen cash-out-aanbod nou nie
bets-cashout-question = Neem nou { $amount }? Die weddenskap eindig, en jy gee sy moontlike uitbetaling van { $possible } prys.
bets-cashout-gain = { $difference } meer as jou inset
bets-cashout-loss = { $difference } minder as jou inset
bets-cashout-even = Presies jou inset
bets-cashout-changed = Die aanbod het verander: { $from } → { $to }
bets-cashout-confirm = Cash-out · { $amount }
bets-cashout-keep = Hou die weddenskap
bets-part-amount = Bedrag van die cash-out
bets-part-question = Neem nou { $amount } vir { $part } van jou inset? { $rest } bly staan, met ’n moontlike uitbetaling van { $possible }.
bets-part-done = Cash-out van { $amount } vir { $part } van jou inset
bets-order = Outomatiese cash-out
bets-order-amount = Cash-out sodra die aanbod hierdie bedrag bereik
bets-order-range = Meer as { $offer }, hoogstens { $possible }
bets-order-note = Net terwyl ’n bladsy van hierdie webwerf oop en sigbaar is. In die agtergrond, vanlyn of toe word geen cash-out gedoen nie.
bets-order-set = Skakel aan
bets-order-waits = Outomatiese cash-out by { $amount } of meer
bets-order-cancel = Skakel af
bets-cashout-withdrawn = Daar is nie nou ’n aanbod nie. Geen cash-out is gedoen nie.
bets-cashout-processing = Cash-out van { $amount } loop…
bets-cashout-in-progress = Cash-out loop…
bets-cashout-refused = Geen cash-out nie. Jou weddenskap geld nog.
bets-cashout-close = Maak toe
bets-cashout-unanswered = Ons weet nog nie of hierdie weddenskap se cash-out geslaag het nie. Ons gaan dit na voordat jy weer kan probeer.
bets-cashout-look = Soek weer op
bets-cashout-looking = Soek jou weddenskap op…
bets-cashout-not-done = Geen cash-out nie
bets-cashout-not-done-text = Jou weddenskap geld nog. Jy kan weer probeer.
bets-cashout-done = Cash-out gedoen: { $amount }
bets-cashout-done-text = Die bedrag is in jou saldo.
bets-reuse = Wed weer
bets-reuse-gone = Geen van hierdie keuses is nog op aanbod nie.
bets-reuse-failed = Die jongste kanse kon nie gelaai word nie. Probeer weer.
bets-reuse-some-gone = { $count ->
    [one] { $count } keuse is nie meer op aanbod nie
   *[other] { $count } keuses is nie meer op aanbod nie
}
bets-statement = Staat
bets-from = Van
bets-to = Tot
bets-print = Druk
bets-csv = Laai CSV af
bets-net = Netto resultaat
