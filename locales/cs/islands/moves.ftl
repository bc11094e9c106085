### Messages of the price history, loaded when it is opened.

moves-close = Zavřít
moves-none = Od otevření stránky se žádný kurz nezměnil
moves-up = Kurz vzrostl
moves-down = Kurz klesl
moves-suspended = Pozastaveno
moves-open = Znovu otevřeno
