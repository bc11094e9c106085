modal-close = Cerrar
