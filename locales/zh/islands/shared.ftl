### 多处共用的文字。

## 提示

alert-error-title = 出错了
alert-error-text = 请稍后再试。
island-retry = 重试
odds-format-not-saved = 赔率格式未保存
odds-format-not-saved-text = 已在此设备上生效，但未能保存到您的账户。

## Time zone

time-zone = 时区
time-zone-site = 网站时间 ({ $offset })
time-zone-own = 您的时间 ({ $offset })

## 投注：类型、状态与结果

slip-type-single = 单关
slip-type-combo = 串关
slip-combo-name = { $count }串1
slip-type-system = 系统
slip-type-custom_bet = 同场串关
slip-type-singles = 单关
bets-system = { $lines ->
    [4] 3串4
    [7] 3串7
    [11] 4串11
    [15] 4串15
    [26] 5串26
    [31] 5串31
    [57] 6串57
    [63] 6串63
    [120] 7串120
    [247] 8串247
   *[other] 系统：{ $total }选{ $win }
}
slip-lines = { $count }注
bets-with-trader = 交易员审核中
bet-status-submitted = 审核中
bet-status-waiting_results = 未结算
bet-status-ready_to_process = 结算中
bet-status-done = 已结算
bet-status-cancelled = 已取消
bet-status-rejected = 未接受
bet-status-withdrawn = 已撤回
bet-status-cashed_out = 已提前兑现
bet-status-cashout_in_progress = 正在提前兑现…
bet-result-no_results = 未结算
bet-result-canceled = 无效
bet-result-win_entire = 赢
bet-result-lose_entire = 输
bet-result-refund_entire = 退款
bet-result-refund_half_win_other = 赢半
bet-result-refund_half_lose_other = 输半
bet-result-cashed_out = 已提前兑现

## 分享投注

slip-share-title = 分享或输入分享码
slip-share = 分享此投注
slip-share-code = 分享码
slip-share-pass = 分享链接
slip-share-copied = 链接已复制。
slip-share-not-copied = 链接无法复制。请在上方选取。
slip-share-failed = 投注分享失败，请重试。
slip-code-label = 分享投注的分享码
slip-code-go = 打开

## 计算

sum-title = 计算方式
