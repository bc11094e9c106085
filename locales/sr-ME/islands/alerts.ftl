### Alerts in prerendered pages.

alerts-close = Zatvori
alerts-offline = Nema veze s internetom. Kvote na ovoj stranici možda nijesu ažurne.
