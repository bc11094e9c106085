### Connexion et compte.

session-sign-in = Connexion
session-title = Connexion
session-to-place = Connectez-vous pour placer votre pari. Vos sélections et votre mise sont conservées.
session-expired = Votre session est terminée. Veuillez vous reconnecter.
session-email = E-mail
session-password = Mot de passe
session-show-password = Afficher
session-hide-password = Masquer
session-submit = Se connecter
session-busy = Connexion…
session-close = Fermer
session-forgot = Mot de passe oublié ?
session-join = Créer un compte
session-resend = Renvoyer le lien
session-email-missing = Saisissez votre adresse e-mail.
session-email-invalid = Saisissez une adresse e-mail complète, par exemple nom@example.com.
session-password-missing = Saisissez votre mot de passe.
session-invalid = L’e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.
session-unanswered = Pas de réponse. Vérifiez votre connexion, puis réessayez.
session-failed = La connexion a échoué. Veuillez réessayer plus tard.
session-account = Compte et solde
session-signed-in-as = Compte connecté :
session-limits = Mes limites
session-sign-out = Se déconnecter
session-signed-out = Déconnexion effectuée
session-sign-out-failed = La déconnexion a échoué. Veuillez réessayer.
