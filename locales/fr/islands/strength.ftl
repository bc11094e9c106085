### How strong a new password is.

strength-advice = Au moins { $count } caractères. Quelques mots sans rapport sont faciles à retenir et difficiles à deviner.
strength-short = Utilisez au moins { $count } caractères.
strength-weak = Faible : facile à deviner. Allongez-le.
strength-fair = Moyen : quelques caractères de plus le rendent fort.
strength-strong = Fort
