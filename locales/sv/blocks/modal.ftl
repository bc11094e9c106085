modal-close = Stäng
