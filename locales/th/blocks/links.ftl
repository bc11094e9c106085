block-links = ลิงก์
