### Palavras do cupom, da sessão e dos avisos que já vêm na página pronta.
### O que o navegador diz depois está em islands.ftl.

slip-title = Cupom de apostas
slip-tab-slip = Cupom
slip-tab-bets = Minhas apostas
slip-close = Fechar o cupom
slip-empty-title = Seu cupom está vazio
slip-empty-text = Toque em uma cotação para adicioná-la aqui.
slip-quick-bet = Aposta rápida
slip-code = Tem um código?
slip-code-open = Abrir

session-sign-in = Entrar

alerts-close = Fechar
alerts-offline = Você está sem conexão. As cotações desta página podem estar desatualizadas.
