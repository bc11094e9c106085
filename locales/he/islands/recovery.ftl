### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = הזינו את הדוא״ל של החשבון. נשלח אליכם קישור לבחירת סיסמה חדשה.
recovery-own = נשלח קישור אל { $email }.
recovery-send = שליחת קישור
recovery-sending = רק רגע…
recovery-sent = אם יש חשבון עם { $email }, הקישור בדרך אליכם. בדקו גם בתיקיית הספאם.
recovery-again = שליחה חוזרת
recovery-retry = ניסיון נוסף
recovery-failed = זה לא הצליח. נסו שוב מאוחר יותר.
recovery-edit = בחירת סיסמה חדשה
recovery-password = סיסמה חדשה
recovery-save = שמירת הסיסמה
recovery-saved = הסיסמה החדשה נשמרה ונכנסתם לחשבון
recovery-no-link = הקישור אינו שלם, כבר נוצל או שפג תוקפו. בקשו קישור חדש.
recovery-used = אם כבר השתמשתם בו, אפשר פשוט להיכנס.
recovery-open-again = פתחו שוב את הקישור שבהודעה. אם הוא אינו פועל, בקשו קישור חדש.
recovery-new-link = בקשת קישור חדש
recovery-confirm = אימות הדוא״ל
recovery-confirm-text = הזינו כתובת דוא״ל. נשלח שוב את קישור האימות.
recovery-confirmed = כתובת הדוא״ל אומתה. עכשיו אפשר להיכנס.
recovery-unlock = שחרור נעילת החשבון
recovery-unlock-text = לאחר כמה סיסמאות שגויות החשבון ננעל לזמן מה. הזינו כתובת דוא״ל, ונשלח אליכם קישור שמשחרר את הנעילה מיד.
recovery-unlocked = נעילת החשבון שוחררה. אפשר להיכנס שוב.
