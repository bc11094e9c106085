block-links = Посилання
