### How a payment ended: the alert after the platform's page has led back.

deposit-success = Talletus vastaanotettu
deposit-success-text = Rahat ovat saldossasi.
deposit-pending = Talletus on matkalla
deposit-pending-text = Saldosi näyttää sen heti, kun se saapuu. Sinun ei tarvitse maksaa uudelleen.
deposit-error = Talletus epäonnistui
deposit-error-text = Saldoosi ei lisätty mitään. Yritä uudelleen tai maksa toisella tavalla.
deposit-failed = Pikatalletus epäonnistui
deposit-failed-text = Emme tiedä, menikö maksu läpi. Tarkista saldosi ennen kuin maksat uudelleen.
deposit-title = Talletus
deposit-loading = Maksusivua ladataan…
deposit-new-tab = Avaa uudessa välilehdessä
deposit-unavailable = Maksulomaketta ei voitu näyttää. Voit tallettaa maksusivulla.
deposit-to-page = Siirry maksusivulle
