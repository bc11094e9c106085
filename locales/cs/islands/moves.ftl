### Messages of the price history, loaded when it is opened.

moves-close = Zavřít
moves-none = Od otevření stránky se tento kurz nezměnil.
moves-none-market = Od otevření stránky se žádný z těchto kurzů nezměnil.
moves-up = Kurz vzrostl
moves-down = Kurz klesl
moves-suspended = Pozastaveno
moves-open = Znovu otevřeno
