### Messages of the price history, loaded when it is opened.

moves-close = Zavrieť
moves-none = Od otvorenia stránky sa nezmenil žiadny kurz
moves-up = Kurz stúpol
moves-down = Kurz klesol
moves-suspended = Pozastavené
moves-open = Znova otvorené
