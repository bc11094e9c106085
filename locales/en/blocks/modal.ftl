modal-close = Close
