### How a payment ended: the alert after the platform's page has led back.

deposit-success = Đã nhận tiền nạp
deposit-success-text = Tiền đã vào số dư của bạn.
deposit-pending = Tiền nạp đang đến
deposit-pending-text = Số dư sẽ hiển thị ngay khi tiền đến. Bạn không cần thanh toán lại.
deposit-error = Nạp tiền không thành công
deposit-error-text = Số dư của bạn không được cộng thêm. Hãy thử lại hoặc thanh toán bằng cách khác.
deposit-failed = Nạp tiền nhanh không thành công
deposit-failed-text = Chúng tôi không biết thanh toán đã hoàn tất hay chưa. Hãy kiểm tra số dư trước khi thanh toán lại.
deposit-title = Nạp tiền
deposit-loading = Đang tải trang thanh toán…
deposit-new-tab = Mở trong tab mới
deposit-unavailable = Không thể hiển thị biểu mẫu thanh toán. Bạn có thể nạp tiền tại trang thanh toán.
deposit-to-page = Đến trang thanh toán
