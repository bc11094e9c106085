### Messages of the form that opens an account.

join-first-name = 名
join-last-name = 姓
join-country = 居住国
join-currency = 通貨
join-terms = 18 歳以上であり、{ $rules }に同意します。
join-rules = 規約
join-missing = この項目を入力してください。
join-terms-missing = アカウントを開設するには、年齢を確認し、規約に同意してください。
join-sent = あと少しです。{ $email } にリンクをお送りしました。開いてアドレスを確認してから、ログインしてください。
join-welcome = ようこそ！アカウントを開設し、ログインしました
join-closed = 現在、新しいアカウントは開設できません。
join-blocked = お住まいの国からはアカウントを開設できません。
join-sign-in = アカウントをお持ちの方
join-complete = まずはお客様の情報を
join-complete-text = 入金の前に一度だけ必要です。
join-date-of-birth = 生年月日
join-date-of-birth-invalid = 過去の日付を正しく入力してください。
join-address = 番地・町名
join-city = 市区町村
join-postal-code = 郵便番号
join-save = 保存して続ける
join-saved = 情報を保存しました
join-terms-changed = 規約が変わりました
join-terms-read = 続けるには、{ $rules }をお読みになり、同意してください。
join-terms-accept = 同意する
