### Palavras dos avisos que já vêm prontas nas páginas.

alerts-close = Fechar
alerts-offline = Você está sem conexão. As odds desta página podem estar desatualizadas.
