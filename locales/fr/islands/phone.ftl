### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Vérifier votre numéro de téléphone
phone-text = Nous vous enverrons un code par SMS.
phone-country = Indicatif du pays
phone-country-missing = Choisissez le pays de votre numéro.
phone-number = Numéro de téléphone
phone-number-missing = Saisissez votre numéro de téléphone.
phone-number-invalid = Ce n’est pas un numéro de téléphone. Vérifiez les chiffres et le pays.
phone-send = Envoyer le code
phone-sending = Un instant…
phone-sent = Nous avons envoyé un code au { $number }.
phone-code = Code
phone-code-missing = Saisissez le code reçu par SMS.
phone-code-invalid = Un code comporte { $count } chiffres.
phone-verify = Vérifier
phone-again = Envoyer un autre code
phone-change = Utiliser un autre numéro
phone-limit = Plus aucun code ne peut être envoyé pour l’instant. Réessayez dans 24 heures.
phone-is-verified = Le { $number } est vérifié.
phone-verified = Votre numéro de téléphone est vérifié
phone-failed = Cela n’a pas fonctionné. Veuillez réessayer plus tard.
