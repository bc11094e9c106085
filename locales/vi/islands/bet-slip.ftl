### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Phiếu cược
slip-tab-slip = Phiếu cược
slip-tab-bets = Cược của tôi
slip-close = Đóng phiếu cược
slip-empty-title = Phiếu cược đang trống
slip-empty-text = Chạm vào một tỷ lệ cược để thêm vào đây.
slip-quick-bet = Cược nhanh
slip-code = Bạn có mã?
slip-code-open = Mở

## Bet slip: selections

slip-selections = { $count } lựa chọn
slip-selections-label = Lựa chọn
slip-remove = Xóa { $name }
slip-clear = Xóa tất cả
slip-emptied = Đã xóa hết phiếu
slip-undo = Hoàn tác
slip-price-moved = { $from } → { $to } từ khi bạn thêm
slip-price-changed = Tỷ lệ cược đã đổi: { $from } → { $to }
slip-moves = Biến động tỷ lệ cược trong lượt truy cập này
slip-suspended = Tạm ngưng: hiện không nhận cược
slip-suspended-provider = Tạm ngưng: không có dữ liệu
slip-unavailable = Ngừng nhận cược
slip-live = Trực tiếp
slip-bar-open = Phiếu cược
slip-bar-singles = { $count } cược đơn
slip-bar-no-stake = Chưa nhập tiền cược
slip-bar-remove = Hãy xóa một lựa chọn để tiếp tục
slip-conflict-here-same_match = Không thể kết hợp với lựa chọn khác cùng trận
slip-conflict-here-outright = Không thể kết hợp với lựa chọn khác cùng giải đấu
slip-conflict-here-mixed_providers = Không thể kết hợp với các lựa chọn khác
slip-conflict-here-system_provider = Không dùng được trong cược hệ thống
slip-conflict-here-custom_bet_match = Không thuộc trận của cược tự tạo
slip-conflict-here-custom_bet_alone = Không thể đặt cùng cược tự tạo

## Bet slip: the bet

slip-stake = Tiền cược
slip-stake-currency = Tiền cược ({ $currency })
slip-quick-add = Cược { $amount }
slip-quick-amounts = Số tiền nhanh
slip-odds = Tổng tỷ lệ cược
slip-return = Tiền nhận dự kiến
slip-types = Loại cược
slip-join = Chuyển thành cược tự tạo · { $odds }
slip-join-asking = Đang tìm cược tự tạo…
slip-refusal-no_system_type = Không có hệ thống nào cho { $count } lựa chọn.
slip-refusal-multi_single_unavailable = Các lựa chọn này không thể đặt thành nhiều cược đơn.
slip-system = Hệ thống
slip-system-option = { $win }/{ $total } · { $count } tổ hợp
slip-return-currency = Tiền nhận ({ $currency })
slip-by-return = Nhập tiền nhận
slip-by-stake = Nhập tiền cược
slip-line-stake = Tiền cược mỗi tổ hợp
slip-stake-freebet = Cược miễn phí
slip-max = Tối đa
slip-max-label = Cược mức tối đa
slip-max-failed = Không tải được mức cược tối đa. Hãy thử lại.
slip-total-stake = Tổng tiền cược
slip-lines-of = { $count } tổ hợp × { $amount }
slip-boosted-odds = Tỷ lệ cược tăng cường

## Bet slip: why placing is blocked

