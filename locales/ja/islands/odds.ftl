### オッズとマーケットの言葉。

odds-live = ライブ
odds-suspended = 一時停止中
odds-gone = 提供終了
odds-closed = 受付終了
odds-postponed = 延期
odds-rescheduled = 日程変更
odds-called-off = 中止
odds-as-of = オッズ更新：
odds-all-lines = すべてのライン
odds-more = その他のマーケット
odds-all-markets = すべて
odds-search = マーケットを検索
odds-no-prices = オッズ準備中
odds-up = オッズが上がりました
odds-down = オッズが下がりました
odds-finished = 最終スコア
# Opens the builder of a bet on several markets of the match, with a short explanation.
odds-builder = ベットビルダー
odds-builder-text = この試合の選択を 1 つのベットに組み合わせます
odds-over = 試合終了
odds-no-market = 受付終了
odds-nothing-found = マーケットが見つかりません
odds-half-time = ハーフタイム
odds-pause = 休憩
odds-moves = ページを開いてからのオッズ推移
odds-no-data = データなし
odds-favourite = お気に入り：
odds-side-unknown = 未定
odds-time-unknown = 時刻未定
