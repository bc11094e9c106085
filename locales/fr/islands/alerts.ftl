### Alertes dans les pages.

alerts-close = Fermer
alerts-offline = Vous êtes hors ligne. Les cotes de cette page ne sont peut-être plus à jour.
alerts-offline-title = Pas de connexion
alerts-offline-text = Votre panier est enregistré. Les cotes seront actualisées dès que vous serez de nouveau en ligne.
alerts-live-off = Les cotes ne sont plus mises à jour. Rechargez la page.
