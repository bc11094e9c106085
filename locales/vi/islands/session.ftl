### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Đăng nhập
session-title = Đăng nhập
session-to-place = Đăng nhập để đặt cược. Các lựa chọn và tiền cược của bạn được giữ lại.
session-expired = Phiên của bạn đã kết thúc. Vui lòng đăng nhập lại.
session-email = Email
session-password = Mật khẩu
session-show-password = Hiện
session-hide-password = Ẩn
session-submit = Đăng nhập
session-busy = Đang đăng nhập…
session-close = Đóng
session-forgot = Quên mật khẩu?
session-join = Tạo tài khoản
session-resend = Gửi lại liên kết
session-email-missing = Hãy nhập địa chỉ email.
session-email-invalid = Hãy nhập địa chỉ email đầy đủ, ví dụ ten@example.com.
session-password-missing = Hãy nhập mật khẩu.
session-invalid = Email hoặc mật khẩu không đúng. Hãy kiểm tra rồi thử lại.
session-unanswered = Không có phản hồi. Hãy kiểm tra kết nối rồi thử lại.
session-failed = Không thể đăng nhập. Vui lòng thử lại sau.
session-account = Tài khoản và số dư
session-signed-in-as = Tài khoản đăng nhập
session-limits = Hạn mức của tôi
session-sign-out = Đăng xuất
session-signed-out = Bạn đã đăng xuất
session-sign-out-failed = Không thể đăng xuất. Vui lòng thử lại.
