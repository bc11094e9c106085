### How strong a new password is.

strength-advice = کم از کم { $count } حروف۔ چند بے ربط الفاظ یاد رکھنا آسان اور بوجھنا مشکل ہوتا ہے۔
strength-short = کم از کم { $count } حروف لکھیں۔
strength-weak = کمزور: بوجھنا آسان ہے۔ اسے لمبا کریں۔
strength-fair = درمیانہ: چند حروف اور اسے مضبوط بنا دیں گے۔
strength-strong = مضبوط
