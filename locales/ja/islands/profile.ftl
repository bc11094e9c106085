### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = ログインすると、ランク、ポイント、残高を確認できます。
profile-sign-in = ログイン
profile-name = 名前
profile-email = メールアドレス
profile-password = 新しいパスワードを設定
profile-phone = 電話番号
profile-phone-verified = 確認済み
profile-phone-verify = 電話番号を確認する
profile-level = ランク
profile-points = ポイント
profile-next = { $level }までのポイント：{ $count }
profile-top = 最高ランクに到達しました。
profile-balances = 残高
profile-documents = 本人確認書類と住所を証明する書類をご用意ください。初めての出金の前に提出をお願いすることがあります。
profile-failed = プロフィールを読み込めませんでした。
profile-retry = もう一度試す
