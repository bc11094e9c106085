### スコアボードの言葉。

scoreboard-live = ライブ
scoreboard-starts = 開始
scoreboard-finished = 最終スコア
scoreboard-score = スコア
scoreboard-serving = サーブ権
scoreboard-total = 計
scoreboard-closed = 受付終了
scoreboard-postponed = 延期
scoreboard-rescheduled = 日程変更
scoreboard-called-off = 中止
scoreboard-half-time = ハーフタイム
scoreboard-pause = 休憩
scoreboard-overtime = 延長
scoreboard-red-cards = レッドカード
scoreboard-suspended = 一時停止中
scoreboard-why-goal = ゴール
scoreboard-why-card = カード
scoreboard-why-penalty = PK
scoreboard-why-review = ビデオ判定
scoreboard-why-break = サービスブレーク
scoreboard-why-stopped = 試合中断
scoreboard-why-provider = データなし
