block-links = Linkek
