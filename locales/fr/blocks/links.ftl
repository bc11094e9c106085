block-links = Liens
