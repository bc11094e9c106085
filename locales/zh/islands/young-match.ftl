### 还没有页面的比赛。

young-asking = 正在查找比赛…
young-failed = 比赛加载失败
young-failed-text = 请检查网络后重试。
young-retry = 重试
young-home = 首页
young-crumbs = 当前位置
young-this-match = 本场比赛
