### Sesión y cuenta.

session-sign-in = Acceder
session-title = Iniciar sesión
session-to-place = Inicia sesión para realizar tu apuesta. Tus selecciones y tu importe se conservan.
session-expired = Tu sesión ha terminado. Vuelve a iniciar sesión.
session-email = Correo
session-password = Contraseña
session-show-password = Mostrar
session-hide-password = Ocultar
session-submit = Iniciar sesión
session-busy = Iniciando sesión…
session-close = Cerrar
session-forgot = ¿Has olvidado la contraseña?
session-join = Crear cuenta
session-resend = Reenviar el enlace
session-email-missing = Introduce tu correo electrónico.
session-email-invalid = Introduce un correo completo, como nombre@example.com.
session-password-missing = Introduce tu contraseña.
session-invalid = El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.
session-unanswered = No ha habido respuesta. Comprueba tu conexión e inténtalo de nuevo.
session-failed = No se ha podido iniciar sesión. Inténtalo más tarde.
session-account = Cuenta y saldo
session-signed-in-as = Sesión iniciada como
session-limits = Mis límites
session-sign-out = Cerrar sesión
session-signed-out = Has cerrado sesión
session-sign-out-failed = No se ha podido cerrar sesión. Inténtalo de nuevo.
