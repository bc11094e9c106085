modal-close = Жабу
