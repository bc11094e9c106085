### Ibhodi lamaphuzu.

scoreboard-live = Bukhoma
scoreboard-starts = Uqala
scoreboard-finished = Umphumela wokugcina
scoreboard-score = Amaphuzu
scoreboard-serving = Oserva manje
scoreboard-total = T
scoreboard-closed = Ukubheja kuvaliwe
scoreboard-postponed = Kuhlehlisiwe
scoreboard-rescheduled = Usuku olusha
scoreboard-called-off = Kukhanseliwe
scoreboard-half-time = HT
scoreboard-pause = Ikhefu
scoreboard-overtime = OT
scoreboard-red-cards = Amakhadi abomvu
scoreboard-suspended = Kumisiwe
scoreboard-why-goal = igoli
scoreboard-why-card = ikhadi
scoreboard-why-penalty = iphenalthi
scoreboard-why-review = ukubuyekezwa kwevidiyo
scoreboard-why-break = ukuphulwa kwesevisi
scoreboard-why-stopped = umdlalo umile
scoreboard-why-provider = ayikho idatha
