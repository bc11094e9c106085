### Messages of a match that has no page yet.

young-asking = Đang tìm trận đấu…
young-failed = Không tải được trận đấu
young-failed-text = Hãy kiểm tra kết nối rồi thử lại.
young-retry = Thử lại
young-home = Trang chủ
young-crumbs = Bạn đang ở đây
young-this-match = Trận này
