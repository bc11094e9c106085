### Bet builder.

builder-intro = Scegli due o più esiti. Formano una sola scommessa con una sola quota, e devono essere tutti vincenti.
builder-close = Tutti i mercati
builder-share = Condividi questa scommessa
builder-copied = Link copiato
builder-not-shared = Non è stato possibile copiare il link
builder-failed = Non è stato possibile caricare i mercati. Controlla la connessione e riprova.
builder-retry = Riprova
builder-none = Al momento nessun esito di questa partita può essere combinato.
builder-off = Al momento il bet builder non è disponibile.
builder-closed = Le scommesse su questa partita sono chiuse.
builder-lost = { $count ->
    [one] { $count } selezione della scommessa condivisa non è più disponibile.
   *[other] { $count } selezioni della scommessa condivisa non sono più disponibili.
}
builder-apart = Non combinabile con le tue selezioni
builder-tray = Il tuo bet builder
builder-picks = { $count ->
    [one] { $count } selezione
   *[other] { $count } selezioni
}
builder-remove = Rimuovi { $name }
builder-clear = Rimuovi tutte
builder-leg-suspended = Sospesa
builder-leg-gone = Non più disponibile
builder-pick-more = { $count ->
    [one] Scegli ancora un esito per vedere la quota bet builder.
   *[other] Scegli { $count } esiti per vedere la quota bet builder.
}
builder-joined = Quota bet builder
builder-asking = Calcolo della quota bet builder…
builder-moved-up = In salita da
builder-moved-down = In discesa da
builder-product = Non { $product }, il prodotto delle quote: questi esiti dipendono l’uno dall’altro.
builder-spoken = Quota bet builder: { $odds }
builder-gone = Non più disponibile: { $names }. Rimuovi questa selezione per vedere la quota.
builder-waiting = Sospeso: { $names }. La quota torna quando riaprono le scommesse.
builder-impossible = Questi esiti non possono essere tutti vincenti. Cambiane uno.
builder-not-joinable = Uno di questi esiti non può essere combinato con gli altri. Cambia le tue selezioni.
builder-suspended = Uno di questi esiti è appena stato sospeso. La quota torna quando riaprono le scommesse.
builder-refused = Questi esiti non possono essere combinati. Cambiane uno.
builder-unanswered = Non è stato possibile caricare la quota bet builder.
builder-add = Aggiungi alla schedina · { $odds }
builder-add-empty = Aggiungi alla schedina
builder-in-slip = Nella tua schedina · Apri
builder-replaces = Sostituisce il bet builder nella tua schedina.
builder-alone = Un bet builder si gioca da solo. Le altre selezioni restano nella schedina; rimuovile prima di giocarlo.
