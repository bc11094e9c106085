### Messages of the price history, loaded when it is opened.

moves-close = Chiudi
moves-none = Questa quota non è cambiata dall’apertura della pagina.
moves-none-market = Nessuna di queste quote è cambiata dall’apertura della pagina.
moves-up = Quota salita
moves-down = Quota scesa
moves-suspended = Sospeso
moves-open = Di nuovo aperto
