modal-close = Fechar
