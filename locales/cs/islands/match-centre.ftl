### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centrum zápasu
centre-form = Forma
centre-table = Tabulka
centre-meetings = Vzájemné zápasy
centre-played = Zápasy
centre-won = Výhra
centre-drawn = Remíza
centre-lost = Prohra
centre-points = Body
centre-statistics = Statistiky
centre-timeline = Průběh
centre-stream = Přenos
centre-not-begun = Statistiky se objeví po začátku zápasu
centre-none = Zatím se nic nestalo
centre-failed = Tohle se nepodařilo načíst
centre-retry = Zkusit znovu
centre-stream-sign-in = Přihlaste se a sledujte tento zápas
centre-sign-in = Přihlásit se
centre-play = Sledovat živě
centre-stop = Zastavit přenos
centre-choose = Přenosy
centre-no-stream = Tento zápas teď nemá přenos
centre-stream-refused = Tento přenos odtud nemůžete sledovat
centre-stream-failed = Přenos se přerušil. Zkontrolujte připojení a zkuste to znovu.
centre-stream-unsupported = Tento prohlížeč přenos přehrát neumí
