### How a payment ended: the alert after the platform's page has led back.

deposit-success = 入金を確認しました
deposit-success-text = 残高に反映されました。
deposit-pending = 入金の処理中です
deposit-pending-text = 着金しだい残高に反映されます。もう一度支払う必要はありません。
deposit-error = 入金できませんでした
deposit-error-text = 残高は増えていません。もう一度お試しいただくか、別の方法でお支払いください。
deposit-failed = 入金を確認できませんでした
deposit-failed-text = お支払いが完了したかどうか確認できません。もう一度支払う前に残高をご確認ください。
deposit-title = 入金
deposit-loading = お支払いページを読み込んでいます…
deposit-new-tab = 新しいタブで開く
deposit-unavailable = お支払いフォームを表示できませんでした。お支払いページから入金できます。
deposit-to-page = お支払いページへ
deposit-notice-method_unavailable = このお支払い方法は利用できません
deposit-notice-method_unavailable-text = 別の方法でお支払いいただくか、後でもう一度お試しください。
deposit-notice-three_ds_needed = 銀行による本人確認が必要です
deposit-notice-three_ds_needed-text = 銀行のアプリまたはページでお支払いを承認してください。
deposit-notice-processing_delayed = お支払いに通常より時間がかかっています
deposit-notice-processing_delayed-text = 着金しだい残高に反映されます。もう一度支払う必要はありません。
deposit-notice-card_saved = カードを保存しました
deposit-notice-card_saved-text = 次回の入金で選べます。
deposit-notice-success = お支払いが一段階進みました
deposit-notice-warning = お支払いについてのお知らせがあります
deposit-notice-danger = お支払いに問題があります
deposit-notice-text = 続ける前に、お支払いフォームの表示をご確認ください。