slip-stake-empty = Hãy nhập tiền cược.
slip-stake-negative = Tiền cược không được là số âm.
slip-stake-exponent = Hãy nhập đầy đủ số tiền, ví dụ 1000.
slip-stake-not_a_number = Hãy nhập số tiền bằng chữ số, ví dụ { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } không có số lẻ. Hãy nhập số nguyên.
   *[other] Số tiền { $currency } có tối đa { $decimals } chữ số thập phân.
}
slip-stake-too_large = Số tiền này quá lớn.
slip-stake-not-positive = Tiền cược phải lớn hơn 0.
slip-stake-below-min = Tiền cược tối thiểu là { $amount }.
slip-stake-above-max = Tiền cược tối đa là { $amount }.
slip-stake-own-limit = Theo hạn mức của chính bạn, bạn còn có thể cược { $amount }.
slip-stake-own-limit-until = Theo hạn mức của chính bạn, bạn còn có thể cược { $amount }. Đặt lại: { $moment }.
slip-stake-above-balance = Số dư của bạn là { $amount }. Hãy giảm tiền cược.
slip-balance-empty = Số dư của bạn là { $amount }.
slip-currency-unlisted = Không thể đặt cược bằng { $currency } tại đây.
slip-deposit = Nạp tiền
slip-blocked-suspended = { $count } lựa chọn đang tạm ngưng. Hãy đợi mở lại hoặc xóa đi.
slip-changed = { $count } tỷ lệ cược đã thay đổi. Hãy kiểm tra trước khi tiếp tục.
slip-gone = { $count } lựa chọn không còn nhận cược.
slip-conflict-same_match = Có hai lựa chọn cùng một trận. Hãy xóa một để tiếp tục.
slip-conflict-outright = Có hai lựa chọn cùng một giải đấu. Hãy xóa một để tiếp tục.
slip-conflict-joinable = Có hai lựa chọn cùng một trận. Hãy chuyển thành cược tự tạo hoặc xóa một.
slip-conflict-mixed_providers = Các lựa chọn này không thể kết hợp trong một cược. Hãy xóa một để tiếp tục.
slip-conflict-system_provider = Một số lựa chọn không dùng được trong cược hệ thống. Hãy xóa chúng hoặc chọn loại khác.
slip-conflict-custom_bet_match = Cược tự tạo chỉ kết hợp các lựa chọn của một trận. Hãy xóa các lựa chọn khác để tiếp tục.
slip-conflict-custom_bet_alone = Cược tự tạo được đặt riêng. Hãy xóa các lựa chọn khác để tiếp tục.
slip-custom-disabled = Hiện không nhận cược tự tạo.
slip-custom-too-short = Cược tự tạo cần ít nhất hai lựa chọn.
slip-custom-odds-missing = Đang lấy tỷ lệ của cược tự tạo này.
slip-custom-changed = Tỷ lệ của cược tự tạo đã thay đổi. Hãy kiểm tra trước khi tiếp tục.
slip-return-too-small = Cược này không thể trả nhiều hơn tiền cược.
slip-freebet-pending = Đang kiểm tra cược miễn phí có phù hợp với cược này không. Bạn cũng có thể nhập tiền cược của mình.

## Bet slip: the button

slip-accept = Đồng ý thay đổi
slip-accept-remove = Đồng ý thay đổi và xóa { $count }
slip-accept-only-remove = Xóa { $count } lựa chọn
slip-sign-in = Đăng nhập để cược
slip-offline = Không có kết nối
slip-place = { $count ->
    [1] Đặt cược · { $amount }
   *[other] Đặt { $count } cược · { $amount }
}
slip-place-freebet = { $count ->
    [1] Đặt cược miễn phí · { $amount }
   *[other] Đặt { $count } cược miễn phí · { $amount }
}
slip-place-both = { $count ->
    [1] Đặt cược · { $amount } và cược miễn phí { $free }
   *[other] Đặt { $count } cược · { $amount } và cược miễn phí { $free }
}
slip-place-empty = { $count ->
    [1] Đặt cược
   *[other] Đặt { $count } cược
}
slip-placing = { $count ->
    [1] Đang đặt cược…
   *[other] Đang đặt { $count } cược…
}

## Bet slip: results of placing

