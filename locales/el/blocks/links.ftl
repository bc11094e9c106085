block-links = Σύνδεσμοι
