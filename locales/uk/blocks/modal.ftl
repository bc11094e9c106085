modal-close = Закрити
