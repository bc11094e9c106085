### How strong a new password is.

strength-advice = לפחות { $count } תווים. כמה מילים לא קשורות קל לזכור וקשה לנחש.
strength-short = השתמשו לפחות ב־{ $count } תווים.
strength-weak = חלשה: קל לנחש אותה. האריכו אותה.
strength-fair = בינונית: עוד כמה תווים יחזקו אותה.
strength-strong = חזקה
