### Palavras dos avisos que já vêm prontas nas páginas.

alerts-close = Fechar
alerts-offline = Você está sem conexão. As odds desta página podem estar desatualizadas.
alerts-offline-title = Sem conexão
alerts-offline-text = Seu cupom está salvo. As odds voltam a ser atualizadas quando a conexão voltar.
alerts-live-off = As odds pararam de atualizar. Recarregue a página.
