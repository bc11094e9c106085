modal-close = Zatvori
