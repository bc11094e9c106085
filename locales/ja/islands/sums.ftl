### 払戻金の計算方法。計算を開いたときに読み込まれます。

sum-stake = 賭け金
sum-stake-free = フリーベットの賭け金
sum-lines = { $win } 件の組み合わせ { $count } 通り：1 通りの賭け金
sum-line = 組み合わせ { $number }
sum-more-lines = 残り { $count } 通りの合計
sum-half_win = 半分的中：({ $odds } + 1) ÷ 2
sum-refund = 無効：返金、1 として計算
sum-half_lose = 半分不的中：半分として計算
sum-lose = 不的中：0 として計算
sum-custom-odds = ベットビルダーのオッズ
sum-odds = 合計オッズ（正確な値）
sum-mean = 1 通りの平均オッズ
sum-boost = ブースト
sum-product = 賭け金 × オッズ
sum-stake-kept = フリーベットの賭け金は払い戻されません
sum-now = 現在のオッズでの価値
sum-cut = 当社の手数料
sum-rounded = { $decimals ->
    [0] 一度だけ整数に四捨五入
   *[other] 一度だけ小数第 { $decimals } 位に四捨五入
}
sum-capped = 最高払戻額を適用
sum-possible = 予想払戻額
sum-returned = 払戻額
sum-winnings = 利益
sum-loss = 差引
sum-freebet-back = フリーベットで返還
