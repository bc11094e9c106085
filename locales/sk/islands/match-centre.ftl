### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centrum zápasu
centre-form = Forma
centre-table = Tabuľka
centre-meetings = Vzájomné zápasy
centre-played = Zápasy
centre-won = Výhra
centre-drawn = Remíza
centre-lost = Prehra
centre-points = Body
centre-statistics = Štatistiky
centre-timeline = Priebeh
centre-stream = Prenos
centre-not-begun = Štatistiky sa zobrazia po začiatku zápasu
centre-none = Zatiaľ sa nič nestalo
centre-failed = Toto sa nepodarilo načítať
centre-retry = Skúsiť znova
centre-stream-sign-in = Prihláste sa a sledujte tento zápas
centre-sign-in = Prihlásiť sa
centre-play = Sledovať naživo
centre-stop = Zastaviť prenos
centre-choose = Prenosy
centre-no-stream = Tento zápas teraz nemá prenos
centre-stream-refused = Tento prenos odtiaľto nemôžete sledovať
centre-stream-failed = Prenos sa prerušil. Skontrolujte pripojenie a skúste to znova.
centre-stream-unsupported = Tento prehliadač nedokáže prehrať prenos
