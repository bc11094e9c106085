### 比分板。

scoreboard-live = 滚球
scoreboard-starts = 开赛
scoreboard-finished = 最终比分
scoreboard-score = 比分
scoreboard-serving = 发球方
scoreboard-total = 总
scoreboard-closed = 停止投注
scoreboard-postponed = 延期
scoreboard-rescheduled = 新日期
scoreboard-called-off = 取消
scoreboard-half-time = 中场
scoreboard-pause = 休息
scoreboard-overtime = 加时
scoreboard-red-cards = 红牌
scoreboard-suspended = 暂停投注
scoreboard-why-goal = 进球
scoreboard-why-card = 红黄牌
scoreboard-why-penalty = 点球
scoreboard-why-review = 视频回放
scoreboard-why-break = 破发
scoreboard-why-stopped = 比赛中断
scoreboard-why-provider = 无数据
