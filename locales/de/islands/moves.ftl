### Messages of the price history, loaded when it is opened.

moves-close = Schließen
moves-none = Seit dem Öffnen der Seite hat sich diese Quote nicht bewegt.
moves-none-market = Seit dem Öffnen der Seite hat sich keine dieser Quoten bewegt.
moves-up = Quote gestiegen
moves-down = Quote gefallen
moves-suspended = Gesperrt
moves-open = Wieder offen
