### Messages of the form that opens an account.

join-first-name = Tên
join-last-name = Họ
join-country = Quốc gia cư trú
join-currency = Tiền tệ
join-terms = Tôi từ 18 tuổi trở lên và chấp nhận { $rules }.
join-rules = quy định
join-missing = Hãy điền ô này.
join-terms-missing = Để mở tài khoản, hãy xác nhận tuổi và chấp nhận quy định.
join-sent = Còn một bước: chúng tôi đã gửi liên kết tới { $email }. Hãy mở để xác nhận địa chỉ, rồi đăng nhập.
join-welcome = Chào mừng bạn! Tài khoản đã mở và bạn đã đăng nhập
join-closed = Hiện không thể mở tài khoản mới.
join-blocked = Không thể mở tài khoản từ quốc gia của bạn.
join-sign-in = Tôi đã có tài khoản
join-complete = Cần thêm vài thông tin
join-complete-text = Chúng tôi chỉ cần một lần, trước khi bạn nạp tiền.
join-date-of-birth = Ngày sinh
join-date-of-birth-invalid = Hãy nhập đầy đủ một ngày trong quá khứ.
join-address = Số nhà và đường
join-city = Thành phố
join-postal-code = Mã bưu chính
join-save = Lưu và tiếp tục
join-saved = Thông tin của bạn đã được lưu
join-terms-changed = Quy định của chúng tôi đã thay đổi
join-terms-read = Để tiếp tục, hãy đọc và chấp nhận { $rules }.
join-terms-accept = Tôi chấp nhận
