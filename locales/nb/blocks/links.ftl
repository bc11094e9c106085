block-links = Lenker
