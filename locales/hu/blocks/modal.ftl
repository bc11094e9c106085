modal-close = Bezárás
