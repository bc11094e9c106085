### Messages of a match that has no page yet.

young-asking = Spiel wird gesucht…
young-failed = Das Spiel konnte nicht geladen werden
young-failed-text = Prüfe deine Verbindung und versuche es noch einmal.
young-retry = Neu versuchen
young-home = Startseite
young-crumbs = Du bist hier
young-this-match = Dieses Spiel
