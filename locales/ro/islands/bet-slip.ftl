### Bilet: întâi textele din pagini, apoi cele din browser.

## Bilet: panoul

slip-title = Bilet
slip-tab-slip = Bilet
slip-tab-bets = Pariurile mele
slip-close = Închide biletul
slip-empty-title = Biletul tău este gol
slip-empty-text = Atinge o cotă ca să o adaugi aici.
slip-quick-bet = Pariu rapid
slip-code = Ai un cod?
slip-code-open = Deschide

## Bilet: selecții

slip-selections = { $count ->
    [one] { $count } selecție
    [few] { $count } selecții
   *[other] { $count } de selecții
}
slip-selections-label = Selecții
slip-remove = Șterge { $name }
slip-clear = Șterge tot
slip-emptied = Bilet golit
slip-undo = Anulează
slip-price-moved = { $from } → { $to } de când ai adăugat-o
slip-price-changed = Cota s-a schimbat: { $from } → { $to }
slip-moves = Istoricul cotelor din această vizită
slip-suspended = Suspendată: momentan nu se poate paria
slip-suspended-provider = Suspendată: fără date
slip-unavailable = Nu mai este disponibilă
slip-live = Live
slip-bar-open = Bilet
slip-bar-singles = { $count ->
    [one] { $count } pariu simplu
    [few] { $count } pariuri simple
   *[other] { $count } de pariuri simple
}
slip-bar-no-stake = Fără miză
slip-bar-remove = Șterge o selecție ca să continui
slip-conflict-here-same_match = Nu se poate combina cu altă selecție din același meci
slip-conflict-here-outright = Nu se poate combina cu altă selecție din aceeași competiție
slip-conflict-here-mixed_providers = Nu se poate combina cu celelalte selecții
slip-conflict-here-system_provider = Nu se acceptă într-un pariu sistem
slip-conflict-here-custom_bet_match = Nu este din meciul pariului Bet Builder
slip-conflict-here-custom_bet_alone = Nu se poate plasa împreună cu un pariu Bet Builder

## Bilet: pariul

slip-stake = Miză
slip-stake-currency = Miză în { $currency }
slip-quick-add = Mizează { $amount }
slip-quick-amounts = Sume rapide
slip-odds = Cotă totală
slip-return = Câștig potențial
slip-types = Tip de pariu
slip-join = Transformă în Bet Builder · { $odds }
slip-join-asking = Se caută un Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Un pariu sistem are nevoie de mai multe selecții.
    [few] Niciun sistem nu este disponibil pentru { $count } selecții.
   *[other] Niciun sistem nu este disponibil pentru { $count } de selecții.
}
slip-refusal-multi_single_unavailable = Aceste selecții nu se pot plasa ca mai multe pariuri simple.
slip-system = Sistem
slip-system-option = { $count ->
    [one] { $win } din { $total } · { $count } variantă
    [few] { $win } din { $total } · { $count } variante
   *[other] { $win } din { $total } · { $count } de variante
}
slip-return-currency = Câștig în { $currency }
slip-by-return = Setează câștigul
slip-by-stake = Setează miza
slip-line-stake = Miză pe variantă
slip-stake-freebet = Freebet
slip-max = Max
slip-max-label = Mizează maximul
slip-max-failed = Miza maximă nu a putut fi încărcată. Încearcă din nou.
slip-total-stake = Miză totală
slip-lines-of = { $count ->
    [one] { $count } variantă × { $amount }
    [few] { $count } variante × { $amount }
   *[other] { $count } de variante × { $amount }
}
slip-boosted-odds = Cotă mărită

## Bilet: de ce nu se poate plasa

