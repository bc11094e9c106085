block-links = Bağlantılar
