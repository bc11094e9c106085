### Messages of the player's passkeys, in the profile.

passkeys-title = Lösennycklar
passkeys-text = Logga in med fingeravtryck, ansikte eller skärmlås i stället för ett lösenord.
passkeys-none = Du har inga lösennycklar än.
passkeys-one = Lösennyckel
passkeys-added = Tillagd: { $moment }
passkeys-used = Senast använd: { $moment }
passkeys-unused = Inte använd än
passkeys-add = Lägg till en lösennyckel
passkeys-password = Ange ditt lösenord för att lägga till en lösennyckel.
passkeys-saved = Lösennyckeln har lagts till
passkeys-remove = Ta bort
passkeys-sure = Vill du ta bort den här lösennyckeln?
passkeys-sure-text = Du kan då inte längre logga in med den. Radera den på din enhet också.
passkeys-removed = Lösennyckeln har tagits bort
passkeys-cancel = Avbryt
passkeys-known = Den här enheten har redan en lösennyckel till ditt konto.
passkeys-unfit = Den här enheten eller webbläsaren kan inte skapa en lösennyckel.
