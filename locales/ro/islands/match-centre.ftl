### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centrul meciului
centre-form = Formă
centre-table = Clasament
centre-meetings = Meciuri directe
centre-played = Meciuri
centre-won = Victorie
centre-drawn = Egal
centre-lost = Înfrângere
centre-points = Puncte
centre-statistics = Statistici
centre-timeline = Cronologie
centre-stream = Transmisiune
centre-not-begun = Statisticile apar după începutul meciului
centre-none = Încă nu s-a întâmplat nimic
centre-failed = Nu a putut fi încărcat
centre-retry = Încearcă din nou
centre-stream-sign-in = Autentifică-te ca să vezi acest meci
centre-sign-in = Intră în cont
centre-play = Vezi live
centre-stop = Oprește transmisiunea
centre-choose = Transmisiuni
centre-no-stream = Meciul nu are transmisiune acum
centre-stream-refused = Nu poți vedea această transmisiune de unde ești
centre-stream-failed = Transmisiunea s-a întrerupt. Verifică-ți conexiunea și încearcă din nou.
centre-stream-unsupported = Acest browser nu poate reda transmisiunea
