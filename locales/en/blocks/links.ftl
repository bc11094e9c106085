# Name of a list of links without a heading, for screen readers.
block-links = Links
