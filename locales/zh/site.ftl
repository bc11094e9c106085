### 页面文字。

## 每个页面

skip-to-content = 跳到正文
skip-to-slip = 跳到投注单
nav-main = 主菜单
nav-sports = 体育
nav-live = 滚球
nav-all-sports = 全部体育项目
nav-leagues = 体育项目与联赛
nav-top-leagues = 热门联赛
nav-cybersport = 电竞
nav-language = 语言
nav-breadcrumbs = 当前位置
nav-menu = 菜单
menu-close = 关闭菜单
languages-close = 关闭语言列表
nav-help = 帮助
tab-slip = 投注单
tab-bets = 我的投注
nav-tabs = 快捷入口
theme-dark = 深色主题
odds-format = 赔率格式
odds-format-european = 小数
odds-format-british = 分数
odds-format-american = 美式
odds-format-hongkong = 香港盘
odds-format-malaysian = 马来盘
odds-format-indonesian = 印尼盘
foot-payments = 支付方式
foot-registration = 注册号
foot-licensed-by = 发牌机构：
foot-licence = 牌照号
foot-prices = 在更新的数据加载之前，赔率和时间以本页最近一次更新为准。时区：{ $zone }。

## 导航路径与日期

crumb-about = 关于我们
crumb-bets-history = 我的投注
crumb-cybersport = 电竞
crumb-favorites = 收藏
crumb-general-rules = 投注规则
crumb-home = 首页
crumb-init-sportsbook = 体育投注
crumb-limits = 我的限额
crumb-live = 滚球
crumb-search = 搜索
crumb-schedule = 赛程
crumb-results = 赛果
crumb-lotteries = 彩票
crumb-promotions = 优惠活动
crumb-racing = 赛马
crumb-sign-in = 登录
crumb-sign-up = 注册账户
crumb-password-new = 忘记密码？
crumb-password-edit = 设置新密码
crumb-confirmation = 验证电子邮箱
crumb-unlock = 解锁账户
crumb-sports = 体育
day-today = 今天
day-tomorrow = 明天
day-yesterday = 昨天
next-hours = 3小时内
live-now = 正在进行
list-tools = 筛选列表
list-market = 列表显示的盘口
list-compact = 精简
list-video = 有直播

## 标题与描述

home-title = 体育投注赔率：滚球与即将开赛的比赛
home-description = { $site }提供滚球和即将开赛比赛的最新赔率：足球、橄榄球、板球、网球、篮球等各类体育赛事。
home-heading = 滚球与即将开赛
search-title = 搜索
search-description = 全部体育项目和联赛一览，并可用任何语言搜索比赛、联赛和盘口。
live-title = 滚球投注：比赛进行中的实时赔率
live-description = 所有正在进行的比赛，按体育项目和联赛排列，附即时比分、比赛时间和最新赔率。
live-heading = 滚球
sport-title = { $sport }投注赔率
sport-description = { $sport }赔率：{ $count }场比赛可投注，包括滚球和即将开赛的比赛，按联赛排列。
sport-all-leagues = 全部联赛
category-title = { $category }{ $sport }投注赔率
category-description = { $category }{ $sport }赔率：{ $count }场比赛可投注，包括滚球和即将开赛的比赛，提供赛果及更多盘口的赔率。
league-title = { $league }投注赔率：{ $sport }（{ $category }）
league-description = { $league }（{ $category }）{ $sport }赔率：{ $count }场比赛，提供赛果及更多盘口的赔率。
match-title = { $home } vs { $away } 赔率：{ $sport }，{ $start }
match-title-short = { $home } vs { $away }：{ $start }
match-description = { $home } vs { $away }，{ $league }（{ $sport }），{ $start }：赛果、大小、让分及所有其他盘口的赔率。

## 冠军投注

outrights = 冠军投注
outright-until = 截止：{ $day }
outright-title = { $name }：冠军投注赔率（{ $sport }）
outright-description = { $name }（{ $sport }）：{ $league }的冠军赔率，以及针对整个赛事的所有其他投注。
outright-close = 投注截止
outright-ends = 赛事结束
outright-entrants = 参赛者
outright-matches = { $league }的比赛

## Calendars and feeds

calendar-add = 添加到日历
calendar-all = 全部比赛
feed-fixtures = 赛程

## 赛程与赛果

