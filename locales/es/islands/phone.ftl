### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifica tu número de teléfono
phone-text = Te enviaremos un código por SMS.
phone-country = Prefijo del país
phone-country-missing = Elige el país de tu número.
phone-number = Número de teléfono
phone-number-missing = Introduce tu número de teléfono.
phone-number-invalid = No es un número de teléfono. Revisa las cifras y el país.
phone-send = Enviar código
phone-sending = Un momento…
phone-sent = Hemos enviado un código al { $number }.
phone-code = Código
phone-code-missing = Introduce el código del SMS.
phone-code-invalid = Un código tiene { $count } cifras.
phone-verify = Verificar
phone-again = Enviar otro código
phone-change = Usar otro número
phone-limit = Por ahora no se pueden enviar más códigos. Inténtalo en 24 horas.
phone-is-verified = El { $number } está verificado.
phone-verified = Tu número de teléfono está verificado
phone-failed = No ha funcionado. Inténtalo más tarde.
