### Scoreboard.

scoreboard-live = לייב
scoreboard-starts = פתיחה
scoreboard-finished = תוצאה סופית
scoreboard-score = תוצאה
scoreboard-serving = בהגשה
scoreboard-total = סה״כ
scoreboard-closed = ההימורים נסגרו
scoreboard-postponed = נדחה
scoreboard-rescheduled = מועד חדש
scoreboard-called-off = בוטל
scoreboard-half-time = מחצית
scoreboard-pause = הפסקה
scoreboard-overtime = הארכה
scoreboard-red-cards = כרטיסים אדומים
scoreboard-suspended = מושהה
scoreboard-why-goal = שער
scoreboard-why-card = כרטיס
scoreboard-why-penalty = פנדל
scoreboard-why-review = בדיקת וידאו
scoreboard-why-break = שבירת הגשה
scoreboard-why-stopped = המשחק נעצר
scoreboard-why-provider = אין נתונים
