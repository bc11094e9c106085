### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = Đã xảy ra lỗi
alert-error-text = Vui lòng thử lại sau.
island-retry = Thử lại
odds-format-not-saved = Chưa lưu được kiểu tỷ lệ cược
odds-format-not-saved-text = Kiểu này áp dụng trên thiết bị này, nhưng không lưu được vào tài khoản của bạn.

## Time zone

time-zone = Múi giờ
time-zone-site = Giờ của trang ({ $offset })
time-zone-own = Giờ của bạn ({ $offset })

## Bets: type, state and result

slip-type-single = Cược đơn
slip-type-combo = Cược xiên
slip-combo-name = Xiên { $count }
slip-type-system = Hệ thống
slip-type-custom_bet = Cược tự tạo
slip-type-singles = Cược đơn
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Hệ thống { $win }/{ $total }
}
slip-lines = { $count } tổ hợp
bets-with-trader = Chuyên viên đang kiểm tra
bet-status-submitted = Đang kiểm tra
bet-status-waiting_results = Đang chờ
bet-status-ready_to_process = Đang thanh toán
bet-status-done = Đã thanh toán
bet-status-cancelled = Đã hủy
bet-status-rejected = Không được chấp nhận
bet-status-withdrawn = Đã rút lại
bet-status-cashed_out = Đã bán cược
bet-status-cashout_in_progress = Đang bán cược…
bet-result-no_results = Đang chờ
bet-result-canceled = Vô hiệu
bet-result-win_entire = Thắng
bet-result-lose_entire = Thua
bet-result-refund_entire = Hoàn tiền
bet-result-refund_half_win_other = Thắng nửa
bet-result-refund_half_lose_other = Thua nửa
bet-result-cashed_out = Đã bán cược

## Sharing a bet

slip-share-title = Chia sẻ hoặc nhập mã
slip-share = Chia sẻ cược này
slip-share-code = Mã
slip-share-pass = Chia sẻ liên kết
slip-share-copied = Đã sao chép liên kết.
slip-share-not-copied = Không thể sao chép liên kết. Hãy chọn liên kết ở trên.
slip-share-failed = Không thể chia sẻ cược. Vui lòng thử lại.
slip-code-label = Mã của cược được chia sẻ
slip-code-go = Mở

## Calculations

sum-title = Cách tính
