### Messages of the scoreboard.

scoreboard-live = Trực tiếp
scoreboard-starts = Bắt đầu
scoreboard-finished = Chung cuộc
scoreboard-score = Tỷ số
scoreboard-serving = Giao bóng
scoreboard-total = T
scoreboard-closed = Đã đóng cược
scoreboard-half-time = HT
scoreboard-pause = Nghỉ
