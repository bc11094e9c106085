block-links = Link
