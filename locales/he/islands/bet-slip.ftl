### Bet slip.

## Panel

slip-title = טופס הימור
slip-tab-slip = טופס
slip-tab-bets = ההימורים שלי
slip-close = סגירת הטופס
slip-empty-title = הטופס ריק
slip-empty-text = הקישו על יחס כדי להוסיף אותו לכאן.
slip-quick-bet = הימור מהיר
slip-code = יש לכם קוד?
slip-code-open = פתיחה

## Selections

slip-selections = { $count ->
    [one] בחירה אחת
    [two] 2 בחירות
   *[other] { $count } בחירות
}
slip-selections-label = בחירות
slip-remove = הסרה: { $name }
slip-clear = הסרת הכול
slip-emptied = הטופס רוקן
slip-undo = ביטול הפעולה
slip-price-moved = מ-{ $from } ל-{ $to } מאז שהוספתם
slip-price-changed = היחס השתנה: מ-{ $from } ל-{ $to }
slip-moves = תנועת היחסים בביקור הזה
slip-suspended = מושהה: אין הימורים כרגע
slip-suspended-provider = מושהה: אין נתונים
slip-unavailable = כבר לא מוצע
slip-live = לייב
slip-bar-open = טופס
slip-bar-singles = { $count ->
    [one] סינגל אחד
    [two] 2 סינגלים
   *[other] { $count } סינגלים
}
slip-bar-no-stake = עוד אין סכום
slip-bar-remove = הסירו בחירה כדי להמשיך
slip-conflict-here-same_match = אי אפשר לשלב עם בחירה אחרת מאותו משחק
slip-conflict-here-outright = אי אפשר לשלב עם בחירה אחרת באותה תחרות
slip-conflict-here-mixed_providers = אי אפשר לשלב עם שאר הבחירות
slip-conflict-here-system_provider = לא מתקבלת בהימור שיטה
slip-conflict-here-custom_bet_match = לא מהמשחק של בונה ההימורים
slip-conflict-here-custom_bet_alone = אי אפשר להמר יחד עם בונה ההימורים

## Bet

slip-stake = סכום
slip-stake-currency = סכום ב-{ $currency }
slip-quick-add = הימור של { $amount }
slip-quick-amounts = סכומים מהירים
slip-odds = יחס כולל
slip-return = זכייה אפשרית
slip-types = סוג ההימור
slip-join = צירוף לבונה ההימורים · { $odds }
slip-join-asking = מחפשים הצעה מבונה ההימורים…
slip-refusal-no_system_type = { $count ->
    [one] להימור שיטה דרושות בחירות נוספות.
    [two] אין שיטה לשתי בחירות.
   *[other] אין שיטה ל-{ $count } בחירות.
}
slip-refusal-multi_single_unavailable = אי אפשר לשלוח את הבחירות האלה כסינגלים נפרדים.
slip-system = שיטה
slip-system-option = { $count ->
    [one] { $win } מתוך { $total } · צירוף אחד
    [two] { $win } מתוך { $total } · 2 צירופים
   *[other] { $win } מתוך { $total } · { $count } צירופים
}
slip-return-currency = זכייה ב-{ $currency }
slip-by-return = לפי זכייה
slip-by-stake = לפי סכום
slip-line-stake = סכום לכל צירוף
slip-stake-freebet = הימור חינם
slip-max = מקס׳
slip-max-label = הימור בסכום המרבי
slip-max-failed = טעינת הסכום המרבי נכשלה. נסו שוב.
slip-total-stake = סכום כולל
slip-lines-of = { $count ->
    [one] צירוף אחד של { $amount }
    [two] 2 צירופים של { $amount }
   *[other] { $count } צירופים של { $amount }
}
slip-boosted-odds = יחס מוגדל

## Why placing is blocked

