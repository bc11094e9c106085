block-links = 링크
