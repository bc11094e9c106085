### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Alkaa
scoreboard-finished = Lopputulos
scoreboard-score = Tilanne
scoreboard-serving = Syöttää
scoreboard-total = Y
scoreboard-closed = Vedot suljettu
scoreboard-postponed = Siirretty
scoreboard-rescheduled = Uusi aika
scoreboard-called-off = Peruttu
scoreboard-half-time = Tauko
scoreboard-pause = Tauko
scoreboard-overtime = JA
scoreboard-red-cards = Punaiset kortit
scoreboard-suspended = Keskeytetty
scoreboard-why-goal = maali
scoreboard-why-card = kortti
scoreboard-why-penalty = rangaistuspotku
scoreboard-why-review = videotarkistus
scoreboard-why-break = syötönmurto
scoreboard-why-stopped = peli keskeytetty
scoreboard-why-provider = ei tietoja