slip-stake-empty = Introdu o miză.
slip-stake-negative = Miza nu poate fi negativă.
slip-stake-exponent = Introdu suma întreagă, de exemplu 1000.
slip-stake-not_a_number = Introdu suma în cifre, de exemplu { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Sumele în { $currency } nu au zecimale. Introdu o sumă întreagă.
    [one] Sumele în { $currency } au cel mult { $decimals } zecimală.
    [few] Sumele în { $currency } au cel mult { $decimals } zecimale.
   *[other] Sumele în { $currency } au cel mult { $decimals } de zecimale.
}
slip-stake-too_large = Suma este prea mare.
slip-stake-not-positive = Miza trebuie să fie mai mare decât zero.
slip-stake-below-min = Miza minimă este { $amount }.
slip-stake-above-max = Miza maximă este { $amount }.
slip-stake-own-limit = Limita ta proprie îți lasă { $amount } de mizat.
slip-stake-own-limit-until = Limita ta proprie îți lasă { $amount } de mizat. Se resetează: { $moment }.
slip-stake-above-balance = Soldul tău este { $amount }. Micșorează miza.
slip-balance-empty = Soldul tău este { $amount }.
slip-currency-unlisted = Aici nu se poate paria în { $currency }.
slip-deposit = Depune
slip-blocked-suspended = { $count ->
    [one] O selecție este suspendată. Așteaptă să se redeschidă sau șterge-o.
    [few] { $count } selecții sunt suspendate. Așteaptă să se redeschidă sau șterge-le.
   *[other] { $count } de selecții sunt suspendate. Așteaptă să se redeschidă sau șterge-le.
}
slip-changed = { $count ->
    [one] O cotă s-a schimbat. Verific-o înainte să continui.
    [few] { $count } cote s-au schimbat. Verifică-le înainte să continui.
   *[other] { $count } de cote s-au schimbat. Verifică-le înainte să continui.
}
slip-gone = { $count ->
    [one] O selecție nu mai este disponibilă.
    [few] { $count } selecții nu mai sunt disponibile.
   *[other] { $count } de selecții nu mai sunt disponibile.
}
slip-conflict-same_match = Două dintre selecțiile tale sunt din același meci. Șterge una ca să continui.
slip-conflict-outright = Două dintre selecțiile tale sunt din aceeași competiție. Șterge una ca să continui.
slip-conflict-joinable = Două dintre selecțiile tale sunt din același meci. Transformă-le în Bet Builder sau șterge una.
slip-conflict-mixed_providers = Aceste selecții nu se pot combina într-un pariu. Șterge una ca să continui.
slip-conflict-system_provider = Unele selecții nu se acceptă într-un pariu sistem. Șterge-le sau alege alt tip.
slip-conflict-custom_bet_match = Bet Builder combină selecții dintr-un singur meci. Șterge-le pe celelalte ca să continui.
slip-conflict-custom_bet_alone = Un pariu Bet Builder se plasează singur. Șterge celelalte selecții ca să continui.
slip-custom-disabled = Momentan nu se acceptă pariuri Bet Builder.
slip-custom-too-short = Un pariu Bet Builder are nevoie de cel puțin două selecții.
slip-custom-odds-missing = Se calculează cota acestui Bet Builder.
slip-custom-changed = Cota pariului tău Bet Builder s-a schimbat. Verific-o înainte să continui.
slip-return-too-small = Acest pariu nu poate plăti mai mult decât miza.
slip-freebet-pending = Verificăm dacă freebetul tău se potrivește acestui pariu. Poți introduce și o miză proprie.

## Bilet: butonul

slip-accept = Acceptă modificările
slip-accept-remove = { $count ->
    [one] Acceptă modificările și șterge { $count }
    [few] Acceptă modificările și șterge { $count }
   *[other] Acceptă modificările și șterge { $count }
}
slip-accept-only-remove = { $count ->
    [one] Șterge selecția
    [few] Șterge { $count } selecții
   *[other] Șterge { $count } de selecții
}
slip-sign-in = Intră în cont și pariază
slip-offline = Fără conexiune
slip-place = { $count ->
    [one] Pariază · { $amount }
    [few] Plasează { $count } pariuri · { $amount }
   *[other] Plasează { $count } de pariuri · { $amount }
}
slip-place-freebet = { $count ->
    [one] Plasează freebet · { $amount }
    [few] Plasează { $count } freebeturi · { $amount }
   *[other] Plasează { $count } de freebeturi · { $amount }
}
slip-place-both = { $count ->
    [one] Pariază · { $amount } și freebet { $free }
    [few] Plasează { $count } pariuri · { $amount } și freebet { $free }
   *[other] Plasează { $count } de pariuri · { $amount } și freebet { $free }
}
slip-place-empty = { $count ->
    [one] Pariază
    [few] Plasează { $count } pariuri
   *[other] Plasează { $count } de pariuri
}
slip-placing = { $count ->
    [one] Se plasează pariul…
    [few] Se plasează { $count } pariuri…
   *[other] Se plasează { $count } de pariuri…
}

## Bilet: răspunsuri

