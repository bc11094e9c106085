### How a payment ended: the alert after the platform's page has led back.

deposit-success = 入金を確認しました
deposit-success-text = 残高に反映されました。
deposit-pending = 入金の処理中です
deposit-pending-text = 着金しだい残高に反映されます。もう一度支払う必要はありません。
deposit-error = 入金できませんでした
deposit-error-text = 残高は増えていません。もう一度お試しいただくか、別の方法でお支払いください。
deposit-failed = クイック入金に失敗しました
deposit-failed-text = お支払いが完了したかどうか確認できません。もう一度支払う前に残高をご確認ください。
deposit-title = 入金
deposit-loading = お支払いページを読み込んでいます…
deposit-new-tab = 新しいタブで開く
deposit-unavailable = お支払いフォームを表示できませんでした。お支払いページから入金できます。
deposit-to-page = お支払いページへ
