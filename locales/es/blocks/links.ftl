block-links = Enlaces
