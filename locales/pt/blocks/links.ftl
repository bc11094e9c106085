block-links = Ligações
