block-links = Mga link