slip-error-invalid-odds = Cotele s-au schimbat în timpul plasării. Verifică noile cote și pariază din nou.
slip-error-invalid-custom-odds = Cota acestui Bet Builder s-a schimbat. Verifică noua cotă și pariază din nou.
slip-error-suspended = O selecție a fost suspendată în timpul plasării. Pariul nu a fost plasat.
slip-error-funds = Soldul tău este prea mic pentru această miză. Pariul nu a fost plasat.
slip-error-stake = Această miză nu se acceptă. Pariul nu a fost plasat.
slip-error-not-placed = Pariul nu a fost plasat și nu s-a luat nimic din soldul tău. Poți paria din nou.
slip-error-maybe-placed = Nu putem afla dacă pariul a fost plasat: printre pariurile tale sunt mai multe identice. Verifică la Pariurile mele înainte să-l plasezi din nou.
slip-other-player = Este autentificat un alt utilizator
slip-other-player-text = Niciun pariu nu a fost plasat. Verifică în partea de sus a paginii ce cont este autentificat, apoi plasează pariul din nou.
slip-error-default = Pariul nu a fost plasat. Încearcă din nou.
slip-unanswered-title = Nu știm încă dacă pariul tău a fost plasat
slip-unanswered-text = Nu am primit răspuns. Îți căutăm pariul ca să nu fie plasat de două ori. Poate dura până la { $seconds } de secunde.
slip-unanswered-waiting = Pariul tău nu a putut fi căutat. Verifică-ți conexiunea, apoi caută din nou.
slip-unanswered-looking = Se caută pariul tău…
slip-unanswered-look = Caută din nou
slip-receipt-lost-text = Răspunsul s-a pierdut pe drum, dar pariul tău a fost primit, o singură dată.
slip-receipt-ref = Referință
slip-keep = Păstrează selecțiile
slip-done = Gata
slip-error-municipality = Profilul tău nu are localitatea completată. Adaug-o, apoi pariază din nou.
slip-error-win-too-small = La această cotă pariul nu poate plăti mai mult decât miza. Nu a fost plasat.
slip-error-elsewhere = Se plasează un pariu într-o altă filă. Așteaptă să se termine, apoi plasează-l din nou pe acesta.
slip-receipt-placed = { $count ->
    [one] Pariu plasat
    [few] { $count } pariuri plasate
   *[other] { $count } de pariuri plasate
}
slip-receipt-placed-text = { $count ->
    [one] Îl găsești la Pariurile mele.
    [few] Le găsești la Pariurile mele.
   *[other] Le găsești la Pariurile mele.
}
slip-receipt-checking = { $count ->
    [one] Pariu primit, în verificare
    [few] { $count } pariuri primite, în verificare
   *[other] { $count } de pariuri primite, în verificare
}
slip-receipt-checking-text = Nimic nu este plasat încă. Decizia apare aici și la Pariurile mele, de obicei în câteva secunde.
slip-receipt-review = { $count ->
    [one] Pariu primit, în verificare
    [few] { $count } pariuri primite, în verificare
   *[other] { $count } de pariuri primite, în verificare
}
slip-receipt-review-text = Nimic nu este plasat încă. Mai întâi verifică un trader; decizia apare aici și la Pariurile mele.
slip-receipt-rejected = Pariu neacceptat
slip-receipt-rejected-text = Cota sau piața s-a schimbat înainte ca pariul să fie acceptat. Miza a revenit în soldul tău.
slip-receipt-missing = { $count ->
    [one] Un pariu nu a fost plasat; nu s-a luat nimic pentru el.
    [few] { $count } pariuri nu au fost plasate; nu s-a luat nimic pentru ele.
   *[other] { $count } de pariuri nu au fost plasate; nu s-a luat nimic pentru ele.
}
slip-receipt-moved = Acceptat la o cotă modificată, conform setărilor tale.
slip-placed-view = Vezi
slip-placed-close = Închide acest mesaj

## Bilet: bonusuri

