modal-close = إغلاق