slip-error-invalid-odds = Tỷ lệ cược đã thay đổi khi đang đặt. Hãy kiểm tra tỷ lệ mới rồi đặt lại.
slip-error-invalid-custom-odds = Tỷ lệ của cược tự tạo này đã thay đổi. Hãy kiểm tra tỷ lệ mới rồi đặt lại.
slip-error-suspended = Một lựa chọn bị tạm ngưng khi đang đặt cược. Cược không được đặt.
slip-error-funds = Số dư không đủ cho tiền cược này. Cược không được đặt.
slip-error-stake = Tiền cược này không được chấp nhận. Cược không được đặt.
slip-error-not-placed = Cược không được đặt và số dư của bạn không bị trừ. Bạn có thể đặt lại.
slip-error-maybe-placed = Không thể xác định cược đã được đặt hay chưa: trong các cược của bạn có nhiều hơn một cược giống như vậy. Hãy xem Cược của tôi trước khi đặt lại.
slip-other-player = Tài khoản đang đăng nhập là của người dùng khác
slip-other-player-text = Cược không được đặt. Hãy kiểm tra tài khoản ở đầu trang rồi đặt lại.
slip-error-default = Cược không được đặt. Vui lòng thử lại.
slip-unanswered-title = Chưa rõ cược của bạn đã được đặt hay chưa
slip-unanswered-text = Không có phản hồi. Chúng tôi đang tra cứu để cược không bị đặt hai lần. Quá trình này có thể mất tối đa { $seconds } giây.
slip-unanswered-waiting = Không thể tra cứu cược của bạn. Hãy kiểm tra kết nối rồi tra cứu lại.
slip-unanswered-looking = Đang tra cứu cược của bạn…
slip-unanswered-look = Tra cứu lại
slip-receipt-lost-text = Phản hồi bị mất giữa chừng, nhưng chúng tôi đã nhận cược của bạn, chỉ một lần.
slip-receipt-ref = Mã cược
slip-keep = Giữ lựa chọn
slip-done = Xong
slip-error-municipality = Hồ sơ của bạn chưa có địa phương. Hãy bổ sung rồi đặt lại.
slip-error-win-too-small = Với tỷ lệ này, cược không thể trả nhiều hơn tiền cược. Cược không được đặt.
slip-error-elsewhere = Một cược đang được đặt ở tab khác. Hãy đợi xong rồi đặt lại cược này.
slip-receipt-placed = { $count ->
    [1] Đã đặt cược
   *[other] Đã đặt { $count } cược
}
slip-receipt-placed-text = { $count ->
    [1] Xem trong Cược của tôi.
   *[other] Xem tất cả trong Cược của tôi.
}
slip-receipt-checking = { $count ->
    [1] Đã nhận cược, đang kiểm tra
   *[other] Đã nhận { $count } cược, đang kiểm tra
}
slip-receipt-checking-text = Chưa được đặt. Kết quả sẽ hiện ở đây và trong Cược của tôi, thường chỉ sau vài giây.
slip-receipt-review = { $count ->
    [1] Đã nhận cược, đang kiểm tra
   *[other] Đã nhận { $count } cược, đang kiểm tra
}
slip-receipt-review-text = Chưa được đặt. Chuyên viên sẽ kiểm tra trước; kết quả sẽ hiện ở đây và trong Cược của tôi.
slip-receipt-rejected = Cược không được chấp nhận
slip-receipt-rejected-text = Tỷ lệ cược hoặc kèo đã thay đổi trước khi cược được chấp nhận. Tiền cược đã trở lại số dư.
slip-receipt-missing = { $count } cược không được đặt; không có khoản nào bị trừ.
slip-receipt-moved = Đã chấp nhận với tỷ lệ thay đổi, theo cài đặt của bạn.
slip-placed-view = Xem
slip-placed-close = Đóng thông báo này

## Bet slip: bonuses

slip-bonus = Thưởng
slip-bonus-none = Không dùng thưởng
slip-bonus-comboboost = Tăng tỷ lệ xiên
slip-boost-next = { $boost } khi thêm { $count } lựa chọn có tỷ lệ cược từ { $odds } trở lên
slip-bonus-freebet = Cược miễn phí
slip-bonus-freebet_only_win = Cược miễn phí, chỉ tiền lãi
slip-bonus-freebet_all_win = Cược miễn phí, tiền cược và tiền lãi
slip-bonus-freebet_no_risk = Hoàn tiền cược bằng cược miễn phí
slip-bonus-hunting = Săn điểm
slip-bonus-tournament = Giải đua điểm
slip-bonus-lootbox = Hộp quà
slip-bonus-about-comboboost = Tăng tỷ lệ cược của cược xiên này.
slip-bonus-about-freebet = Chúng tôi trả tiền cược. Nếu thắng, bạn nhận tiền lãi, không gồm tiền cược.
slip-bonus-about-freebet_only_win = Chúng tôi trả tiền cược. Nếu thắng, bạn nhận tiền lãi, không gồm tiền cược.
slip-bonus-about-freebet_all_win = Chúng tôi trả tiền cược. Nếu thắng, bạn nhận cả tiền cược và tiền lãi.
slip-bonus-about-freebet_no_risk = Bạn trả tiền cược. Nếu thua, tiền cược được hoàn lại bằng cược miễn phí.
slip-bonus-about-hunting = Cược này được tính điểm cho cuộc săn điểm của bạn.
slip-bonus-about-tournament = Cược này được tính điểm cho giải đua điểm của bạn.
slip-bonus-about-lootbox = Cược này được tính điểm để nhận hộp quà.

