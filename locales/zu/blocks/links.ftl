block-links = Izilinki
