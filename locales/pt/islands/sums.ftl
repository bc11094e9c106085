### Cálculo dos ganhos.

sum-stake = Valor
sum-stake-free = Valor da freebet
sum-lines = { $count ->
    [one] { $count } combinação de { $win }: valor da combinação
   *[other] { $count } combinações de { $win }: valor por combinação
}
sum-line = Combinação { $number }
sum-more-lines = { $count ->
    [one] Mais { $count } combinação
   *[other] Mais { $count } combinações, em conjunto
}
sum-half_win = Meio ganha: ({ $odds } + 1) ÷ 2
sum-refund = Anulada: valor devolvido, conta como 1
sum-half_lose = Meio perdida: conta como metade
sum-lose = Perdida: conta como 0
sum-custom-odds = Odd da aposta criada
sum-odds = Odd total exata
sum-mean = Odd média por combinação
sum-boost = Aumento
sum-product = Valor × odd
sum-stake-kept = O valor da freebet não é devolvido
sum-now = Às odds atuais
sum-cut = A nossa parte
sum-rounded = { $decimals ->
    [0] Arredondado uma vez a um valor inteiro
    [one] Arredondado uma vez a { $decimals } casa decimal
   *[other] Arredondado uma vez a { $decimals } casas decimais
}
sum-capped = Limitado ao pagamento máximo
sum-possible = Ganhos potenciais
sum-returned = Retorno
sum-winnings = Ganhos líquidos
sum-loss = Resultado líquido
sum-freebet-back = Valor devolvido em freebet
