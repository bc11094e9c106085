block-links = Länkar
