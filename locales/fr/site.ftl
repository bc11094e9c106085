### Textes des pages.

## Sur toutes les pages

skip-to-content = Aller au contenu
skip-to-slip = Aller au panier
nav-main = Menu principal
nav-sports = Sports
nav-live = En direct
nav-all-sports = Tous les sports
nav-leagues = Sports et compétitions
nav-top-leagues = Top compétitions
nav-cybersport = E-sport
nav-language = Langue
nav-breadcrumbs = Vous êtes ici
nav-menu = Menu
menu-close = Fermer le menu
languages-close = Fermer la liste des langues
nav-help = Aide
tab-slip = Panier
tab-bets = Mes paris
nav-tabs = Raccourcis
theme-dark = Thème sombre
odds-format = Format des cotes
odds-format-european = Décimal
odds-format-british = Fractionnaire
odds-format-american = Américain
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malais
odds-format-indonesian = Indonésien
foot-payments = Moyens de paiement
foot-registration = Immatriculation n°
foot-licensed-by = Licence délivrée par
foot-licence = licence n°
foot-prices = Les cotes et les horaires datent de la dernière mise à jour de cette page, jusqu’au chargement de plus récents. Fuseau horaire : { $zone }.

## Fil d’Ariane et jours

crumb-about = À propos
crumb-bets-history = Mes paris
crumb-cybersport = E-sport
crumb-favorites = Favoris
crumb-general-rules = Règlement général
crumb-home = Accueil
crumb-init-sportsbook = Paris sportifs
crumb-limits = Mes limites
crumb-live = En direct
crumb-search = Recherche
crumb-schedule = Calendrier
crumb-results = Résultats
crumb-lotteries = Loteries
crumb-promotions = Promotions
crumb-racing = Hippisme
crumb-sign-in = Connexion
crumb-sign-up = Créer un compte
crumb-password-new = Mot de passe oublié ?
crumb-password-edit = Choisir un nouveau mot de passe
crumb-confirmation = Confirmer votre e-mail
crumb-unlock = Débloquer votre compte
crumb-sports = Sports
day-today = Aujourd’hui
day-tomorrow = Demain
day-yesterday = Hier
next-hours = Dans les 3 heures
live-now = En direct maintenant
list-tools = Filtrer la liste
list-market = Marché affiché dans la liste
list-compact = Compact
list-video = Avec vidéo

## Titres et descriptions pour les moteurs de recherche

home-title = Cotes de paris sportifs : matchs en direct et à venir
home-description = Les cotes actuelles des matchs en direct et à venir sur { $site } : football, rugby, tennis, basketball, cricket et bien d’autres sports.
home-heading = En direct et à venir
search-title = Recherche
search-description = Tous les sports et toutes les compétitions, et une recherche de matchs, de compétitions et de marchés dans toutes les langues.
live-title = Paris en direct : cotes des matchs en cours
live-description = Tous les matchs en cours, par sport et par compétition, avec leur score, leur chrono et leurs cotes actuelles.
live-heading = En direct
sport-title = { $sport } : cotes et paris sportifs
sport-description = { $sport } : { $count ->
    [one] { $count } match ouvert
   *[other] { $count } matchs ouverts
} aux paris, en direct et à venir, avec les cotes de chaque compétition.
sport-all-leagues = Toutes les compétitions
category-title = { $sport }, { $category } : cotes et paris sportifs
category-description = { $sport }, { $category } : les cotes de { $count ->
    [one] { $count } match ouvert
   *[other] { $count } matchs ouverts
} aux paris, compétition par compétition.
league-title = { $league } : cotes et paris, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }) : { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} avec les cotes du résultat et de nombreux autres marchés.
match-title = { $home } – { $away } : cotes { $sport }, { $start }
match-title-short = { $home } – { $away } : { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start } : cotes du résultat, des totaux, des handicaps et de tous les autres marchés.

## Paris long terme

outrights = Long terme
outright-until = Clôture des paris : { $day }
outright-title = { $name } : cotes du vainqueur, { $sport }
outright-description = { $name } ({ $sport }) : cotes du vainqueur et tous les autres paris long terme sur la compétition { $league }.
outright-close = Clôture des paris :
outright-ends = Fin de la compétition :
outright-entrants = Participants
outright-matches = Matchs : { $league }

## Calendars and feeds

calendar-add = Ajouter au calendrier
calendar-all = Tous les matchs
feed-fixtures = Matchs à venir

## Calendrier et résultats

