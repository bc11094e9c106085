### Messages of the price history, loaded when it is opened.

moves-close = Stäng
moves-none = Inga odds har ändrats sedan sidan öppnades
moves-up = Oddset gick upp
moves-down = Oddset gick ner
moves-suspended = Pausat
moves-open = Öppet igen
