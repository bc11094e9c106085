prematch-events-all = Tất cả trận đấu
