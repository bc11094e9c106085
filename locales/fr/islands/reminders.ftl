### Messages of the reminders to open an account and to pay in.

remind-sign-up = Première visite ?
remind-sign-up-text = Avec un compte, vous pouvez parier, garder vos favoris et suivre vos paris.
remind-deposit = Votre solde est à zéro
remind-deposit-text = Faites un dépôt pour placer votre prochain pari. Ne jouez qu’avec de l’argent dont vous pouvez vous passer.
remind-later = Pas maintenant
