### Messages of the price history, loaded when it is opened.

moves-close = Stäng
moves-none = Det här oddset har inte ändrats sedan sidan öppnades.
moves-none-market = Inget av de här oddsen har ändrats sedan sidan öppnades.
moves-up = Oddset gick upp
moves-down = Oddset gick ner
moves-suspended = Stängt tillfälligt
moves-open = Öppet igen
