modal-close = Închide
