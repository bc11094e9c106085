### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifique seu número de telefone
phone-text = Vamos enviar um código por SMS.
phone-country = Código do país
phone-country-missing = Escolha o país do seu número.
phone-number = Número de telefone
phone-number-missing = Informe seu número de telefone.
phone-number-invalid = Este não é um número de telefone. Confira os dígitos e o país.
phone-send = Enviar código
phone-sending = Um momento…
phone-sent = Enviamos um código para { $number }.
phone-code = Código
phone-code-missing = Informe o código do SMS.
phone-code-invalid = Um código tem { $count } dígitos.
phone-verify = Verificar
phone-again = Enviar outro código
phone-change = Usar outro número
phone-limit = Não é possível enviar mais códigos por enquanto. Tente de novo em 24 horas.
phone-is-verified = { $number } está verificado.
phone-verified = Seu número de telefone está verificado
phone-failed = Não deu certo. Tente de novo mais tarde.
