block-links = 链接