days-nav = Jours
days-cut = Voici les premiers matchs de chaque sport. Choisissez un sport ci-dessus pour les voir tous.
parts-nav = Pages
parts-previous = Précédent
parts-next = Suivant
parts-number = page { $number }
schedule-title = Calendrier des paris du { $day }
schedule-title-sport = { $sport } : calendrier et cotes du { $day }
schedule-soon-title = Matchs qui commencent dans les 3 heures
schedule-soon-title-sport = { $sport } : matchs qui commencent dans les 3 heures
schedule-description = { $day } : { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} avec les cotes actuelles, par sport et par compétition.
schedule-description-sport = { $sport }, { $day } : { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} avec les cotes actuelles, compétition par compétition.
schedule-soon-description = { $count ->
    [one] { $count } match commence
   *[other] { $count } matchs commencent
} dans les 3 prochaines heures : cotes actuelles par sport et par compétition.
schedule-soon-description-sport = { $sport } : { $count ->
    [one] { $count } match commence
   *[other] { $count } matchs commencent
} dans les 3 prochaines heures, avec les cotes actuelles.
schedule-heading = Calendrier : { $day }
schedule-heading-sport = { $sport }, calendrier : { $day }
schedule-empty = Aucun match ouvert aux paris ici.
results-title = Résultats sportifs du { $day }
results-title-sport = { $sport } : résultats du { $day }
results-description = Scores finaux du { $day } : { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} avec le score de chaque période, par sport et par compétition.
results-description-sport = { $sport }, scores finaux du { $day } : { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} avec le score de chaque période.
results-heading = Résultats : { $day }
results-heading-sport = { $sport }, résultats : { $day }
results-empty = Aucun match terminé ici.
results-start = Début
results-sides = Match
results-final = Score final
results-final-short = T
results-won = victoire
league-results-title = { $league } : résultats, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }) : scores finaux de { $count ->
    [one] { $count } match
   *[other] { $count } matchs
} des 7 derniers jours.
league-results-heading = { $league } : résultats

## Pages composées par les rédacteurs

page-description = { $title } sur { $site }.
limits-help = Aide gratuite et confidentielle :
favorites-script = Vos favoris sont conservés dans votre compte. Pour les voir ici, activez JavaScript dans votre navigateur.
bets-history-text = Vos paris en cours et réglés se trouvent dans le panier, sous Mes paris.
bets-history-open = Ouvrir mes paris
bets-history-script = Vos paris sont en sécurité, mais cette page a besoin de JavaScript pour les afficher. Activez-le dans votre navigateur, puis rechargez la page.
init-sportsbook-open = Voir les paris sportifs
sign-in-text = Connectez-vous pour parier et voir votre solde.
sign-in-open = Se connecter
sign-in-script = La connexion nécessite JavaScript. Activez-le dans votre navigateur, puis rechargez la page.
sign-up-text = Ouvrez un compte pour parier.
password-new-text = Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.
password-edit-text = Ouvrez le lien de notre e-mail pour choisir un nouveau mot de passe.
confirmation-text = Saisissez votre adresse e-mail. Nous vous enverrons à nouveau le lien de confirmation.
unlock-text = Saisissez votre adresse e-mail et nous vous enverrons un lien qui débloque votre compte.
form-script = Ce formulaire nécessite JavaScript. Activez-le dans votre navigateur, puis rechargez la page.
cybersport-title = Paris e-sport : cotes jeu par jeu
cybersport-description = Cotes d’e-sport : chaque jeu vidéo avec ses prochains matchs et tous leurs marchés, en direct et avant le début.
promotions-title = Promotions, bonus et freebets
promotions-description = Les promotions en cours : bonus, combinés boostés et freebets, avec les conditions et le dernier jour de chacune.
cybersport-none = Aucun match d’e-sport n’est ouvert aux paris pour le moment.
to-sports = Voir tous les sports

## Promotions

promotions-none = Aucune promotion pour le moment.
promotion-from = À partir du
promotion-until = Jusqu’au
promotion-terms = Conditions générales
nav-right = Raccourcis à côté du panier
nav-deposit = Dépôt

## Pages d’erreur

not-found-title = Oups, désolé. Nous ne trouvons pas cette page.
not-found-text = Cette page n’existe pas, ou le match est terminé.
error-title = Oups ! Désolé, une erreur est survenue.
error-text = Veuillez revenir dans un moment.
error-home = Aller à l’accueil
blocked-title = Désolé, nous ne sommes pas disponibles dans votre pays pour le moment.
blocked-text = La licence de ce site ne couvre pas le pays où vous vous trouvez.
locked-title = Accès non autorisé
locked-text = Désolé, vous n’avez pas accès à cette page.

favourite = Favori :
favourite-match = Ce match
