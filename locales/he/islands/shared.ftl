### Shared by several islands.

## Alerts

alert-error-title = משהו השתבש
alert-error-text = נסו שוב מאוחר יותר.
island-retry = ניסיון נוסף
odds-format-not-saved = תצוגת היחסים לא נשמרה
odds-format-not-saved-text = היא חלה במכשיר הזה, אך לא ניתן היה לשמור אותה בחשבון שלכם.

## Time zone

time-zone = אזור זמן
time-zone-site = שעון האתר ({ $offset })
time-zone-own = השעון שלכם ({ $offset })

## Bets: type, state and result

slip-type-single = סינגל
slip-type-combo = משולב
slip-combo-name = { $count ->
    [2] דאבל
    [3] טריפל
   *[other] משולב { $count }
}
slip-type-system = שיטה
slip-type-custom_bet = בונה הימורים
slip-type-singles = סינגלים
bets-system = { $lines ->
    [4] טריקסי
    [7] פטנט
    [11] יאנקי
    [15] לאקי 15
    [26] קנדיאן
    [31] לאקי 31
    [57] היינץ
    [63] לאקי 63
    [120] סופר היינץ
    [247] גוליית
   *[other] שיטה { $win } מתוך { $total }
}
slip-lines = { $count ->
    [one] צירוף אחד
    [two] 2 צירופים
   *[other] { $count } צירופים
}
bets-with-trader = בבדיקת הצוות
bet-status-submitted = בבדיקה
bet-status-waiting_results = פתוח
bet-status-ready_to_process = בהכרעה
bet-status-done = הוכרע
bet-status-cancelled = בוטל
bet-status-rejected = נדחה
bet-status-withdrawn = הוסר
bet-status-cashed_out = קאש אאוט
bet-status-cashout_in_progress = מבצעים קאש אאוט…
bet-result-no_results = פתוח
bet-result-canceled = מבוטל
bet-result-win_entire = זכייה
bet-result-lose_entire = הפסד
bet-result-refund_entire = החזר
bet-result-refund_half_win_other = חצי זכייה
bet-result-refund_half_lose_other = חצי הפסד
bet-result-cashed_out = קאש אאוט

## Sharing a bet

slip-share-title = שיתוף או הזנת קוד
slip-share = שיתוף ההימור
slip-share-code = קוד
slip-share-pass = שיתוף קישור
slip-share-copied = הקישור הועתק.
slip-share-not-copied = לא ניתן היה להעתיק את הקישור. סמנו אותו למעלה.
slip-share-failed = שיתוף ההימור נכשל. נסו שוב.
slip-code-label = קוד של הימור ששותף
slip-code-go = פתיחה

## Calculations

sum-title = איך זה חושב
