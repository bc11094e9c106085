### Messages of the reminders to open an account and to pay in.

remind-sign-up = Bạn mới đến?
remind-sign-up-text = Với tài khoản, bạn có thể đặt cược, lưu mục yêu thích và theo dõi cược của mình.
remind-deposit = Số dư của bạn đang trống
remind-deposit-text = Nạp tiền để đặt cược tiếp theo. Chỉ chơi bằng số tiền mà bạn có thể mất.
remind-later = Để sau
