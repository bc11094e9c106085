modal-close = Fermer
