### 投注单：先是页面中预置的文字，再是浏览器中显示的文字。

## 投注单：面板

slip-title = 投注单
slip-tab-slip = 投注单
slip-tab-bets = 我的投注
slip-close = 关闭投注单
slip-empty-title = 投注单是空的
slip-empty-text = 点击赔率即可加入。
slip-quick-bet = 快速投注
slip-code = 有分享码？
slip-code-open = 打开

## 投注单：选项

slip-selections = { $count }个选项
slip-selections-label = 选项
slip-remove = 移除 { $name }
slip-clear = 全部移除
slip-emptied = 投注单已清空
slip-undo = 撤销
slip-price-moved = 加入后赔率变动：{ $from } → { $to }
slip-price-changed = 赔率变动：{ $from } → { $to }
slip-moves = 本次访问的赔率变动
slip-suspended = 暂停投注：目前不接受投注
slip-suspended-provider = 暂停投注：无数据
slip-unavailable = 已不再提供
slip-live = 滚球
slip-bar-open = 投注单
slip-bar-singles = { $count }笔单关
slip-bar-no-stake = 未填本金
slip-bar-remove = 请移除一个选项再继续
slip-conflict-here-same_match = 无法与同场比赛的其他选项组合
slip-conflict-here-outright = 无法与同一赛事的其他选项组合
slip-conflict-here-mixed_providers = 无法与其他选项组合
slip-conflict-here-system_provider = 不可用于系统投注
slip-conflict-here-custom_bet_match = 不属于同场串关的那场比赛
slip-conflict-here-custom_bet_alone = 无法与同场串关一起投注

## 投注单：投注

slip-stake = 本金
slip-stake-currency = 本金（{ $currency }）
slip-quick-add = 填入 { $amount }
slip-quick-amounts = 快捷金额
slip-odds = 总赔率
slip-return = 预计返还
slip-types = 投注类型
slip-join = 组成同场串关 · { $odds }
slip-join-asking = 正在查找同场串关…
slip-refusal-no_system_type = { $count }个选项没有可用的系统投注。
slip-refusal-multi_single_unavailable = 这些选项无法分别投注单关。
slip-system = 系统
slip-system-option = { $total }选{ $win } · { $count }注
slip-return-currency = 返还（{ $currency }）
slip-by-return = 按返还填写
slip-by-stake = 按本金填写
slip-line-stake = 每注本金
slip-stake-freebet = 免费投注
slip-max = 最高
slip-max-label = 填入最高本金
slip-max-failed = 最高本金加载失败，请重试。
slip-total-stake = 总本金
slip-lines-of = { $count }注 × { $amount }
slip-boosted-odds = 加成赔率

## 投注单：无法投注的原因

slip-stake-empty = 请输入本金。
slip-stake-negative = 本金不能为负数。
slip-stake-exponent = 请输入完整金额，例如1000。
slip-stake-not_a_number = 请用数字输入金额，例如 { $example }。
slip-stake-too_precise = { $decimals ->
    [0] { $currency } 没有小数，请输入整数金额。
   *[other] { $currency } 金额最多{ $decimals }位小数。
}
slip-stake-too_large = 金额过大。
slip-stake-not-positive = 本金必须大于零。
slip-stake-below-min = 最低本金为 { $amount }。
slip-stake-above-max = 最高本金为 { $amount }。
slip-stake-own-limit = 按您自己设定的限额，还可投注 { $amount }。
slip-stake-own-limit-until = 按您自己设定的限额，还可投注 { $amount }。重置：{ $moment }
slip-stake-above-balance = 您的余额为 { $amount }，请降低本金。
slip-balance-empty = 您的余额为 { $amount }。
slip-currency-unlisted = 此处无法使用 { $currency } 投注。
slip-deposit = 存款
slip-blocked-suspended = { $count }个选项暂停投注。请等待恢复或将其移除。
slip-changed = { $count }个赔率已变动，请确认后再继续。
slip-gone = { $count }个选项已不再提供。
slip-conflict-same_match = 有两个选项来自同一场比赛。请移除一个再继续。
slip-conflict-outright = 有两个选项来自同一赛事。请移除一个再继续。
slip-conflict-joinable = 有两个选项来自同一场比赛。请组成同场串关，或移除一个。
slip-conflict-mixed_providers = 这些选项无法合为一笔投注。请移除一个再继续。
slip-conflict-system_provider = 部分选项不可用于系统投注。请移除或选择其他类型。
slip-conflict-custom_bet_match = 同场串关只能包含同一场比赛的选项。请移除其他选项再继续。
slip-conflict-custom_bet_alone = 同场串关须单独投注。请移除其他选项再继续。
slip-custom-disabled = 目前不接受同场串关。
slip-custom-too-short = 同场串关至少需要两个选项。
slip-custom-odds-missing = 正在获取此同场串关的赔率。
slip-custom-changed = 同场串关的赔率已变动，请确认后再继续。
slip-return-too-small = 此投注的返还不会高于本金。
slip-freebet-pending = 正在确认您的免费投注是否适用。您也可以输入自己的本金。

