### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = 比赛中心
centre-form = 近况
centre-table = 积分榜
centre-meetings = 历史交锋
centre-played = 赛
centre-won = 胜
centre-drawn = 平
centre-lost = 负
centre-points = 积分
centre-statistics = 统计
centre-timeline = 赛事进程
centre-stream = 直播
centre-not-begun = 比赛开始后显示统计
centre-none = 暂无事件
centre-failed = 加载失败
centre-retry = 重试
centre-stream-sign-in = 登录后观看本场比赛
centre-sign-in = 登录
centre-play = 观看直播
centre-stop = 停止直播
centre-choose = 直播源
centre-no-stream = 本场比赛目前没有直播
centre-stream-refused = 您所在的地区无法观看此直播
centre-stream-failed = 直播中断。请检查网络后重试。
centre-stream-unsupported = 此浏览器无法播放直播
