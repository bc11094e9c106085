### Alertes dans les pages.

alerts-close = Fermer
alerts-offline = Vous êtes hors ligne. Les cotes de cette page ne sont peut-être plus à jour.