slip-bonus = Bonus
slip-bonus-none = Fără bonus
slip-bonus-comboboost = Bonus combinat
slip-boost-next = { $count ->
    [one] { $boost } cu încă o selecție la o cotă de { $odds } sau mai mare
    [few] { $boost } cu încă { $count } selecții la cote de { $odds } sau mai mari
   *[other] { $boost } cu încă { $count } de selecții la cote de { $odds } sau mai mari
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, doar câștigul net
slip-bonus-freebet_all_win = Freebet, miză și câștig net
slip-bonus-freebet_no_risk = Miza înapoi ca freebet
slip-bonus-hunting = Vânătoare
slip-bonus-tournament = Turneu
slip-bonus-lootbox = Cutie surpriză
slip-bonus-about-comboboost = Mărește cota acestui pariu combinat.
slip-bonus-about-freebet = Miza e de la noi. Dacă pariul câștigă, primești câștigul net, fără miză.
slip-bonus-about-freebet_only_win = Miza e de la noi. Dacă pariul câștigă, primești câștigul net, fără miză.
slip-bonus-about-freebet_all_win = Miza e de la noi. Dacă pariul câștigă, primești miza și câștigul net.
slip-bonus-about-freebet_no_risk = Miza e de la tine. Dacă pariul pierde, miza îți revine ca freebet.
slip-bonus-about-hunting = Acest pariu aduce puncte în vânătoarea ta.
slip-bonus-about-tournament = Acest pariu aduce puncte în turneul tău.
slip-bonus-about-lootbox = Acest pariu aduce puncte pentru cutia ta surpriză.

## Bilet: pariu rapid

slip-quick-bet-stake = Pariu rapid
slip-quick-bet-ready = Activ: o atingere pe o cotă pariază imediat { $amount }.
slip-quick-bet-not-approved = Introdu o miză și activează pariul rapid; până atunci, cotele merg pe bilet.
slip-quick-bet-approve = Activează pariul rapid · { $amount }
slip-quick-bet-approve-empty = Introdu o miză
slip-quick-bet-placing = Se pariază { $amount } pe { $name } la { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Pariu rapid plasat
slip-quick-bet-checking = Pariu rapid primit, în verificare
slip-quick-bet-review = Pariu rapid primit, în verificare
slip-quick-bet-rejected = Pariu rapid neacceptat
slip-quick-bet-error = Pariu rapid neplasat
slip-quick-bet-text = { $event } · { $market }: { $name } la { $odds } · { $amount }
slip-quick-bet-on = Pariu rapid activ · { $amount }
slip-quick-bet-off = Dezactivează
slip-quick-bet-idle = Pariul rapid este dezactivat
slip-quick-bet-idle-text = Nu ai mai plasat niciun pariu rapid ({ $minutes } min). Îl poți reactiva de pe bilet.

## Bilet: distribuire

slip-share-converted = Miza distribuită de { $from } este convertită în { $to }.
slip-code-loading = Se deschide pariul distribuit…
slip-code-not_found = Niciun pariu găsit. Verifică codul.
slip-code-nothing_left = Nimic din acest pariu nu mai este disponibil. Încearcă alt pariu.
slip-code-later = Pariul distribuit nu a putut fi deschis. Încearcă mai târziu.
slip-code-close = Închide
slip-code-ask = { $count ->
    [one] Pariul distribuit are { $count } selecție, iar biletul tău nu este gol. O adaugi sau înlocuiești biletul?
    [few] Pariul distribuit are { $count } selecții, iar biletul tău nu este gol. Le adaugi sau înlocuiești biletul?
   *[other] Pariul distribuit are { $count } de selecții, iar biletul tău nu este gol. Le adaugi sau înlocuiești biletul?
}
slip-code-answer-add = Adaugă pe bilet
slip-code-answer-replace = Înlocuiește biletul
slip-code-answer-cancel = Lasă-l așa cum e

## Bilet: setări

slip-settings = Setările biletului
slip-accept-mode = Dacă se schimbă cotele la plasare
slip-accept-mode-none = Întreabă-mă la fiecare modificare
slip-accept-mode-higher = Acceptă cotele mai mari, întreabă la cele mai mici
slip-accept-mode-any = Acceptă orice modificare
slip-quick-own = Sumele tale rapide în { $currency }
slip-quick-own-field = Suma rapidă { $number }
slip-quick-save = Salvează sumele
slip-quick-saved = Sumele tale sunt salvate.
slip-quick-invalid = Introdu fiecare sumă în cifre și peste zero sau las-o necompletată.
slip-settings-failed = Setările tale nu au putut fi salvate. Încearcă din nou.
slip-odds-format = Formatul cotelor
slip-odds-format-european = Zecimal
slip-odds-format-british = Fracționar
slip-odds-format-american = American
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malaezian
slip-odds-format-indonesian = Indonezian
