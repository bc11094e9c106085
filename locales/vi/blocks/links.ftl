block-links = Liên kết
