### 搜索。

search-open = 搜索
search-hint = 球队、联赛或盘口
search-close = 关闭搜索
search-recent = 最近搜索
search-forget = 移除“{ $query }”
search-short = 请输入球队、联赛或盘口名称，至少3个字符。
search-matches = 滚球与即将开赛
search-over = 已结束的比赛
search-leagues = 联赛
search-markets = 盘口
search-live = 滚球
search-asking = 正在搜索…
search-count = { $count }个结果
search-nothing = 没有找到：
search-nothing-text = 请检查拼写，或浏览全部体育项目和联赛。
search-all = 全部体育项目和联赛
search-offline = 您已离线。恢复连接后将继续搜索。
search-failed = 搜索失败。
search-retry = 重试
