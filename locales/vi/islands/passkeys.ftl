### Messages of the player's passkeys, in the profile.

passkeys-title = Khóa truy cập
passkeys-text = Đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình thay cho mật khẩu.
passkeys-none = Bạn chưa có khóa truy cập nào.
passkeys-one = Khóa truy cập
passkeys-added = Đã thêm: { $moment }
passkeys-used = Dùng lần cuối: { $moment }
passkeys-unused = Chưa dùng
passkeys-add = Thêm khóa truy cập
passkeys-password = Hãy nhập mật khẩu để thêm khóa truy cập.
passkeys-saved = Đã thêm khóa truy cập
passkeys-remove = Xóa
passkeys-sure = Xóa khóa truy cập này?
passkeys-sure-text = Bạn sẽ không thể đăng nhập bằng khóa này nữa. Hãy xóa nó khỏi thiết bị của bạn.
passkeys-removed = Đã xóa khóa truy cập
passkeys-cancel = Hủy
passkeys-known = Thiết bị này đã có khóa truy cập cho tài khoản của bạn.
passkeys-unfit = Thiết bị hoặc trình duyệt này không tạo được khóa truy cập.
