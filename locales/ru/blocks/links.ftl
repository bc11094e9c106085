block-links = Ссылки
