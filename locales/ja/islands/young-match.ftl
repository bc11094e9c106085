### まだページのない試合の文言。

young-match-asking = 試合を探しています…
young-match-failed = 試合を読み込めませんでした
young-match-failed-text = 接続を確認して、もう一度お試しください。
young-match-retry = もう一度試す
young-match-home = ホーム
young-match-crumbs = 現在地
