block-links = Сілтемелер
