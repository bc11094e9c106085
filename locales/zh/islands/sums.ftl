### 返还金额的计算。

sum-stake = 本金
sum-stake-free = 免费投注本金
sum-lines = { $count }注{ $win }串1：每注本金
sum-line = 第{ $number }注
sum-more-lines = 其余{ $count }注合计
sum-half_win = 赢半：({ $odds } + 1) ÷ 2
sum-refund = 无效：退还本金，按1计算
sum-half_lose = 输半：按一半计算
sum-lose = 输：按0计算
sum-custom-odds = 同场串关赔率
sum-odds = 总赔率（精确值）
sum-mean = 每注平均赔率
sum-boost = 加成
sum-product = 本金 × 赔率
sum-stake-kept = 免费投注本金不退还
sum-now = 按当前赔率计算
sum-cut = 我们的扣除
sum-rounded = { $decimals ->
    [0] 四舍五入到整数（仅一次）
   *[other] 四舍五入到{ $decimals }位小数（仅一次）
}
sum-capped = 以最高派彩为限
sum-possible = 预计返还
sum-returned = 返还
sum-winnings = 盈利
sum-loss = 净结果
sum-freebet-back = 本金以免费投注退还
