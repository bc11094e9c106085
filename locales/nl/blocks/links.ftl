block-links = Links
