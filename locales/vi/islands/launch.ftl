### Messages of horse racing and lotteries.

launch-text = Mở trang của đối tác tại đây. Đăng nhập để chơi bằng số dư của bạn.
launch-open = Mở
launch-closed = Hiện đang đóng. Mọi môn thể thao đều nhận cược.
launch-failed = Không thể mở trang. Hãy kiểm tra kết nối rồi thử lại.
launch-tab = Mở trong tab mới
