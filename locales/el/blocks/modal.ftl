modal-close = Κλείσιμο
