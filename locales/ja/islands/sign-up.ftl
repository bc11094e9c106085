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
