modal-close = Vala
