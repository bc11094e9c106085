### Messages of horse racing and lotteries.

launch-text = Öffnet hier die Seite unseres Partners. Melde dich an, um mit deinem Guthaben zu spielen.
launch-open = Öffnen
launch-closed = Im Moment geschlossen. Auf alle Sportarten kannst du wetten.
launch-failed = Die Seite konnte nicht geöffnet werden. Prüfe deine Verbindung und versuche es noch einmal.
launch-tab = In neuem Tab öffnen
