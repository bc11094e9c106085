### Avisos nas páginas.

alerts-close = Fechar
alerts-offline = Está sem ligação. As odds desta página podem estar desatualizadas.
alerts-offline-title = Sem ligação
alerts-offline-text = O seu boletim está guardado. As odds voltam a ser atualizadas quando a ligação voltar.
alerts-live-off = As odds deixaram de ser atualizadas. Recarregue a página.
