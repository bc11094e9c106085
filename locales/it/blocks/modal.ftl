modal-close = Chiudi
