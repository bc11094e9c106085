### Palavras dos avisos que já vêm prontas nas páginas.

alerts-close = Fechar
alerts-offline = Você está sem conexão. As cotações desta página podem estar desatualizadas.
