live-events-all = Tất cả trận trực tiếp
