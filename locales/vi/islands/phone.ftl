### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Xác minh số điện thoại
phone-text = Chúng tôi sẽ gửi mã cho bạn qua tin nhắn SMS.
phone-country = Mã quốc gia
phone-country-missing = Hãy chọn quốc gia của số điện thoại.
phone-number = Số điện thoại
phone-number-missing = Hãy nhập số điện thoại.
phone-number-invalid = Đây không phải số điện thoại. Hãy kiểm tra các chữ số và quốc gia.
phone-send = Gửi mã
phone-sending = Xin chờ một lát…
phone-sent = Chúng tôi đã gửi mã tới { $number }.
phone-code = Mã
phone-code-missing = Hãy nhập mã trong tin nhắn SMS.
phone-code-invalid = Mã gồm { $count } chữ số.
phone-verify = Xác minh
phone-again = Gửi mã khác
phone-change = Dùng số khác
phone-limit = Hiện không thể gửi thêm mã. Hãy thử lại sau 24 giờ.
phone-is-verified = { $number } đã được xác minh.
phone-verified = Số điện thoại của bạn đã được xác minh
phone-failed = Không thực hiện được. Vui lòng thử lại sau.
