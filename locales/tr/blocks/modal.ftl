modal-close = Kapat
