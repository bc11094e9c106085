### Pariurile mele.

bets-sign-in = Autentifică-te ca să-ți vezi pariurile.
bets-sign-in-button = Intră în cont
bets-filter = Filtrează pariurile
bets-filter-all = Toate
bets-filter-open = Active
bets-filter-settled = Finalizate
bets-result-win = Câștigate
bets-result-lose = Pierdute
bets-result-refund = Returnate
bets-live = Live
bets-score = Scor
bets-half-time = Pauză
bets-pause = Pauză
bets-finished = Scor final
bets-loading = Se încarcă pariurile tale…
bets-count = { $count ->
    [one] { $count } pariu
    [few] { $count } pariuri
   *[other] { $count } de pariuri
}
bets-empty-all = Nu ai încă pariuri. Pariurile pe care le plasezi apar aici.
bets-empty-open = Nu ai pariuri active.
bets-empty-settled = Nu ai încă pariuri finalizate.
bets-empty-win = Nu ai încă pariuri câștigate.
bets-empty-lose = Nu ai pariuri pierdute.
bets-empty-refund = Nu ai pariuri returnate.
bets-failed = Pariurile tale nu au putut fi încărcate.
bets-retry = Încearcă din nou
bets-older = Arată pariuri mai vechi
bets-loading-older = Se încarcă pariuri mai vechi…
bets-stake = Miză
bets-freebet = Freebet
bets-odds = Cotă
bets-boosted-odds = Cotă mărită
bets-possible-return = Câștig potențial
bets-returned = Suma returnată
bets-cashed-out = Cash Out
bets-ref = Referință { $ref }
bets-loading-sum = Se calculează…
bets-differs-open = Acest pariu este înregistrat cu un câștig potențial de { $told }; după calculul nostru este { $ours }. Este valabilă suma înregistrată.
bets-differs-settled = Acest pariu a plătit { $told }; după calculul nostru este { $ours }. Contactează asistența și menționează referința pariului.
bets-cashout = Cash Out
bets-cashout-button = Cash Out · { $amount }
bets-cashout-none = Momentan fără ofertă de Cash Out
bets-cashout-question = Încasezi { $amount } acum? Pariul se încheie și renunți la câștigul potențial de { $possible }.
bets-cashout-gain = Cu { $difference } mai mult decât miza
bets-cashout-loss = Cu { $difference } mai puțin decât miza
bets-cashout-even = Exact cât miza ta
bets-cashout-changed = Oferta s-a schimbat: { $from } → { $to }
bets-cashout-confirm = Cash Out · { $amount }
bets-cashout-keep = Păstrează pariul
bets-part-amount = Suma de încasat
bets-part-question = Încasezi { $amount } acum pentru { $part } din miză? { $rest } rămân în joc, cu un câștig potențial de { $possible }.
bets-part-done = Cash Out de { $amount } pentru { $part } din miză
bets-order = Cash Out automat
bets-order-amount = Cash Out imediat ce oferta ajunge la
bets-order-range = Peste { $offer }, cel mult { $possible }
bets-order-note = Doar cât timp o pagină a acestui site este deschisă și vizibilă. În fundal, offline sau cu pagina închisă nu se efectuează Cash Out.
bets-order-set = Activează
bets-order-waits = Cash Out automat de la { $amount } în sus
bets-order-cancel = Dezactivează
bets-cashout-withdrawn = Momentan nu există ofertă. Cash Out-ul nu s-a efectuat.
bets-cashout-processing = Cash Out de { $amount } în curs…
bets-cashout-in-progress = Cash Out în curs…
bets-cashout-refused = Cash Out neefectuat. Pariul tău rămâne în joc.
bets-cashout-close = Închide
bets-cashout-unanswered = Nu știm încă dacă s-a efectuat Cash Out-ul. Verificăm înainte să poți încerca din nou.
bets-cashout-look = Caută din nou
bets-cashout-looking = Se caută pariul tău…
bets-cashout-not-done = Cash Out neefectuat
bets-cashout-not-done-text = Pariul tău rămâne în joc. Poți încerca din nou.
bets-cashout-done = Cash Out efectuat: { $amount }
bets-cashout-done-text = Suma este în soldul tău.
bets-reuse = Pariază din nou
bets-reuse-gone = Niciuna dintre aceste selecții nu mai este disponibilă.
bets-reuse-failed = Cotele actuale nu au putut fi încărcate. Încearcă din nou.
bets-reuse-some-gone = { $count ->
    [one] { $count } selecție nu mai este disponibilă
    [few] { $count } selecții nu mai sunt disponibile
   *[other] { $count } de selecții nu mai sunt disponibile
}
bets-statement = Extras
bets-from = De la
bets-to = Până la
bets-print = Tipărește
bets-csv = Descarcă CSV
bets-net = Rezultat net
