### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Inicia sesión para ver tu nivel, tus puntos y tus saldos.
profile-sign-in = Acceder
profile-name = Nombre
profile-email = Correo
profile-password = Elige una contraseña nueva
profile-phone = Número de teléfono
profile-phone-verified = Verificado
profile-phone-verify = Verifica tu número
profile-level = Nivel
profile-points = Puntos
profile-next = Puntos hasta { $level }: { $count }
profile-top = Has alcanzado el nivel más alto.
profile-balances = Saldos
profile-documents = Ten a mano un documento de identidad y un justificante de domicilio: te los pueden pedir antes de tu primera retirada.
profile-failed = No se ha podido cargar tu perfil.
profile-retry = Reintentar
