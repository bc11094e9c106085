### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Introduce el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.
recovery-own = Enviaremos un enlace a { $email }.
recovery-send = Enviar enlace
recovery-sending = Un momento…
recovery-sent = Si hay una cuenta con { $email }, el enlace está en camino. Mira también en el correo no deseado.
recovery-again = Enviar de nuevo
recovery-retry = Reintentar
recovery-failed = No ha funcionado. Inténtalo más tarde.
recovery-edit = Elige una contraseña nueva
recovery-password = Contraseña nueva
recovery-save = Guardar contraseña
recovery-saved = Tu contraseña nueva está guardada y has iniciado sesión
recovery-no-link = Este enlace está incompleto, ya se ha usado o ha caducado. Pide uno nuevo.
recovery-used = Si ya lo usaste, puedes iniciar sesión sin más.
recovery-open-again = Abre otra vez el enlace del correo. Si no funciona, pide uno nuevo.
recovery-new-link = Pedir un enlace nuevo
recovery-confirm = Confirma tu correo
recovery-confirm-text = Introduce tu correo. Te enviaremos otra vez el enlace para confirmarlo.
recovery-confirmed = Tu correo está confirmado. Ya puedes iniciar sesión.
recovery-unlock = Desbloquea tu cuenta
recovery-unlock-text = Después de varias contraseñas incorrectas, una cuenta se bloquea durante un tiempo. Introduce tu correo y te enviaremos un enlace para desbloquearla ya.
recovery-unlocked = Tu cuenta está desbloqueada. Ya puedes volver a iniciar sesión.
