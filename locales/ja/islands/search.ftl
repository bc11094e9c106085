### 検索の文言。

search-open = 検索
# 空の入力欄に表示。
search-hint = チーム・リーグ・マーケット
search-close = 検索を閉じる
search-recent = 最近の検索
search-forget = 「{ $query }」を削除
# 3文字入力されるまで入力欄の下に表示。
search-short = チーム、リーグ、マーケットの名前を3文字以上入力してください。
search-matches = ライブと今後の試合
search-over = 終了した試合
search-leagues = リーグ
search-markets = マーケット
search-live = ライブ
search-asking = 検索中…
# スクリーンリーダー用。
search-count = { $count }件
# Before what was typed.
search-nothing = 該当なし：
search-nothing-text = 表記を確認するか、すべてのスポーツとリーグからお探しください。
search-all = すべてのスポーツとリーグ
search-offline = オフラインです。接続が戻ると検索を続けます。
search-failed = 検索できませんでした。
search-retry = もう一度試す
