modal-close = Isara
