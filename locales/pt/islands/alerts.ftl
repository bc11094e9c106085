### Avisos nas páginas.

alerts-close = Fechar
alerts-offline = Está sem ligação. As odds desta página podem estar desatualizadas.
