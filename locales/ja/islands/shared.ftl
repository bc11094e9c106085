### 複数の部品が使う言葉。どの部品の言葉とも一緒に読み込まれます。

## 通知

alert-error-title = 問題が発生しました
alert-error-text = しばらくしてからもう一度お試しください。
island-retry = もう一度試す
odds-format-not-saved = オッズの表示形式を保存できませんでした
odds-format-not-saved-text = この端末では反映されましたが、アカウントには保存できませんでした。

## Time zone

time-zone = タイムゾーン
time-zone-site = サイトの時刻 ({ $offset })
time-zone-own = 現地の時刻 ({ $offset })

## ベット：種類・状態・結果

slip-type-single = シングル
slip-type-combo = コンボ
slip-combo-name = { $count ->
    [2] ダブル
    [3] トレブル
   *[other] { $count } フォールド
}
slip-type-system = システム
slip-type-custom_bet = ベットビルダー
slip-type-singles = シングル
bets-system = { $lines ->
    [4] トリクシー
    [7] パテント
    [11] ヤンキー
    [15] ラッキー15
    [26] カナディアン
    [31] ラッキー31
    [57] ハインツ
    [63] ラッキー63
    [120] スーパーハインツ
    [247] ゴライアス
   *[other] システム { $win }/{ $total }
}
slip-lines = { $count } 通り
bets-with-trader = 担当者が確認中
bet-status-submitted = 確認中
bet-status-waiting_results = 未確定
bet-status-ready_to_process = 確定処理中
bet-status-done = 確定
bet-status-cancelled = 取消
bet-status-rejected = 不成立
bet-status-withdrawn = 取り下げ
bet-status-cashed_out = キャッシュアウト済み
bet-status-cashout_in_progress = キャッシュアウト中…
bet-result-no_results = 未確定
bet-result-canceled = 無効
bet-result-win_entire = 的中
bet-result-lose_entire = 不的中
bet-result-refund_entire = 返金
bet-result-refund_half_win_other = 半分的中
bet-result-refund_half_lose_other = 半分不的中
bet-result-cashed_out = キャッシュアウト済み

## ベットの共有

slip-share-title = 共有・コード入力
slip-share = このベットを共有
slip-share-code = コード
slip-share-pass = リンクを共有
slip-share-copied = リンクをコピーしました。
slip-share-not-copied = リンクをコピーできませんでした。上のリンクを選択してください。
slip-share-failed = ベットを共有できませんでした。もう一度お試しください。
slip-code-label = 共有されたベットのコード
slip-code-go = 開く

## 計算

# Opens the calculation of a payout (sums.ftl).
sum-title = 計算の内訳
