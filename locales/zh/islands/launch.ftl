### 赛马和彩票。

launch-text = 在此打开合作伙伴的页面。登录后可使用余额参与。
launch-open = 打开
launch-closed = 目前关闭。所有体育项目均可投注。
launch-failed = 页面无法打开。请检查网络后重试。
launch-tab = 在新标签页中打开
