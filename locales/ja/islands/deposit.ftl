### How a payment ended: the alert after the platform's page has led back.

deposit-success = 入金を確認しました
deposit-success-text = 残高に反映されました。
deposit-pending = 入金の処理中です
deposit-pending-text = 着金しだい残高に反映されます。もう一度支払う必要はありません。
deposit-error = 入金できませんでした
deposit-error-text = 残高は増えていません。もう一度お試しいただくか、別の方法でお支払いください。
deposit-title = 入金
deposit-loading = お支払いページを読み込んでいます…
deposit-new-tab = 新しいタブで開く
