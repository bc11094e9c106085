### セッションの言葉：ヘッダーのボタン、ログイン、アカウントメニュー。

session-sign-in = ログイン
session-title = ログイン
session-to-place = ベットするにはログインしてください。選択内容と賭け金はそのまま残ります。
session-expired = セッションが終了しました。もう一度ログインしてください。
session-email = メールアドレス
session-password = パスワード
session-show-password = 表示
session-hide-password = 隠す
session-submit = ログイン
session-busy = ログイン中…
session-close = 閉じる
session-forgot = パスワードをお忘れですか？
session-join = アカウントを作成
session-resend = リンクを再送信
session-email-missing = メールアドレスを入力してください。
session-email-invalid = name@example.com のような正しいメールアドレスを入力してください。
session-password-missing = パスワードを入力してください。
session-invalid = メールアドレスまたはパスワードが違います。ご確認のうえ、もう一度お試しください。
session-unanswered = 応答がありませんでした。接続を確認して、もう一度お試しください。
session-failed = ログインできませんでした。しばらくしてからもう一度お試しください。
session-account = アカウントと残高
session-signed-in-as = ログイン中のアカウント
session-limits = 自分の制限
session-sign-out = ログアウト
session-signed-out = ログアウトしました
session-sign-out-failed = ログアウトできませんでした。もう一度お試しください。
