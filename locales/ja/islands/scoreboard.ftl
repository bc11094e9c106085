### スコアボードの言葉。

scoreboard-live = ライブ
scoreboard-starts = 開始
scoreboard-finished = 最終スコア
scoreboard-score = スコア
scoreboard-serving = サーブ権
scoreboard-total = 計
scoreboard-closed = 受付終了
scoreboard-half-time = ハーフタイム
scoreboard-pause = 休憩