slip-stake-empty = הזינו סכום.
slip-stake-negative = הסכום לא יכול להיות שלילי.
slip-stake-exponent = הזינו את הסכום במלואו, למשל 1000.
slip-stake-not_a_number = הזינו סכום בספרות, למשל { $example }.
slip-stake-too_precise = { $decimals ->
    [0] אין שברים ב-{ $currency }. הזינו סכום שלם.
    [one] סכום ב-{ $currency }: לכל היותר ספרה אחת אחרי הנקודה.
    [two] סכום ב-{ $currency }: לכל היותר שתי ספרות אחרי הנקודה.
   *[other] סכום ב-{ $currency }: לכל היותר { $decimals } ספרות אחרי הנקודה.
}
slip-stake-too_large = הסכום הזה גדול מדי.
slip-stake-not-positive = הסכום צריך להיות גדול מאפס.
slip-stake-below-min = הסכום המזערי הוא { $amount }.
slip-stake-above-max = הסכום המרבי הוא { $amount }.
slip-stake-own-limit = לפי המגבלה שהגדרתם נותרו לכם { $amount } להימור.
slip-stake-own-limit-until = לפי המגבלה שהגדרתם נותרו לכם { $amount } להימור. מתאפס: { $moment }.
slip-stake-above-balance = היתרה שלכם: { $amount }. הקטינו את הסכום.
slip-balance-empty = היתרה שלכם: { $amount }.
slip-currency-unlisted = אי אפשר להמר כאן ב-{ $currency }.
slip-deposit = הפקדה
slip-blocked-suspended = { $count ->
    [one] בחירה אחת מושהית. המתינו עד שתיפתח שוב, או הסירו אותה.
    [two] שתי בחירות מושהות. המתינו עד שייפתחו שוב, או הסירו אותן.
   *[other] { $count } בחירות מושהות. המתינו עד שייפתחו שוב, או הסירו אותן.
}
slip-changed = { $count ->
    [one] יחס אחד השתנה. בדקו אותו לפני שתמשיכו.
    [two] שני יחסים השתנו. בדקו אותם לפני שתמשיכו.
   *[other] { $count } יחסים השתנו. בדקו אותם לפני שתמשיכו.
}
slip-gone = { $count ->
    [one] בחירה אחת כבר אינה מוצעת.
    [two] שתי בחירות כבר אינן מוצעות.
   *[other] { $count } בחירות כבר אינן מוצעות.
}
slip-conflict-same_match = שתי בחירות הן מאותו משחק. הסירו אחת כדי להמשיך.
slip-conflict-outright = שתי בחירות הן באותה תחרות. הסירו אחת כדי להמשיך.
slip-conflict-joinable = שתי בחירות הן מאותו משחק. צרפו אותן לבונה ההימורים או הסירו אחת.
slip-conflict-mixed_providers = אי אפשר לשלב את הבחירות האלה בהימור אחד. הסירו אחת כדי להמשיך.
slip-conflict-system_provider = חלק מהבחירות לא מתקבלות בהימור שיטה. הסירו אותן או בחרו סוג אחר.
slip-conflict-custom_bet_match = בונה ההימורים משלב בחירות ממשחק אחד. הסירו את האחרות כדי להמשיך.
slip-conflict-custom_bet_alone = הימור מבונה ההימורים נשלח לבדו. הסירו את שאר הבחירות כדי להמשיך.
slip-custom-disabled = הימורים מבונה ההימורים לא מתקבלים כרגע.
slip-custom-too-short = בבונה ההימורים דרושות לפחות שתי בחירות.
slip-custom-odds-missing = טוענים את יחס בונה ההימורים.
slip-custom-changed = יחס בונה ההימורים השתנה. בדקו אותו לפני שתמשיכו.
slip-return-too-small = ההימור הזה לא יכול להחזיר יותר מהסכום שלו.
slip-freebet-pending = בודקים אם הימור החינם שלכם מתאים להימור הזה. אפשר גם להזין סכום משלכם.

## Button

slip-accept = אישור השינויים
slip-accept-remove = { $count ->
    [one] אישור השינויים והסרת בחירה אחת
    [two] אישור השינויים והסרת 2 בחירות
   *[other] אישור השינויים והסרת { $count } בחירות
}
slip-accept-only-remove = { $count ->
    [one] הסרת הבחירה
    [two] הסרת 2 בחירות
   *[other] הסרת { $count } בחירות
}
slip-sign-in = כניסה והימור
slip-offline = אין חיבור
slip-place = { $count ->
    [one] שליחת הימור · { $amount }
    [two] שליחת 2 הימורים · { $amount }
   *[other] שליחת { $count } הימורים · { $amount }
}
slip-place-freebet = { $count ->
    [one] שליחת הימור חינם · { $amount }
    [two] שליחת 2 הימורי חינם · { $amount }
   *[other] שליחת { $count } הימורי חינם · { $amount }
}
slip-place-both = { $count ->
    [one] שליחת הימור · { $amount } והימור חינם { $free }
    [two] שליחת 2 הימורים · { $amount } והימור חינם { $free }
   *[other] שליחת { $count } הימורים · { $amount } והימור חינם { $free }
}
slip-place-empty = { $count ->
    [one] שליחת הימור
    [two] שליחת 2 הימורים
   *[other] שליחת { $count } הימורים
}
slip-placing = { $count ->
    [one] שולחים את ההימור…
    [two] שולחים 2 הימורים…
   *[other] שולחים { $count } הימורים…
}

## Results of placing

