block-links = Skakels
