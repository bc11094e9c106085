### Alerts in prerendered pages.

alerts-close = Zatvori
alerts-offline = Nema veze s internetom. Kvote na ovoj stranici možda nijesu ažurne.
alerts-offline-title = Nema veze
alerts-offline-text = Vaš tiket je sačuvan. Kvote će se opet osvježavati kad se veza vrati.
alerts-live-off = Kvote se više ne ažuriraju. Ponovo učitajte stranicu.
