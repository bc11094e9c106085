### Messages of the price history, loaded when it is opened.

moves-close = Đóng
moves-none = Tỷ lệ cược này chưa thay đổi từ khi mở trang.
moves-none-market = Chưa có tỷ lệ cược nào trong số này thay đổi từ khi mở trang.
moves-up = Tỷ lệ cược tăng
moves-down = Tỷ lệ cược giảm
moves-suspended = Tạm ngưng
moves-open = Mở lại
