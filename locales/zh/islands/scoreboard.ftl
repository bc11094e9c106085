### 比分板。

scoreboard-live = 滚球
scoreboard-starts = 开赛
scoreboard-finished = 最终比分
scoreboard-score = 比分
scoreboard-serving = 发球方
scoreboard-total = 总
scoreboard-closed = 停止投注
scoreboard-half-time = 中场
scoreboard-pause = 休息
