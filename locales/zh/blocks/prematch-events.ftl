prematch-events-all = 全部比赛
