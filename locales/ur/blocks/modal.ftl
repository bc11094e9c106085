modal-close = بند کریں
