block-links = Връзки
