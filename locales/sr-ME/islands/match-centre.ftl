### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centar meča
centre-form = Forma
centre-table = Tabela
centre-meetings = Međusobni susreti
centre-played = Utakmice
centre-won = Dobijeno
centre-drawn = Neriješeno
centre-lost = Izgubljeno
centre-points = Bodovi
centre-statistics = Statistika
centre-timeline = Tok meča
centre-stream = Prenos
centre-not-begun = Statistika se pojavljuje kad meč počne
centre-none = Još se ništa nije dogodilo
centre-failed = Ovo nije učitano
centre-retry = Pokušaj ponovo
centre-stream-sign-in = Prijavite se da gledate ovaj meč
centre-sign-in = Prijavi se
centre-play = Gledaj uživo
centre-stop = Zaustavi prenos
centre-choose = Prenosi
centre-no-stream = Ovaj meč trenutno nema prenos
centre-stream-refused = Ovaj prenos ne možete gledati odakle ste
centre-stream-failed = Prenos je prekinut. Provjerite vezu i pokušajte ponovo.
centre-stream-unsupported = Ovaj pregledač ne može da pusti prenos
