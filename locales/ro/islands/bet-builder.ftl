### Bet Builder.

builder-intro = Alege două sau mai multe selecții. Ele formează un singur pariu cu o singură cotă și trebuie să fie toate câștigătoare.
builder-close = Toate piețele
builder-share = Distribuie acest pariu
builder-copied = Link copiat
builder-not-shared = Linkul nu a putut fi copiat
builder-failed = Piețele nu au putut fi încărcate. Verifică-ți conexiunea și încearcă din nou.
builder-retry = Încearcă din nou
builder-none = Momentan nu se pot combina selecții din acest meci.
builder-off = Bet Builder nu este disponibil momentan.
builder-closed = Pariurile la acest meci s-au închis.
builder-lost = { $count ->
    [one] { $count } selecție din pariul distribuit nu mai este disponibilă.
    [few] { $count } selecții din pariul distribuit nu mai sunt disponibile.
   *[other] { $count } de selecții din pariul distribuit nu mai sunt disponibile.
}
builder-apart = Nu se poate combina cu selecțiile tale
builder-tray = Pariul tău Bet Builder
builder-picks = { $count ->
    [one] { $count } selecție
    [few] { $count } selecții
   *[other] { $count } de selecții
}
builder-remove = Șterge { $name }
builder-clear = Șterge tot
builder-leg-suspended = Suspendată
builder-leg-gone = Nu mai este disponibilă
builder-pick-more = { $count ->
    [one] Mai alege o selecție ca să vezi cota Bet Builder.
    [few] Alege { $count } selecții ca să vezi cota Bet Builder.
   *[other] Alege { $count } de selecții ca să vezi cota Bet Builder.
}
builder-joined = Cotă Bet Builder
builder-asking = Se calculează cota Bet Builder…
builder-moved-up = A crescut de la
builder-moved-down = A scăzut de la
builder-product = Nu { $product }, produsul cotelor: aceste selecții depind una de alta.
builder-spoken = Cotă Bet Builder: { $odds }
builder-gone = Nu mai este disponibil: { $names }. Șterge această selecție ca să vezi cota.
builder-waiting = Suspendat: { $names }. Cota revine când se redeschid pariurile.
builder-impossible = Aceste selecții nu pot câștiga toate. Schimbă una dintre ele.
builder-not-joinable = Una dintre selecții nu se poate combina cu celelalte. Schimbă-ți selecțiile.
builder-suspended = Una dintre selecții tocmai a fost suspendată. Cota revine când se redeschid pariurile.
builder-refused = Aceste selecții nu se pot combina. Schimbă una dintre ele.
builder-unanswered = Cota Bet Builder nu a putut fi încărcată.
builder-add = Adaugă pe bilet · { $odds }
builder-add-empty = Adaugă pe bilet
builder-in-slip = Pe biletul tău · Deschide
builder-replaces = Înlocuiește pariul Bet Builder de pe bilet.
builder-alone = Un pariu Bet Builder se plasează singur. Celelalte selecții rămân pe bilet; șterge-le înainte să-l plasezi.
