### Cálculo de una ganancia.

sum-stake = Importe
sum-stake-free = Importe de la apuesta gratis
sum-lines = { $count ->
    [one] { $count } columna de { $win }: importe de la columna
   *[other] { $count } columnas de { $win }: importe por columna
}
sum-line = Columna { $number }
sum-more-lines = { $count ->
    [one] { $count } columna más
   *[other] { $count } columnas más, en conjunto
}
sum-half_win = Medio ganada: ({ $odds } + 1) ÷ 2
sum-refund = Anulada: importe devuelto, cuenta como 1
sum-half_lose = Medio perdida: cuenta como la mitad
sum-lose = Perdida: cuenta como 0
sum-custom-odds = Cuota de la apuesta creada
sum-odds = Cuota total exacta
sum-mean = Cuota media por columna
sum-boost = Mejora
sum-product = Importe × cuota
sum-stake-kept = El importe de la apuesta gratis no se devuelve
sum-now = A las cuotas actuales
sum-cut = Nuestra parte
sum-rounded = { $decimals ->
    [0] Redondeado una vez a un importe entero
    [one] Redondeado una vez a { $decimals } decimal
   *[other] Redondeado una vez a { $decimals } decimales
}
sum-capped = Limitado al pago máximo
sum-possible = Ganancia potencial
sum-returned = Retorno
sum-winnings = Ganancia neta
sum-loss = Resultado neto
sum-freebet-back = Importe devuelto en apuesta gratis
