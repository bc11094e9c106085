modal-close = Tutup
