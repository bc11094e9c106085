### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = היכנסו כדי לראות את הרמה, הנקודות והיתרות שלכם.
profile-sign-in = כניסה
profile-name = שם
profile-email = דוא״ל
profile-password = בחירת סיסמה חדשה
profile-phone = מספר טלפון
profile-phone-verified = מאומת
profile-phone-verify = אימות המספר
profile-level = רמה
profile-points = נקודות
profile-next = נקודות עד רמת { $level }: { $count }
profile-top = הגעתם לרמה הגבוהה ביותר.
profile-balances = יתרות
profile-documents = החזיקו בהישג יד מסמך מזהה ואישור כתובת: ייתכן שתתבקשו להציג אותם לפני המשיכה הראשונה.
profile-failed = טעינת הפרופיל נכשלה.
profile-retry = ניסיון נוסף
