### Scoreboard.

scoreboard-live = לייב
scoreboard-starts = פתיחה
scoreboard-finished = תוצאה סופית
scoreboard-score = תוצאה
scoreboard-serving = בהגשה
scoreboard-total = סה״כ
scoreboard-closed = ההימורים נסגרו
scoreboard-half-time = מחצית
scoreboard-pause = הפסקה
