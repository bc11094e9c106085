### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifique o seu número de telefone
phone-text = Enviaremos um código por SMS.
phone-country = Indicativo do país
phone-country-missing = Escolha o país do seu número.
phone-number = Número de telefone
phone-number-missing = Introduza o seu número de telefone.
phone-number-invalid = Isto não é um número de telefone. Verifique os algarismos e o país.
phone-send = Enviar código
phone-sending = Um momento…
phone-sent = Enviámos um código para { $number }.
phone-code = Código
phone-code-missing = Introduza o código do SMS.
phone-code-invalid = Um código tem { $count } algarismos.
phone-verify = Verificar
phone-again = Enviar outro código
phone-change = Usar outro número
phone-limit = De momento não é possível enviar mais códigos. Tente novamente dentro de 24 horas.
phone-is-verified = O { $number } está verificado.
phone-verified = O seu número de telefone está verificado
phone-failed = Não resultou. Tente novamente mais tarde.
