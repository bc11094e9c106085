modal-close = Zamknij
