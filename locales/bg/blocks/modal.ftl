modal-close = Затвори
