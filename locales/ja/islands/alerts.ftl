### あらかじめページにある通知の言葉。

alerts-close = 閉じる
alerts-offline = オフラインです。このページのオッズは最新でない可能性があります。
alerts-offline-title = 接続がありません
alerts-offline-text = ベットスリップは保存されています。オンラインに戻るとオッズが更新されます。
alerts-live-off = オッズの更新が止まっています。ページを再読み込みしてください。
