### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = מרכז המשחק
centre-form = כושר
centre-table = טבלה
centre-meetings = ראש בראש
centre-played = משחקים
centre-won = ניצחון
centre-drawn = תיקו
centre-lost = הפסד
centre-points = נקודות
centre-statistics = סטטיסטיקה
centre-timeline = מהלך המשחק
centre-stream = שידור
centre-not-begun = הסטטיסטיקה תופיע כשהמשחק יתחיל
centre-none = עדיין לא קרה דבר
centre-failed = הטעינה נכשלה
centre-retry = ניסיון נוסף
centre-stream-sign-in = היכנסו כדי לצפות במשחק
centre-sign-in = כניסה
centre-play = צפייה בשידור חי
centre-stop = עצירת השידור
centre-choose = שידורים
centre-no-stream = אין כרגע שידור של המשחק
centre-stream-refused = אי אפשר לצפות בשידור מהמקום שבו אתם נמצאים
centre-stream-failed = השידור נקטע. בדקו את החיבור ונסו שוב.
centre-stream-unsupported = הדפדפן הזה לא יכול להציג את השידור
