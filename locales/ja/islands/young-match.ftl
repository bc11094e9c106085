### まだページのない試合の文言。

young-asking = 試合を探しています…
young-failed = 試合を読み込めませんでした
young-failed-text = 接続を確認して、もう一度お試しください。
young-retry = もう一度試す
young-home = ホーム
young-crumbs = 現在地
young-this-match = この試合
