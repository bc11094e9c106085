modal-close = بستن
