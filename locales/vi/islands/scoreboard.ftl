### Messages of the scoreboard.

scoreboard-live = Trực tiếp
scoreboard-starts = Bắt đầu
scoreboard-finished = Chung cuộc
scoreboard-score = Tỷ số
scoreboard-serving = Giao bóng
scoreboard-total = T
scoreboard-closed = Đã đóng cược
scoreboard-postponed = Hoãn
scoreboard-rescheduled = Ngày mới
scoreboard-called-off = Đã hủy
scoreboard-half-time = HT
scoreboard-pause = Nghỉ
scoreboard-overtime = HP
scoreboard-red-cards = Thẻ đỏ
scoreboard-suspended = Tạm ngưng
scoreboard-why-goal = bàn thắng
scoreboard-why-card = thẻ phạt
scoreboard-why-penalty = phạt đền
scoreboard-why-review = xem lại video
scoreboard-why-break = bẻ giao bóng
scoreboard-why-stopped = trận đấu tạm dừng
scoreboard-why-provider = không có dữ liệu
