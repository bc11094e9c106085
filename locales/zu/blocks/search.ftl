search-label = Sesha amaqembu, amaligi nezemidlalo
search-submit = Sesha
