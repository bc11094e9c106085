modal-close = Zavrieť
