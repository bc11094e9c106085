live-events-all = 全部滚球比赛
