modal-close = Zavřít
