### Messages of the player's passkeys, in the profile.

passkeys-title = Llaves de acceso
passkeys-text = Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña.
passkeys-none = Todavía no tienes llaves de acceso.
passkeys-one = Llave de acceso
passkeys-added = Añadida: { $moment }
passkeys-used = Último uso: { $moment }
passkeys-unused = Sin usar todavía
passkeys-add = Añadir una llave de acceso
passkeys-password = Introduce tu contraseña para añadir una llave de acceso.
passkeys-saved = Llave de acceso añadida
passkeys-remove = Quitar
passkeys-sure = ¿Quitar esta llave de acceso?
passkeys-sure-text = Ya no podrás iniciar sesión con ella. Bórrala también de tu dispositivo.
passkeys-removed = Llave de acceso quitada
passkeys-cancel = Cancelar
passkeys-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
passkeys-unfit = Este dispositivo o navegador no puede crear una llave de acceso.
