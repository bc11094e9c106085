### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Wedstrijdcentrum
centre-form = Vorm
centre-table = Stand
centre-meetings = Onderling
centre-played = Duels
centre-won = Winst
centre-drawn = Gelijk
centre-lost = Verlies
centre-points = Punten
centre-statistics = Statistieken
centre-timeline = Tijdlijn
centre-stream = Stream
centre-not-begun = De statistieken verschijnen zodra de wedstrijd is begonnen
centre-none = Er is nog niets gebeurd
centre-failed = Dit kon niet worden geladen
centre-retry = Opnieuw proberen
centre-stream-sign-in = Log in om deze wedstrijd te bekijken
centre-sign-in = Inloggen
centre-play = Live kijken
centre-stop = Stream stoppen
centre-choose = Streams
centre-no-stream = Deze wedstrijd heeft nu geen stream
centre-stream-refused = Je kunt deze stream niet bekijken waar je bent
centre-stream-failed = De stream is afgebroken. Controleer je verbinding en probeer het opnieuw.
centre-stream-unsupported = Deze browser kan de stream niet afspelen
