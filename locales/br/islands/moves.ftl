### Messages of the price history, loaded when it is opened.

moves-close = Fechar
moves-none = Esta odd não mudou desde que a página foi aberta.
moves-none-market = Nenhuma destas odds mudou desde que a página foi aberta.
moves-up = A odd subiu
moves-down = A odd caiu
moves-suspended = Suspenso
moves-open = Reaberto
