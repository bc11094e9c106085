modal-close = סגירה
