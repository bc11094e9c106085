block-links = लिंक
