### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Trung tâm trận đấu
centre-form = Phong độ
centre-table = Bảng xếp hạng
centre-meetings = Đối đầu
centre-played = Số trận
centre-won = Thắng
centre-drawn = Hòa
centre-lost = Bại
centre-points = Điểm
centre-statistics = Thống kê
centre-timeline = Diễn biến
centre-stream = Trực tiếp
centre-not-begun = Thống kê xuất hiện khi trận đấu đã bắt đầu
centre-none = Chưa có diễn biến nào
centre-failed = Không tải được phần này
centre-retry = Thử lại
centre-stream-sign-in = Đăng nhập để xem trận đấu này
centre-sign-in = Đăng nhập
centre-play = Xem trực tiếp
centre-stop = Dừng phát
centre-choose = Kênh phát
centre-no-stream = Hiện không có kênh phát trận đấu này
centre-stream-refused = Bạn không thể xem kênh phát này ở nơi bạn đang ở
centre-stream-failed = Kênh phát bị gián đoạn. Hãy kiểm tra kết nối rồi thử lại.
centre-stream-unsupported = Trình duyệt này không phát được
