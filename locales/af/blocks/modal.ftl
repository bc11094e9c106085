modal-close = Maak toe
