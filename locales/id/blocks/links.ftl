block-links = Tautan