## 投注单：按钮

slip-accept = 接受变动
slip-accept-remove = 接受变动并移除{ $count }项
slip-accept-only-remove = 移除{ $count }个选项
slip-sign-in = 登录后投注
slip-offline = 无网络连接
slip-place = { $count ->
    [1] 投注 · { $amount }
   *[other] 投注{ $count }笔 · { $amount }
}
slip-place-freebet = { $count ->
    [1] 使用免费投注 · { $amount }
   *[other] 使用{ $count }笔免费投注 · { $amount }
}
slip-place-both = { $count ->
    [1] 投注 · { $amount } + 免费投注 { $free }
   *[other] 投注{ $count }笔 · { $amount } + 免费投注 { $free }
}
slip-place-empty = { $count ->
    [1] 投注
   *[other] 投注{ $count }笔
}
slip-placing = { $count ->
    [1] 正在提交投注…
   *[other] 正在提交{ $count }笔投注…
}

## 投注单：投注结果

slip-error-invalid-odds = 提交投注时赔率已变动。请查看新赔率后重新投注。
slip-error-invalid-custom-odds = 此同场串关的赔率已变动。请查看新赔率后重新投注。
slip-error-suspended = 提交投注时有选项暂停投注。投注未成功。
slip-error-funds = 余额不足以支付此本金。投注未成功。
slip-error-stake = 不接受此本金。投注未成功。
slip-error-not-placed = 投注未成功，余额未扣款。您可以重新投注。
slip-error-maybe-placed = 无法确定投注是否成功：您的投注中有不止一笔相同的投注。重新投注前，请先查看“我的投注”。
slip-other-player = 当前登录的是其他用户
slip-other-player-text = 投注未成功。请核对页面顶部的账户，然后重新投注。
slip-error-default = 投注未成功，请重试。
slip-unanswered-title = 尚不清楚您的投注是否成功
slip-unanswered-text = 没有收到回应。我们正在查询您的投注，避免重复下注。最长可能需要{ $seconds }秒。
slip-unanswered-waiting = 无法查询您的投注。请检查网络，然后再次查询。
slip-unanswered-looking = 正在查询您的投注…
slip-unanswered-look = 再次查询
slip-receipt-lost-text = 回应在途中丢失，但我们已收到您的投注，且只有一笔。
slip-receipt-ref = 注单号
slip-keep = 保留选项
slip-done = 完成
slip-error-municipality = 您的资料中没有填写所在市镇。请补充后重新投注。
slip-error-win-too-small = 按此赔率，返还不会高于本金。投注未成功。
slip-error-elsewhere = 另一个标签页正在提交投注。请等其完成后再重新投注。
slip-receipt-placed = { $count ->
    [1] 投注成功
   *[other] { $count }笔投注成功
}
slip-receipt-placed-text = { $count ->
    [1] 可在“我的投注”中查看。
   *[other] 均可在“我的投注”中查看。
}
slip-receipt-checking = { $count ->
    [1] 已收到投注，正在审核
   *[other] 已收到{ $count }笔投注，正在审核
}
slip-receipt-checking-text = 投注尚未成功。结果会显示在这里和“我的投注”中，通常只需几秒。
slip-receipt-review = { $count ->
    [1] 已收到投注，正在审核
   *[other] 已收到{ $count }笔投注，正在审核
}
slip-receipt-review-text = 投注尚未成功。交易员会先审核，结果会显示在这里和“我的投注”中。
slip-receipt-rejected = 投注未被接受
slip-receipt-rejected-text = 投注被接受前，赔率或盘口已变动。本金已退回余额。
slip-receipt-missing = { $count }笔投注未成功，未扣款。
slip-receipt-moved = 已按您的设置以变动后的赔率接受。
slip-placed-view = 查看
slip-placed-close = 关闭此消息

