### Messages of prices and markets.

odds-live = Trực tiếp
odds-suspended = Tạm ngưng
odds-gone = Ngừng nhận cược
odds-closed = Đã đóng cược
odds-postponed = Hoãn
odds-rescheduled = Ngày mới
odds-called-off = Đã hủy
odds-as-of = Tỷ lệ cược lúc
odds-all-lines = Tất cả mức kèo
odds-more = Thêm kèo
odds-all-markets = Tất cả
odds-search = Tìm kèo
odds-no-prices = Chưa có tỷ lệ cược
odds-up = Tỷ lệ cược tăng
odds-down = Tỷ lệ cược giảm
odds-finished = Chung cuộc
odds-builder = Cược tự tạo
odds-builder-text = Kết hợp các lựa chọn của trận này trong một cược
odds-over = Kết thúc
odds-no-market = Kèo đã đóng
odds-nothing-found = Không tìm thấy kèo
odds-half-time = HT
odds-pause = Nghỉ
odds-moves = Biến động tỷ lệ cược trong lượt truy cập này
odds-no-data = Không có dữ liệu
odds-favourite = Yêu thích:
