### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Spielcenter
centre-form = Form
centre-table = Tabelle
centre-meetings = Direkter Vergleich
centre-played = Partien
centre-won = Sieg
centre-drawn = Unentschieden
centre-lost = Niederlage
centre-points = Punkte
centre-statistics = Statistik
centre-timeline = Spielverlauf
centre-stream = Stream
centre-not-begun = Die Statistik erscheint, sobald das Spiel begonnen hat
centre-none = Noch ist nichts passiert
centre-failed = Das konnte nicht geladen werden
centre-retry = Neu versuchen
centre-stream-sign-in = Melde dich an, um dieses Spiel zu sehen
centre-sign-in = Anmelden
centre-play = Live ansehen
centre-stop = Stream beenden
centre-choose = Streams
centre-no-stream = Von diesem Spiel gibt es gerade keinen Stream
centre-stream-refused = Du kannst diesen Stream an deinem Ort nicht sehen
centre-stream-failed = Der Stream ist abgebrochen. Prüfe deine Verbindung und versuche es noch einmal.
centre-stream-unsupported = Dieser Browser kann den Stream nicht abspielen
