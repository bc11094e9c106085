results-all = 全部赛果
