modal-close = ปิด
