### Messages of the search.

search-open = Tìm kiếm
search-hint = Đội, giải đấu hoặc kèo
search-close = Đóng tìm kiếm
search-recent = Tìm kiếm gần đây
search-forget = Xóa “{ $query }”
search-short = Nhập ít nhất 3 ký tự tên đội, giải đấu hoặc kèo.
search-matches = Trực tiếp và sắp diễn ra
search-over = Trận đã kết thúc
search-leagues = Giải đấu
search-markets = Kèo
search-live = Trực tiếp
search-asking = Đang tìm…
search-count = { $count } kết quả
search-nothing = Không có kết quả cho
search-nothing-text = Hãy kiểm tra chính tả hoặc xem tất cả môn thể thao và giải đấu.
search-all = Tất cả môn thể thao và giải đấu
search-offline = Bạn đang ngoại tuyến. Tìm kiếm sẽ tiếp tục khi có kết nối.
search-failed = Tìm kiếm không thành công.
search-retry = Thử lại
