block-links = Linki
