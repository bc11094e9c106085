### How a payment ended: the alert after the platform's page has led back.

deposit-success = Đã nhận tiền nạp
deposit-success-text = Tiền đã vào số dư của bạn.
deposit-pending = Tiền nạp đang đến
deposit-pending-text = Số dư sẽ hiển thị ngay khi tiền đến. Bạn không cần thanh toán lại.
deposit-error = Nạp tiền không thành công
deposit-error-text = Số dư của bạn không được cộng thêm. Hãy thử lại hoặc thanh toán bằng cách khác.
deposit-failed = Chưa xác nhận được tiền nạp
deposit-failed-text = Chúng tôi không biết thanh toán đã hoàn tất hay chưa. Hãy kiểm tra số dư trước khi thanh toán lại.
deposit-title = Nạp tiền
deposit-loading = Đang tải trang thanh toán…
deposit-new-tab = Mở trong tab mới
deposit-unavailable = Không thể hiển thị biểu mẫu thanh toán. Bạn có thể nạp tiền tại trang thanh toán.
deposit-to-page = Đến trang thanh toán
deposit-notice-method_unavailable = Cách thanh toán này hiện không dùng được
deposit-notice-method_unavailable-text = Hãy thanh toán bằng cách khác hoặc thử lại sau.
deposit-notice-three_ds_needed = Ngân hàng muốn xác minh rằng đó là bạn
deposit-notice-three_ds_needed-text = Hãy xác nhận thanh toán trong ứng dụng hoặc trên trang của ngân hàng.
deposit-notice-processing_delayed = Thanh toán mất nhiều thời gian hơn bình thường
deposit-notice-processing_delayed-text = Số dư sẽ hiển thị ngay khi tiền đến. Bạn không cần thanh toán lại.
deposit-notice-card_saved = Đã lưu thẻ
deposit-notice-card_saved-text = Bạn có thể chọn thẻ này cho lần nạp tiền tiếp theo.
deposit-notice-success = Thanh toán đã tiến thêm một bước
deposit-notice-warning = Có lưu ý về thanh toán của bạn
deposit-notice-danger = Thanh toán của bạn có vấn đề
deposit-notice-text = Hãy xem biểu mẫu thanh toán ghi gì trước khi tiếp tục.
