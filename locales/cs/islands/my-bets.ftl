### My bets.

bets-sign-in = Chcete-li vidět své sázky, přihlaste se.
bets-sign-in-button = Přihlásit se
bets-filter = Filtrovat sázky
bets-filter-all = Všechny
bets-filter-open = Otevřené
bets-filter-settled = Vyhodnocené
bets-result-win = Výherní
bets-result-lose = Prohrané
bets-result-refund = Vrácené
bets-live = Live
bets-score = Stav
bets-half-time = Poločas
bets-pause = Pauza
bets-finished = Konečný stav
bets-loading = Načítáme vaše sázky…
bets-count = { $count ->
    [one] { $count } sázka
    [few] { $count } sázky
   *[other] { $count } sázek
}
bets-empty-all = Zatím nemáte žádné sázky. Vsazené sázky se objeví tady.
bets-empty-open = Nemáte žádné otevřené sázky.
bets-empty-settled = Zatím nemáte žádné vyhodnocené sázky.
bets-empty-win = Zatím nemáte žádné výherní sázky.
bets-empty-lose = Nemáte žádné prohrané sázky.
bets-empty-refund = Nemáte žádné sázky s vráceným vkladem.
bets-failed = Vaše sázky se nepodařilo načíst.
bets-retry = Zkusit znovu
bets-older = Zobrazit starší sázky
bets-loading-older = Načítáme starší sázky…
bets-stake = Vklad
bets-freebet = Freebet
bets-odds = Kurz
bets-boosted-odds = Zvýšený kurz
bets-possible-return = Možná výhra
bets-returned = Výplata
bets-cashed-out = Cashout
bets-ref = Číslo sázky { $ref }
bets-loading-sum = Počítáme…
bets-differs-open = Sázka je uložena s možnou výhrou { $told }; podle našeho výpočtu je to { $ours }. Platí uložená částka.
bets-differs-settled = Za tuto sázku bylo vyplaceno { $told }; podle našeho výpočtu je to { $ours }. Obraťte se na podporu a uveďte číslo sázky.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Cashout teď není k dispozici
bets-cashout-question = Vybrat { $amount } hned? Sázka tím skončí a vzdáte se možné výhry { $possible }.
bets-cashout-gain = O { $difference } více než váš vklad
bets-cashout-loss = O { $difference } méně než váš vklad
bets-cashout-even = Přesně váš vklad
bets-cashout-changed = Nabídka se změnila: { $from } → { $to }
bets-cashout-confirm = Cashout { $amount }
bets-cashout-keep = Nechat sázku
bets-part-amount = Částka cashoutu
bets-part-question = Vybrat hned { $amount } za { $part } z vkladu? { $rest } zůstává ve hře s možnou výhrou { $possible }.
bets-part-done = Cashout { $amount } za { $part } z vkladu
bets-order = Automatický cashout
bets-order-amount = Cashout, jakmile nabídka dosáhne částky
bets-order-range = Více než { $offer }, nejvýše { $possible }
bets-order-note = Jen když je některá stránka tohoto webu otevřená a viditelná. Na pozadí, offline nebo po zavření cashout neproběhne.
bets-order-set = Zapnout
bets-order-waits = Automatický cashout od { $amount }
bets-order-cancel = Vypnout
bets-cashout-withdrawn = Momentálně není žádná nabídka. Cashout neproběhl.
bets-cashout-processing = Probíhá cashout { $amount }…
bets-cashout-in-progress = Probíhá cashout…
bets-cashout-refused = Cashout neproběhl. Vaše sázka dál platí.
bets-cashout-close = Zavřít
bets-cashout-unanswered = Zatím nevíme, zda cashout této sázky proběhl. Ověřujeme to, než to budete moci zkusit znovu.
bets-cashout-look = Ověřit znovu
bets-cashout-looking = Ověřujeme vaši sázku…
bets-cashout-not-done = Cashout neproběhl
bets-cashout-not-done-text = Vaše sázka dál platí. Můžete to zkusit znovu.
bets-cashout-done = Cashout proběhl: { $amount }
bets-cashout-done-text = Částka je na vašem kontě.
bets-reuse = Vsadit znovu
bets-reuse-gone = Žádný z těchto tipů už není v nabídce.
bets-reuse-failed = Aktuální kurzy se nepodařilo načíst. Zkuste to znovu.
bets-reuse-some-gone = { $count ->
    [one] { $count } tip už není v nabídce
    [few] { $count } tipy už nejsou v nabídce
   *[other] { $count } tipů už není v nabídce
}
bets-statement = Výpis
bets-from = Od
bets-to = Do
bets-print = Tisk
bets-csv = Stáhnout CSV
bets-net = Čistý výsledek
