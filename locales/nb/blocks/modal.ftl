modal-close = Lukk
