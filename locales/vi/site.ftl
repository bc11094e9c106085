### Messages of the pages themselves.

## On every page

skip-to-content = Đến nội dung chính
skip-to-slip = Đến phiếu cược
nav-main = Menu chính
nav-sports = Thể thao
nav-live = Trực tiếp
nav-all-sports = Tất cả môn thể thao
nav-leagues = Môn thể thao và giải đấu
nav-top-leagues = Giải đấu hàng đầu
nav-cybersport = Esports
nav-language = Ngôn ngữ
nav-breadcrumbs = Bạn đang ở đây
nav-menu = Menu
menu-close = Đóng menu
languages-close = Đóng danh sách ngôn ngữ
nav-help = Trợ giúp
tab-slip = Phiếu cược
tab-bets = Cược của tôi
nav-tabs = Lối tắt
theme-dark = Giao diện tối
odds-format = Kiểu tỷ lệ cược
odds-format-european = Thập phân
odds-format-british = Phân số
odds-format-american = Mỹ
odds-format-hongkong = Hồng Kông
odds-format-malaysian = Malaysia
odds-format-indonesian = Indonesia
foot-payments = Phương thức thanh toán
foot-registration = Số đăng ký
foot-licensed-by = Cấp phép bởi
foot-licence = giấy phép số
foot-prices = Tỷ lệ cược và thời gian theo lần cập nhật gần nhất của trang này cho đến khi dữ liệu mới được tải. Múi giờ: { $zone }.

## Breadcrumbs and days

crumb-about = Về chúng tôi
crumb-bets-history = Cược của tôi
crumb-cybersport = Esports
crumb-favorites = Yêu thích
crumb-general-rules = Quy định cược
crumb-home = Trang chủ
crumb-init-sportsbook = Cược thể thao
crumb-limits = Hạn mức của tôi
crumb-live = Trực tiếp
crumb-search = Tìm kiếm
crumb-schedule = Lịch thi đấu
crumb-results = Kết quả
crumb-lotteries = Xổ số
crumb-promotions = Khuyến mãi
crumb-racing = Đua ngựa
crumb-sign-in = Đăng nhập
crumb-sign-up = Tạo tài khoản
crumb-password-new = Quên mật khẩu?
crumb-password-edit = Chọn mật khẩu mới
crumb-confirmation = Xác nhận email
crumb-unlock = Mở khóa tài khoản
crumb-sports = Thể thao
day-today = Hôm nay
day-tomorrow = Ngày mai
day-yesterday = Hôm qua
next-hours = 3 giờ tới
live-now = Đang diễn ra
list-tools = Lọc danh sách
list-market = Kèo hiển thị trong danh sách
list-compact = Thu gọn
list-video = Có video

## Titles and descriptions, as search engines show them

home-title = Tỷ lệ cược thể thao: trận trực tiếp và sắp diễn ra
home-description = Tỷ lệ cược mới nhất cho các trận trực tiếp và sắp diễn ra tại { $site }: bóng đá, bóng bầu dục, cricket, quần vợt, bóng rổ và nhiều môn khác.
home-heading = Trực tiếp và sắp diễn ra
search-title = Tìm kiếm
search-description = Tất cả môn thể thao và giải đấu, cùng công cụ tìm trận đấu, giải đấu và kèo bằng mọi ngôn ngữ.
live-title = Cược trực tiếp: tỷ lệ cược khi trận đấu diễn ra
live-description = Mọi trận đang diễn ra với tỷ số, thời gian thi đấu và tỷ lệ cược mới nhất.
live-heading = Trực tiếp
sport-title = Tỷ lệ cược { $sport }
sport-description = Tỷ lệ cược { $sport }: { $count } trận để đặt cược, gồm trận trực tiếp và sắp diễn ra, theo từng giải đấu.
sport-all-leagues = Tất cả giải đấu
category-title = Tỷ lệ cược { $sport }: { $category }
category-description = Tỷ lệ cược { $sport }, { $category }: { $count } trận để đặt cược, gồm trận trực tiếp và sắp diễn ra, với kèo kết quả và nhiều kèo khác.
league-title = Tỷ lệ cược { $league }: { $sport }, { $category }
league-description = Tỷ lệ cược { $sport }, { $league } ({ $category }): { $count } trận với tỷ lệ cược kết quả và nhiều kèo khác.
match-title = Tỷ lệ cược { $home } vs { $away }: { $sport }, { $start }
match-title-short = { $home } vs { $away }: { $start }
match-description = { $home } vs { $away }, { $league } ({ $sport }), { $start }: tỷ lệ cược kết quả, tài xỉu, kèo chấp và mọi kèo khác.

## Outrights

outrights = Cược vô địch
outright-until = Nhận cược đến { $day }
outright-title = { $name }: tỷ lệ cược vô địch, { $sport }
outright-description = { $name } ({ $sport }): tỷ lệ cược vô địch và mọi kèo khác của cả giải đấu. Giải: { $league }.
outright-close = Đóng cược
outright-ends = Giải đấu kết thúc
outright-entrants = Danh sách tham dự
outright-matches = Các trận của { $league }

## Calendars and feeds

calendar-add = Thêm vào lịch
calendar-all = Tất cả trận đấu
feed-fixtures = Lịch thi đấu

## Schedule and results

