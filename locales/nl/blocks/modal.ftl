modal-close = Sluiten
