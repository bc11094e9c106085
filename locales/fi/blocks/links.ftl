block-links = Linkit
