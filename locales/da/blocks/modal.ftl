modal-close = Luk
