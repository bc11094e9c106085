modal-close = 关闭
