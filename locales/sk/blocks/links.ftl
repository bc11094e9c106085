block-links = Odkazy
