### 赔率与盘口。

odds-live = 滚球
odds-suspended = 暂停投注
odds-gone = 已不再提供
odds-closed = 停止投注
odds-postponed = 延期
odds-rescheduled = 新日期
odds-called-off = 取消
odds-as-of = 赔率更新于
odds-all-lines = 全部盘口线
odds-more = 更多盘口
odds-all-markets = 全部
odds-search = 搜索盘口
odds-no-prices = 暂无赔率
odds-up = 赔率上升
odds-down = 赔率下降
odds-finished = 最终比分
odds-builder = 同场串关
odds-builder-text = 将这场比赛的选项合成一笔投注
odds-over = 已结束
odds-no-market = 盘口已关闭
odds-nothing-found = 未找到盘口
odds-half-time = 中场
odds-pause = 休息
odds-moves = 本次访问的赔率变动
odds-no-data = 无数据
odds-favourite = 收藏：
