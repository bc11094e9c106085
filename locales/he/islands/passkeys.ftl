### Messages of the player's passkeys, in the profile.

passkeys-title = מפתחות גישה
passkeys-text = היכנסו עם טביעת אצבע, זיהוי פנים או נעילת המסך במקום סיסמה.
passkeys-none = עדיין אין לכם מפתחות גישה.
passkeys-one = מפתח גישה
passkeys-added = נוסף: { $moment }
passkeys-used = שימוש אחרון: { $moment }
passkeys-unused = עדיין לא היה בשימוש
passkeys-add = הוספת מפתח גישה
passkeys-password = הזינו את הסיסמה כדי להוסיף מפתח גישה.
passkeys-saved = מפתח הגישה נוסף
passkeys-remove = הסרה
passkeys-sure = להסיר את מפתח הגישה הזה?
passkeys-sure-text = לא תוכלו עוד להיכנס איתו. מחקו אותו גם מהמכשיר.
passkeys-removed = מפתח הגישה הוסר
passkeys-cancel = ביטול
passkeys-known = במכשיר הזה כבר יש מפתח גישה לחשבון שלכם.
passkeys-unfit = המכשיר או הדפדפן הזה לא יכול ליצור מפתח גישה.