slip-error-invalid-odds = היחס השתנה בזמן השליחה. בדקו את היחס החדש ושלחו שוב.
slip-error-invalid-custom-odds = יחס בונה ההימורים השתנה. בדקו את היחס החדש ושלחו שוב.
slip-error-suspended = אחת הבחירות הושהתה בזמן השליחה. ההימור לא אושר.
slip-error-funds = היתרה נמוכה מדי לסכום הזה. ההימור לא אושר.
slip-error-stake = הסכום הזה לא מתקבל. ההימור לא אושר.
slip-error-not-placed = ההימור לא אושר ולא ירד דבר מהיתרה. אפשר לשלוח אותו שוב.
slip-error-maybe-placed = לא ניתן לדעת אם ההימור אושר: בין ההימורים שלכם יש יותר מאחד כזה. בדקו ב״ההימורים שלי״ לפני שתשלחו אותו שוב.
slip-other-player = משתמש אחר מחובר כאן
slip-other-player-text = אף הימור לא אושר. בדקו את החשבון בראש העמוד ושלחו את ההימור שוב.
slip-error-default = ההימור לא אושר. נסו שוב.
slip-unanswered-title = עוד לא ידוע אם ההימור אושר
slip-unanswered-text = לא הגיעה תשובה. אנחנו מחפשים את ההימור כדי שלא יישלח פעמיים. זה יכול להימשך עד { $seconds } שניות.
slip-unanswered-waiting = לא הצלחנו לברר את מצב ההימור. בדקו את החיבור ונסו שוב.
slip-unanswered-looking = מחפשים את ההימור…
slip-unanswered-look = בדיקה נוספת
slip-receipt-lost-text = התשובה אבדה בדרך, אבל ההימור הגיע, פעם אחת.
slip-receipt-ref = אסמכתה
slip-keep = השארת הבחירות
slip-done = סיום
slip-error-municipality = בפרופיל שלכם לא צוינה רשות מקומית. הוסיפו אותה ושלחו את ההימור שוב.
slip-error-win-too-small = ביחס הזה ההימור לא יכול להחזיר יותר מהסכום שלו. ההימור לא אושר.
slip-error-elsewhere = הימור נשלח עכשיו בלשונית אחרת. המתינו לו ואז שלחו את זה שוב.
slip-receipt-placed = { $count ->
    [one] ההימור אושר
    [two] 2 הימורים אושרו
   *[other] { $count } הימורים אושרו
}
slip-receipt-placed-text = { $count ->
    [one] הוא נמצא ב״ההימורים שלי״.
    [two] הם נמצאים ב״ההימורים שלי״.
   *[other] הם נמצאים ב״ההימורים שלי״.
}
slip-receipt-checking = { $count ->
    [one] ההימור הגיע ונמצא בבדיקה
    [two] 2 הימורים הגיעו ונמצאים בבדיקה
   *[other] { $count } הימורים הגיעו ונמצאים בבדיקה
}
slip-receipt-checking-text = עדיין לא אושר. ההחלטה תופיע כאן וב״ההימורים שלי״, בדרך כלל תוך שניות.
slip-receipt-review = { $count ->
    [one] ההימור הגיע ונמצא בבדיקה
    [two] 2 הימורים הגיעו ונמצאים בבדיקה
   *[other] { $count } הימורים הגיעו ונמצאים בבדיקה
}
slip-receipt-review-text = עדיין לא אושר. הצוות שלנו בודק אותו תחילה; ההחלטה תופיע כאן וב״ההימורים שלי״.
slip-receipt-rejected = ההימור נדחה
slip-receipt-rejected-text = היחס או השוק השתנו לפני שההימור אושר. הסכום חזר ליתרה שלכם.
slip-receipt-missing = { $count ->
    [one] הימור אחד לא אושר; לא נגבה דבר עבורו.
    [two] 2 הימורים לא אושרו; לא נגבה דבר עבורם.
   *[other] { $count } הימורים לא אושרו; לא נגבה דבר עבורם.
}
slip-receipt-moved = אושר ביחס שהשתנה, כפי שההגדרות שלכם מתירות.
slip-placed-view = צפייה
slip-placed-close = סגירת ההודעה

## Bonuses

