modal-close = Sulje
