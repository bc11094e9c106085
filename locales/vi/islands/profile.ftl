### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Đăng nhập để xem hạng, điểm và số dư của bạn.
profile-sign-in = Đăng nhập
profile-name = Tên
profile-email = Email
profile-password = Chọn mật khẩu mới
profile-phone = Số điện thoại
profile-phone-verified = Đã xác minh
profile-phone-verify = Xác minh số của bạn
profile-level = Hạng
profile-points = Điểm
profile-next = Điểm còn thiếu để lên { $level }: { $count }
profile-top = Bạn đã đạt hạng cao nhất.
profile-balances = Số dư
profile-documents = Hãy chuẩn bị sẵn giấy tờ tùy thân và giấy tờ chứng minh địa chỉ: bạn có thể được yêu cầu cung cấp trước lần rút tiền đầu tiên.
profile-failed = Không tải được hồ sơ của bạn.
profile-retry = Thử lại
