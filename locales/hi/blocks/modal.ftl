modal-close = बंद करें