days-nav = Ngày
days-cut = Đây là những trận đầu tiên của mỗi môn. Chọn một môn ở trên để xem tất cả.
parts-nav = Trang
parts-previous = Trước
parts-next = Tiếp
parts-number = trang { $number }
schedule-title = Lịch thi đấu và tỷ lệ cược: { $day }
schedule-title-sport = Lịch thi đấu và tỷ lệ cược { $sport }: { $day }
schedule-soon-title = Các trận bắt đầu trong 3 giờ tới
schedule-soon-title-sport = { $sport }: các trận bắt đầu trong 3 giờ tới
schedule-description = { $day }: { $count } trận với tỷ lệ cược kết quả và nhiều kèo khác, theo môn thể thao và giải đấu.
schedule-description-sport = { $sport }, { $day }: { $count } trận với tỷ lệ cược kết quả và nhiều kèo khác, theo từng giải đấu.
schedule-soon-description = { $count } trận bắt đầu trong 3 giờ tới: tỷ lệ cược mới nhất, theo môn thể thao và giải đấu.
schedule-soon-description-sport = { $sport }: { $count } trận bắt đầu trong 3 giờ tới, kèm tỷ lệ cược mới nhất.
schedule-heading = Lịch thi đấu: { $day }
schedule-heading-sport = Lịch thi đấu { $sport }: { $day }
schedule-empty = Không có trận nào để đặt cược ở đây.
results-title = Kết quả thi đấu: { $day }
results-title-sport = Kết quả { $sport }: { $day }
results-description = Tỷ số chung cuộc, { $day }: { $count } trận với tỷ số từng hiệp, theo môn thể thao và giải đấu.
results-description-sport = { $sport }, tỷ số chung cuộc, { $day }: { $count } trận với tỷ số từng hiệp.
results-heading = Kết quả: { $day }
results-heading-sport = Kết quả { $sport }: { $day }
results-empty = Chưa có trận nào kết thúc ở đây.
results-start = Bắt đầu
results-sides = Trận đấu
results-final = Chung cuộc
results-final-short = T
results-won = thắng
league-results-title = Kết quả { $league }: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): tỷ số chung cuộc của { $count } trận trong 7 ngày qua.
league-results-heading = { $league }: kết quả

## Pages that editors compose

page-description = { $title } tại { $site }.
limits-help = Trợ giúp miễn phí và bảo mật:
favorites-script = Mục yêu thích được lưu trong tài khoản của bạn. Để xem tại đây, hãy bật JavaScript trong trình duyệt.
bets-history-text = Các cược đang chờ và đã thanh toán nằm trong phiếu cược, mục Cược của tôi.
bets-history-open = Mở Cược của tôi
bets-history-script = Các cược của bạn vẫn an toàn, nhưng trang này cần JavaScript để hiển thị. Hãy bật trong trình duyệt rồi tải lại trang.
init-sportsbook-open = Đến trang cược thể thao
sign-in-text = Đăng nhập để đặt cược và xem số dư.
sign-in-open = Đăng nhập
sign-in-script = Đăng nhập cần có JavaScript. Hãy bật trong trình duyệt rồi tải lại trang.
sign-up-text = Mở tài khoản để đặt cược.
password-new-text = Hãy nhập email của tài khoản. Chúng tôi sẽ gửi liên kết để bạn chọn mật khẩu mới.
password-edit-text = Mở liên kết trong email của chúng tôi để chọn mật khẩu mới.
confirmation-text = Hãy nhập địa chỉ email. Chúng tôi sẽ gửi lại liên kết xác nhận.
unlock-text = Hãy nhập địa chỉ email, chúng tôi sẽ gửi liên kết để mở khóa tài khoản của bạn.
form-script = Biểu mẫu này cần có JavaScript. Hãy bật trong trình duyệt rồi tải lại trang.
cybersport-title = Cược Esports: tỷ lệ cược từng trò chơi
cybersport-description = Tỷ lệ cược trò chơi điện tử: các trận sắp tới của từng trò chơi cùng mọi kèo, cả trực tiếp lẫn trước trận.
promotions-title = Khuyến mãi, thưởng và cược miễn phí
promotions-description = Các khuyến mãi đang có: thưởng, cược xiên được tăng cường và cược miễn phí, kèm điều kiện và ngày cuối của từng khuyến mãi.
cybersport-none = Hiện không có trận Esports nào nhận cược.
to-sports = Xem tất cả môn thể thao

## Promotions

promotions-none = Hiện không có khuyến mãi nào.
promotion-from = Từ
promotion-until = Đến
promotion-terms = Điều khoản và điều kiện
nav-right = Lối tắt bên cạnh phiếu cược
nav-deposit = Nạp tiền

## Error pages

not-found-title = Ôi, rất tiếc. Chúng tôi không tìm thấy trang này.
not-found-text = Trang này không tồn tại hoặc trận đấu đã kết thúc.
error-title = Ôi! Rất tiếc, đã xảy ra lỗi.
error-text = Vui lòng quay lại sau giây lát.
error-home = Về trang chủ
blocked-title = Rất tiếc, dịch vụ hiện không khả dụng tại quốc gia của bạn.
blocked-text = Giấy phép của trang web này không áp dụng cho quốc gia nơi bạn đang ở.
locked-title = Không có quyền truy cập
locked-text = Rất tiếc, bạn không có quyền xem trang này.

favourite = Yêu thích:
favourite-match = Trận này
