### The calculation of a payout. Loaded when it is opened.

sum-stake = Tiền cược
sum-stake-free = Tiền cược miễn phí
sum-lines = { $count } tổ hợp { $win } lựa chọn: tiền cược mỗi tổ hợp
sum-line = Tổ hợp { $number }
sum-more-lines = { $count } tổ hợp còn lại, tính chung
sum-half_win = Thắng nửa: ({ $odds } + 1) ÷ 2
sum-refund = Vô hiệu: hoàn tiền cược, tính là 1
sum-half_lose = Thua nửa: tính một nửa
sum-lose = Thua: tính là 0
sum-custom-odds = Tỷ lệ cược tự tạo
sum-odds = Tổng tỷ lệ cược, chính xác
sum-mean = Tỷ lệ cược trung bình mỗi tổ hợp
sum-boost = Mức tăng cường
sum-product = Tiền cược × tỷ lệ cược
sum-stake-kept = Tiền cược miễn phí không được trả lại
sum-now = Theo tỷ lệ cược hiện tại
sum-cut = Phần của chúng tôi
sum-rounded = { $decimals ->
    [0] Làm tròn một lần đến số nguyên
   *[other] Làm tròn một lần đến { $decimals } chữ số thập phân
}
sum-capped = Giới hạn ở mức trả tối đa
sum-possible = Tiền nhận dự kiến
sum-returned = Tiền nhận
sum-winnings = Tiền lãi
sum-loss = Kết quả ròng
sum-freebet-back = Hoàn tiền cược bằng cược miễn phí
