### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。
recovery-own = { $email } にリンクをお送りします。
recovery-send = リンクを送信
recovery-sending = お待ちください…
recovery-sent = { $email } のアカウントがあれば、リンクをお送りしました。迷惑メールフォルダもご確認ください。
recovery-again = もう一度送信
recovery-retry = もう一度試す
recovery-failed = うまくいきませんでした。しばらくしてからもう一度お試しください。
recovery-edit = 新しいパスワードを設定
recovery-password = 新しいパスワード
recovery-save = パスワードを保存
recovery-saved = 新しいパスワードを保存し、ログインしました
recovery-no-link = このリンクは不完全か、使用済みか、期限切れです。新しいリンクをお求めください。
recovery-used = すでにお使いになった場合は、そのままログインできます。
recovery-open-again = メールのリンクをもう一度開いてください。使えない場合は、新しいリンクをお求めください。
recovery-new-link = 新しいリンクを送信
recovery-confirm = メールアドレスの確認
recovery-confirm-text = メールアドレスを入力してください。確認用のリンクをもう一度お送りします。
recovery-confirmed = メールアドレスを確認しました。ログインできます。
recovery-unlock = アカウントのロックを解除
recovery-unlock-text = パスワードを何度か間違えると、アカウントはしばらくの間ロックされます。メールアドレスを入力してください。すぐに解除できるリンクをお送りします。
recovery-unlocked = アカウントのロックを解除しました。もう一度ログインできます。
