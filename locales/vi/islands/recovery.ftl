### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Hãy nhập email của tài khoản. Chúng tôi sẽ gửi liên kết để bạn chọn mật khẩu mới.
recovery-own = Chúng tôi sẽ gửi liên kết tới { $email }.
recovery-send = Gửi liên kết
recovery-sending = Xin chờ một lát…
recovery-sent = Nếu có tài khoản với { $email }, liên kết đang được gửi. Hãy xem cả thư mục thư rác.
recovery-again = Gửi lại
recovery-retry = Thử lại
recovery-failed = Không thực hiện được. Vui lòng thử lại sau.
recovery-edit = Chọn mật khẩu mới
recovery-password = Mật khẩu mới
recovery-save = Lưu mật khẩu
recovery-saved = Mật khẩu mới đã được lưu và bạn đã đăng nhập
recovery-no-link = Liên kết này không đầy đủ, đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới.
recovery-used = Nếu đã dùng liên kết này, bạn có thể đăng nhập ngay.
recovery-open-again = Hãy mở lại liên kết trong email. Nếu liên kết không hoạt động, hãy yêu cầu liên kết mới.
recovery-new-link = Yêu cầu liên kết mới
recovery-confirm = Xác nhận email
recovery-confirm-text = Hãy nhập địa chỉ email. Chúng tôi sẽ gửi lại liên kết xác nhận.
recovery-confirmed = Email của bạn đã được xác nhận. Bây giờ bạn có thể đăng nhập.
recovery-unlock = Mở khóa tài khoản
recovery-unlock-text = Sau nhiều lần nhập sai mật khẩu, tài khoản bị khóa trong một thời gian. Hãy nhập địa chỉ email, chúng tôi sẽ gửi liên kết để mở khóa ngay.
recovery-unlocked = Tài khoản của bạn đã được mở khóa. Bạn có thể đăng nhập lại.