slip-bonus = בונוס
slip-bonus-none = בלי בונוס
slip-bonus-comboboost = בוסט למשולב
slip-boost-next = { $count ->
    [one] { $boost } עם עוד בחירה אחת ביחס { $odds } ומעלה
    [two] { $boost } עם עוד 2 בחירות ביחס { $odds } ומעלה
   *[other] { $boost } עם עוד { $count } בחירות ביחס { $odds } ומעלה
}
slip-bonus-freebet = הימור חינם
slip-bonus-freebet_only_win = הימור חינם, רווח בלבד
slip-bonus-freebet_all_win = הימור חינם, סכום ורווח
slip-bonus-freebet_no_risk = החזר הסכום כהימור חינם
slip-bonus-hunting = ציד
slip-bonus-tournament = טורניר
slip-bonus-lootbox = תיבת הפתעה
slip-bonus-about-comboboost = מגדיל את היחס של ההימור המשולב הזה.
slip-bonus-about-freebet = הסכום עלינו. אם ההימור זוכה, תקבלו את הרווח בלי הסכום.
slip-bonus-about-freebet_only_win = הסכום עלינו. אם ההימור זוכה, תקבלו את הרווח בלי הסכום.
slip-bonus-about-freebet_all_win = הסכום עלינו. אם ההימור זוכה, תקבלו את הסכום ואת הרווח.
slip-bonus-about-freebet_no_risk = הסכום עליכם. אם ההימור מפסיד, הסכום חוזר כהימור חינם.
slip-bonus-about-hunting = ההימור הזה צובר נקודות בציד שלכם.
slip-bonus-about-tournament = ההימור הזה צובר נקודות בטורניר שלכם.
slip-bonus-about-lootbox = ההימור הזה צובר נקודות לתיבת ההפתעה שלכם.

## Quick bet

slip-quick-bet-stake = הימור מהיר
slip-quick-bet-ready = פועל: הקשה אחת על יחס מהמרת מיד { $amount }.
slip-quick-bet-not-approved = הזינו סכום והפעילו הימור מהיר; עד אז היחסים נכנסים לטופס.
slip-quick-bet-approve = הפעלת הימור מהיר · { $amount }
slip-quick-bet-approve-empty = הזינו סכום
slip-quick-bet-placing = שולחים { $amount } על { $name } ביחס { $odds }: { $event }, { $market }…
slip-quick-bet-placed = ההימור המהיר אושר
slip-quick-bet-checking = ההימור המהיר הגיע ונמצא בבדיקה
slip-quick-bet-review = ההימור המהיר הגיע ונמצא בבדיקה
slip-quick-bet-rejected = ההימור המהיר נדחה
slip-quick-bet-error = ההימור המהיר לא נשלח
slip-quick-bet-text = { $event } · { $market }: { $name } ביחס { $odds } · { $amount }
slip-quick-bet-on = הימור מהיר פועל · { $amount }
slip-quick-bet-off = כיבוי
slip-quick-bet-idle = ההימור המהיר כבוי
slip-quick-bet-idle-text = לא שלחתם הימור מהיר במשך { $minutes } דקות. אפשר להפעיל אותו שוב בטופס.

## Sharing

slip-share-converted = הסכום ששותף הומר מ-{ $from } ל-{ $to }.
slip-code-loading = פותחים את ההימור ששותף…
slip-code-not_found = לא נמצא הימור. בדקו את הקוד.
slip-code-nothing_left = שום דבר מההימור הזה כבר לא מוצע. נסו הימור אחר.
slip-code-later = לא ניתן היה לפתוח את ההימור ששותף. נסו שוב מאוחר יותר.
slip-code-close = סגירה
slip-code-ask = { $count ->
    [one] בהימור ששותף יש בחירה אחת, והטופס שלכם אינו ריק. להוסיף אותה או להחליף את הטופס?
    [two] בהימור ששותף יש 2 בחירות, והטופס שלכם אינו ריק. להוסיף אותן או להחליף את הטופס?
   *[other] בהימור ששותף יש { $count } בחירות, והטופס שלכם אינו ריק. להוסיף אותן או להחליף את הטופס?
}
slip-code-answer-add = הוספה לטופס
slip-code-answer-replace = החלפת הטופס
slip-code-answer-cancel = להשאיר כמו שהוא

## Settings

slip-settings = הגדרות הטופס
slip-accept-mode = אם היחס משתנה בזמן השליחה
slip-accept-mode-none = לשאול על כל שינוי
slip-accept-mode-higher = לקבל יחס גבוה יותר, לשאול על נמוך
slip-accept-mode-any = לקבל כל שינוי
slip-quick-own = הסכומים המהירים שלכם ב-{ $currency }
slip-quick-own-field = סכום מהיר { $number }
slip-quick-save = שמירת הסכומים
slip-quick-saved = הסכומים נשמרו.
slip-quick-invalid = הזינו כל סכום בספרות ומעל אפס, או השאירו ריק.
slip-settings-failed = שמירת ההגדרות נכשלה. נסו שוב.
slip-odds-format = תצוגת יחסים
slip-odds-format-european = עשרונית
slip-odds-format-british = שבר
slip-odds-format-american = אמריקאית
slip-odds-format-hongkong = הונג קונג
slip-odds-format-malaysian = מלאית
slip-odds-format-indonesian = אינדונזית