## 投注单：红利

slip-bonus = 红利
slip-bonus-none = 不使用红利
slip-bonus-comboboost = 串关加成
slip-boost-next = { $boost }：再选{ $count }个赔率{ $odds }或以上的选项
slip-bonus-freebet = 免费投注
slip-bonus-freebet_only_win = 免费投注（仅盈利）
slip-bonus-freebet_all_win = 免费投注（本金和盈利）
slip-bonus-freebet_no_risk = 本金以免费投注退还
slip-bonus-hunting = 积分猎手
slip-bonus-tournament = 锦标赛
slip-bonus-lootbox = 宝箱
slip-bonus-about-comboboost = 提升此串关的赔率。
slip-bonus-about-freebet = 本金由我们承担。如果赢了，您获得盈利，不含本金。
slip-bonus-about-freebet_only_win = 本金由我们承担。如果赢了，您获得盈利，不含本金。
slip-bonus-about-freebet_all_win = 本金由我们承担。如果赢了，您获得本金和盈利。
slip-bonus-about-freebet_no_risk = 本金由您支付。如果输了，本金以免费投注退还。
slip-bonus-about-hunting = 此投注可为您的积分猎手活动赚取积分。
slip-bonus-about-tournament = 此投注可为您的锦标赛赚取积分。
slip-bonus-about-lootbox = 此投注可赚取积分，用于获得宝箱。

## 投注单：快速投注

slip-quick-bet-stake = 快速投注
slip-quick-bet-ready = 已开启：点一下赔率立即投注 { $amount }。
slip-quick-bet-not-approved = 请输入本金并开启快速投注；在此之前，点击的赔率会加入投注单。
slip-quick-bet-approve = 开启快速投注 · { $amount }
slip-quick-bet-approve-empty = 请输入本金
slip-quick-bet-placing = 正在投注 { $amount }：{ $name }，赔率{ $odds }（{ $event }，{ $market }）…
slip-quick-bet-placed = 快速投注成功
slip-quick-bet-checking = 已收到快速投注，正在审核
slip-quick-bet-review = 已收到快速投注，正在审核
slip-quick-bet-rejected = 快速投注未被接受
slip-quick-bet-error = 快速投注未成功
slip-quick-bet-text = { $event } · { $market }：{ $name }，赔率{ $odds } · { $amount }
slip-quick-bet-on = 快速投注已开启 · { $amount }
slip-quick-bet-off = 关闭
slip-quick-bet-idle = 快速投注已关闭
slip-quick-bet-idle-text = 您已有{ $minutes }分钟没有快速投注。可在投注单中重新开启。

## 投注单：分享

slip-share-converted = 分享的本金 { $from } 已换算为 { $to }。
slip-code-loading = 正在打开分享的投注…
slip-code-not_found = 未找到投注，请核对分享码。
slip-code-nothing_left = 此投注的选项均已不再提供。请尝试其他投注。
slip-code-later = 无法打开分享的投注，请稍后再试。
slip-code-close = 关闭
slip-code-ask = 分享的投注有{ $count }个选项，而您的投注单不是空的。要加入还是替换？
slip-code-answer-add = 加入投注单
slip-code-answer-replace = 替换投注单
slip-code-answer-cancel = 保持不变

## 投注单：设置

slip-settings = 投注单设置
slip-accept-mode = 投注时若赔率变动
slip-accept-mode-none = 每次变动都询问我
slip-accept-mode-higher = 接受更高赔率，降低时询问我
slip-accept-mode-any = 接受任何变动
slip-quick-own = 您的快捷金额（{ $currency }）
slip-quick-own-field = 快捷金额{ $number }
slip-quick-save = 保存金额
slip-quick-saved = 金额已保存。
slip-quick-invalid = 请用数字输入大于零的金额，或留空。
slip-settings-failed = 设置未能保存，请重试。
slip-odds-format = 赔率格式
slip-odds-format-european = 小数
slip-odds-format-british = 分数
slip-odds-format-american = 美式
slip-odds-format-hongkong = 香港盘
slip-odds-format-malaysian = 马来盘
slip-odds-format-indonesian = 印尼盘