## Bet slip: quick bet

slip-quick-bet-stake = Cược nhanh
slip-quick-bet-ready = Đang bật: chạm một lần vào tỷ lệ cược là đặt ngay { $amount }.
slip-quick-bet-not-approved = Hãy nhập tiền cược và bật cược nhanh; cho đến lúc đó, tỷ lệ cược được thêm vào phiếu.
slip-quick-bet-approve = Bật cược nhanh · { $amount }
slip-quick-bet-approve-empty = Nhập tiền cược
slip-quick-bet-placing = Đang đặt { $amount }: { $name }, tỷ lệ { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = Đã đặt cược nhanh
slip-quick-bet-checking = Đã nhận cược nhanh, đang kiểm tra
slip-quick-bet-review = Đã nhận cược nhanh, đang kiểm tra
slip-quick-bet-rejected = Cược nhanh không được chấp nhận
slip-quick-bet-error = Cược nhanh chưa được đặt
slip-quick-bet-text = { $event } · { $market }: { $name }, tỷ lệ { $odds } · { $amount }
slip-quick-bet-on = Cược nhanh đang bật · { $amount }
slip-quick-bet-off = Tắt
slip-quick-bet-idle = Cược nhanh đã tắt
slip-quick-bet-idle-text = Bạn không đặt cược nhanh nào trong { $minutes } phút. Bạn có thể bật lại trong phiếu.

## Bet slip: sharing

slip-share-converted = Tiền cược được chia sẻ đã quy đổi từ { $from } sang { $to }.
slip-code-loading = Đang mở cược được chia sẻ…
slip-code-not_found = Không tìm thấy cược. Hãy kiểm tra mã.
slip-code-nothing_left = Không còn lựa chọn nào của cược này nhận cược. Hãy thử cược khác.
slip-code-later = Không thể mở cược được chia sẻ. Hãy thử lại sau.
slip-code-close = Đóng
slip-code-ask = Cược được chia sẻ có { $count } lựa chọn, và phiếu của bạn không trống. Thêm vào hay thay phiếu của bạn?
slip-code-answer-add = Thêm vào phiếu
slip-code-answer-replace = Thay phiếu của tôi
slip-code-answer-cancel = Giữ nguyên

## Bet slip: settings

slip-settings = Cài đặt phiếu
slip-accept-mode = Nếu tỷ lệ đổi khi đang đặt
slip-accept-mode-none = Hỏi tôi mỗi khi thay đổi
slip-accept-mode-higher = Chấp nhận tỷ lệ cao hơn, hỏi khi thấp hơn
slip-accept-mode-any = Chấp nhận mọi thay đổi
slip-quick-own = Số tiền nhanh của bạn ({ $currency })
slip-quick-own-field = Số tiền nhanh { $number }
slip-quick-save = Lưu số tiền
slip-quick-saved = Đã lưu các số tiền.
slip-quick-invalid = Hãy nhập mỗi số tiền bằng chữ số và lớn hơn 0, hoặc để trống.
slip-settings-failed = Không lưu được cài đặt. Vui lòng thử lại.
slip-odds-format = Kiểu tỷ lệ cược
slip-odds-format-european = Thập phân
slip-odds-format-british = Phân số
slip-odds-format-american = Mỹ
slip-odds-format-hongkong = Hồng Kông
slip-odds-format-malaysian = Malaysia
slip-odds-format-indonesian = Indonesia
