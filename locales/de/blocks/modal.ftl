modal-close = Schließen
