### Messages of the reminders to open an account and to pay in.

remind-sign-up = はじめての方ですか？
remind-sign-up-text = アカウントがあれば、ベットしたり、お気に入りを保存したり、ベットの状況を確認したりできます。
remind-deposit = 残高がありません
remind-deposit-text = 次のベットには入金が必要です。失っても困らない金額だけを賭けてください。
remind-later = 今はしない
