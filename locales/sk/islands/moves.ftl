### Messages of the price history, loaded when it is opened.

moves-close = Zavrieť
moves-none = Od otvorenia stránky sa tento kurz nezmenil.
moves-none-market = Od otvorenia stránky sa žiadny z týchto kurzov nezmenil.
moves-up = Kurz stúpol
moves-down = Kurz klesol
moves-suspended = Pozastavené
moves-open = Znova otvorené
