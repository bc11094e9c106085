### Messages of the player's passkeys, in the profile.

passkeys-title = Passkeys
passkeys-text = Melde dich mit deinem Fingerabdruck, deinem Gesicht oder deiner Displaysperre statt mit einem Passwort an.
passkeys-none = Du hast noch keine Passkeys.
passkeys-one = Passkey
passkeys-added = Hinzugefügt: { $moment }
passkeys-used = Zuletzt benutzt: { $moment }
passkeys-unused = Noch nicht benutzt
passkeys-add = Passkey hinzufügen
passkeys-password = Gib dein Passwort ein, um einen Passkey hinzuzufügen.
passkeys-saved = Passkey hinzugefügt
passkeys-remove = Entfernen
passkeys-sure = Diesen Passkey entfernen?
passkeys-sure-text = Du kannst dich dann nicht mehr mit ihm anmelden. Lösche ihn auch auf deinem Gerät.
passkeys-removed = Passkey entfernt
passkeys-cancel = Abbrechen
passkeys-known = Auf diesem Gerät gibt es schon einen Passkey für dein Konto.
passkeys-unfit = Dieses Gerät oder dieser Browser kann keinen Passkey erstellen.