days-nav = 日期
days-cut = 这里只列出各项目最先开赛的比赛。在上方选择项目可查看全部。
parts-nav = 页码
parts-previous = 上一页
parts-next = 下一页
parts-number = 第{ $number }页
schedule-title = { $day }赛程与投注赔率
schedule-title-sport = { $day }{ $sport }赛程与赔率
schedule-soon-title = 3小时内开赛的比赛
schedule-soon-title-sport = { $sport }：3小时内开赛的比赛
schedule-description = { $day }：{ $count }场比赛，提供赛果及更多盘口的赔率，按体育项目和联赛排列。
schedule-description-sport = { $day }{ $sport }：{ $count }场比赛，提供赛果及更多盘口的赔率，按联赛排列。
schedule-soon-description = { $count }场比赛将在3小时内开赛：最新赔率，按体育项目和联赛排列。
schedule-soon-description-sport = { $sport }：{ $count }场比赛将在3小时内开赛，附最新赔率。
schedule-heading = 赛程：{ $day }
schedule-heading-sport = { $sport }赛程：{ $day }
schedule-empty = 这里没有可投注的比赛。
results-title = { $day }赛果
results-title-sport = { $day }{ $sport }赛果
results-description = { $day }最终比分：{ $count }场比赛及各节比分，按体育项目和联赛排列。
results-description-sport = { $day }{ $sport }最终比分：{ $count }场比赛及各节比分。
results-heading = 赛果：{ $day }
results-heading-sport = { $sport }赛果：{ $day }
results-empty = 这里还没有结束的比赛。
results-start = 开赛
results-sides = 对阵
results-final = 最终比分
results-final-short = 总
results-won = 获胜
league-results-title = { $league }赛果：{ $sport }（{ $category }）
league-results-description = { $league }（{ $sport }，{ $category }）：最近7天{ $count }场比赛的最终比分。
league-results-heading = { $league }：赛果

## 编辑页面

page-description = { $site }：{ $title }。
limits-help = 免费保密的帮助：
favorites-script = 您的收藏保存在账户中。要在此查看，请在浏览器中启用 JavaScript。
bets-history-text = 未结算和已结算的投注都在投注单的“我的投注”中。
bets-history-open = 打开我的投注
bets-history-script = 您的投注安全无虞，但本页需要 JavaScript 才能显示。请在浏览器中启用，然后重新加载页面。
init-sportsbook-open = 前往体育投注
sign-in-text = 登录后即可投注并查看余额。
sign-in-open = 登录
sign-in-script = 登录需要 JavaScript。请在浏览器中启用，然后重新加载页面。
sign-up-text = 注册账户即可投注。
password-new-text = 请输入您账户的电子邮箱。我们会发送链接，供您设置新密码。
password-edit-text = 请打开我们邮件中的链接，设置新密码。
confirmation-text = 请输入电子邮箱。我们会重新发送验证链接。
unlock-text = 请输入电子邮箱，我们会发送链接，供您解锁账户。
form-script = 此表单需要 JavaScript。请在浏览器中启用，然后重新加载页面。
cybersport-title = 电竞投注赔率：按游戏查看
cybersport-description = 电竞游戏的投注赔率：每款游戏接下来的比赛及其全部盘口，赛前与滚球均可投注。
promotions-title = 优惠活动、红利与免费投注
promotions-description = 正在进行的优惠活动：红利、串关加成和免费投注，每项活动均列明条款与细则及截止日期。
cybersport-none = 目前没有可投注的电竞比赛。
to-sports = 查看全部体育项目

## 优惠活动

promotions-none = 目前没有优惠活动。
promotion-from = 开始：
promotion-until = 截止：
promotion-terms = 条款与细则
nav-right = 投注单旁的快捷入口
nav-deposit = 存款

## 错误页面

not-found-title = 哎呀，抱歉。我们找不到此页面。
not-found-text = 此页面不存在，或该比赛已经结束。
error-title = 哎呀！抱歉，出错了。
error-text = 请稍后再来。
error-home = 返回首页
blocked-title = 抱歉，本站暂不在您所在的国家或地区提供服务。
blocked-text = 本站牌照不涵盖您所在的国家或地区。
locked-title = 无权访问
locked-text = 抱歉，您无权查看此页面。

favourite = 收藏：
favourite-match = 本场比赛
