### Messages of the scoreboard.

scoreboard-live = Live
scoreboard-starts = Start
scoreboard-finished = Einduitslag
scoreboard-score = Stand
scoreboard-serving = Aan service
scoreboard-total = T
scoreboard-closed = Wedden gesloten
scoreboard-half-time = Rust
scoreboard-pause = Pauze
