### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = 電話番号の確認
phone-text = SMS でコードをお送りします。
phone-country = 国番号
phone-country-missing = 電話番号の国を選択してください。
phone-number = 電話番号
phone-number-missing = 電話番号を入力してください。
phone-number-invalid = 電話番号ではありません。数字と国をご確認ください。
phone-send = コードを送信
phone-sending = お待ちください…
phone-sent = { $number } にコードをお送りしました。
phone-code = コード
phone-code-missing = SMS のコードを入力してください。
phone-code-invalid = コードは { $count } 桁です。
phone-verify = 確認
phone-again = コードを再送信
phone-change = 別の番号を使う
phone-limit = 現在はこれ以上コードを送信できません。24時間後にもう一度お試しください。
phone-is-verified = { $number } は確認済みです。
phone-verified = 電話番号を確認しました
phone-failed = うまくいきませんでした。しばらくしてからもう一度お試しください。
