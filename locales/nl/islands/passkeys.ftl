### Messages of the player's passkeys, in the profile.

passkeys-title = Toegangssleutels
passkeys-text = Log in met je vingerafdruk, je gezicht of je schermvergrendeling in plaats van een wachtwoord.
passkeys-none = Je hebt nog geen toegangssleutels.
passkeys-one = Toegangssleutel
passkeys-added = Toegevoegd: { $moment }
passkeys-used = Laatst gebruikt: { $moment }
passkeys-unused = Nog niet gebruikt
passkeys-add = Toegangssleutel toevoegen
passkeys-password = Vul je wachtwoord in om een toegangssleutel toe te voegen.
passkeys-saved = Toegangssleutel toegevoegd
passkeys-remove = Verwijderen
passkeys-sure = Deze toegangssleutel verwijderen?
passkeys-sure-text = Je kunt er dan niet meer mee inloggen. Verwijder hem ook van je apparaat.
passkeys-removed = Toegangssleutel verwijderd
passkeys-cancel = Annuleren
passkeys-known = Dit apparaat heeft al een toegangssleutel voor je account.
passkeys-unfit = Dit apparaat of deze browser kan geen toegangssleutel maken.
