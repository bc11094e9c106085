### Messages of the form that opens an account.

join-first-name = Nombre
join-last-name = Apellidos
join-country = País de residencia
join-currency = Moneda
join-terms = Tengo 18 años o más y acepto las { $rules }.
join-rules = reglas
join-missing = Rellena este campo.
join-terms-missing = Para abrir una cuenta, confirma tu edad y acepta las reglas.
join-sent = Un paso más: hemos enviado un enlace a { $email }. Ábrelo para confirmar tu correo y después inicia sesión.
join-welcome = ¡Te damos la bienvenida! Tu cuenta está abierta y has iniciado sesión
join-closed = Ahora mismo no se pueden abrir cuentas nuevas.
join-blocked = No se pueden abrir cuentas desde tu país.
join-sign-in = Ya tengo una cuenta
join-complete = Antes, unos datos
join-complete-text = Los necesitamos una sola vez, antes de que puedas depositar.
join-date-of-birth = Fecha de nacimiento
join-date-of-birth-invalid = Introduce una fecha completa y pasada.
join-address = Calle y número
join-city = Localidad
join-postal-code = Código postal
join-save = Guardar y continuar
join-saved = Tus datos están guardados
join-terms-changed = Nuestras reglas han cambiado
join-terms-read = Para continuar, lee y acepta las { $rules }.
join-terms-accept = Acepto
