block-links = Linkuri
