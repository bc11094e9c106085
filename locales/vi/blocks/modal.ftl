modal-close = Đóng
