modal-close = Закрыть
