event-markets-all = 全部盘口
