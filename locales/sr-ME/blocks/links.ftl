block-links = Linkovi
