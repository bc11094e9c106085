### Bet builder.

builder-intro = Izaberite dva ili više tipova. Oni čine jednu opkladu s jednom kvotom i svi moraju da prođu.
builder-close = Sve igre
builder-share = Podijeli ovu opkladu
builder-copied = Link je kopiran
builder-not-shared = Link nije kopiran
builder-failed = Igre nijesu učitane. Provjerite vezu i pokušajte ponovo.
builder-retry = Pokušaj ponovo
builder-none = Tipovi iz ovog meča se trenutno ne mogu kombinovati.
builder-off = BetBuilder trenutno nije dostupan.
builder-closed = Klađenje na ovaj meč je zatvoreno.
builder-lost = { $count ->
    [one] { $count } tip iz podijeljene opklade više nije u ponudi.
    [few] { $count } tipa iz podijeljene opklade više nijesu u ponudi.
   *[other] { $count } tipova iz podijeljene opklade više nije u ponudi.
}
builder-apart = Ne može se kombinovati s vašim tipovima
builder-tray = Vaš BetBuilder
builder-picks = { $count ->
    [one] { $count } tip
    [few] { $count } tipa
   *[other] { $count } tipova
}
builder-remove = Ukloni: { $name }
builder-clear = Ukloni sve tipove
builder-leg-suspended = Obustavljeno
builder-leg-gone = Više nije u ponudi
builder-pick-more = { $count ->
    [1] Izaberite još jedan tip da vidite kvotu za BetBuilder.
    [one] Izaberite { $count } tip da vidite kvotu za BetBuilder.
    [few] Izaberite { $count } tipa da vidite kvotu za BetBuilder.
   *[other] Izaberite { $count } tipova da vidite kvotu za BetBuilder.
}
builder-joined = Kvota za BetBuilder
builder-asking = Preuzimamo kvotu za BetBuilder…
builder-moved-up = Porasla sa
builder-moved-down = Pala sa
builder-product = Nije { $product }, proizvod kvota: ovi tipovi zavise jedan od drugog.
builder-spoken = Kvota za BetBuilder { $odds }
builder-gone = Više nije u ponudi: { $names }. Uklonite da vidite kvotu.
builder-waiting = Obustavljeno: { $names }. Kvota se vraća kad se klađenje nastavi.
builder-impossible = Ovi tipovi ne mogu svi da prođu. Promijenite jedan od njih.
builder-not-joinable = Jedan od ovih tipova se ne može kombinovati s ostalima. Promijenite tipove.
builder-suspended = Jedan od ovih tipova je upravo obustavljen. Kvota se vraća kad se klađenje nastavi.
builder-refused = Ovi tipovi se ne mogu kombinovati. Promijenite jedan od njih.
builder-unanswered = Kvota za BetBuilder nije učitana.
builder-add = Dodaj na tiket · { $odds }
builder-add-empty = Dodaj na tiket
builder-in-slip = Na vašem tiketu · Otvori
builder-replaces = Zamjenjuje BetBuilder na vašem tiketu.
builder-alone = BetBuilder se uplaćuje zasebno. Ostali tipovi ostaju na tiketu; uklonite ih prije uplate.
