### Como um retorno é calculado. Carregado quando uma conta é aberta.

sum-stake = Valor
sum-stake-free = Valor da aposta grátis
sum-lines = { $count ->
    [one] { $count } linha de { $win }: valor nela
   *[other] { $count } linhas de { $win }: valor em cada uma
}
sum-line = Linha { $number }
sum-more-lines = { $count ->
    [one] Mais { $count } linha
   *[other] Mais { $count } linhas, juntas
}
sum-half_win = Meio ganha: ({ $odds } + 1) ÷ 2
sum-refund = Anulada: valor devolvido, conta como 1
sum-half_lose = Meio perdida: conta como metade
sum-lose = Perdida: conta como 0
sum-custom-odds = Odd da aposta criada
sum-odds = Odd total, exata
sum-mean = Odd média por linha
sum-boost = Bônus de múltipla
sum-product = Valor × odd
sum-stake-kept = O valor da aposta grátis não é devolvido
sum-now = Às odds atuais
sum-cut = Nossa parte
sum-rounded = { $decimals ->
    [0] Arredondado uma vez para um valor inteiro
    [one] Arredondado uma vez para { $decimals } casa decimal
   *[other] Arredondado uma vez para { $decimals } casas decimais
}
sum-capped = Limitado ao pagamento máximo
sum-possible = Retorno possível
sum-returned = Retorno
sum-winnings = Lucro
sum-loss = Resultado líquido
sum-freebet-back = Valor de volta em aposta grátis
