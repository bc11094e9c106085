### How a payment ended: the alert after the platform's page has led back.

deposit-success = Talletus vastaanotettu
deposit-success-text = Rahat ovat saldossasi.
deposit-pending = Talletus on matkalla
deposit-pending-text = Saldosi näyttää sen heti, kun se saapuu. Sinun ei tarvitse maksaa uudelleen.
deposit-error = Talletus epäonnistui
deposit-error-text = Saldoosi ei lisätty mitään. Yritä uudelleen tai maksa toisella tavalla.
deposit-failed = Talletusta ei vahvistettu
deposit-failed-text = Emme tiedä, menikö maksu läpi. Tarkista saldosi ennen kuin maksat uudelleen.
deposit-title = Talletus
deposit-loading = Maksusivua ladataan…
deposit-new-tab = Avaa uudessa välilehdessä
deposit-unavailable = Maksulomaketta ei voitu näyttää. Voit tallettaa maksusivulla.
deposit-to-page = Siirry maksusivulle
deposit-notice-method_unavailable = Tämä maksutapa ei ole käytettävissä
deposit-notice-method_unavailable-text = Maksa toisella tavalla tai yritä myöhemmin uudelleen.
deposit-notice-three_ds_needed = Pankkisi haluaa varmistaa, että se olet sinä
deposit-notice-three_ds_needed-text = Vahvista maksu pankkisi sovelluksessa tai sivulla.
deposit-notice-processing_delayed = Maksu kestää tavallista kauemmin
deposit-notice-processing_delayed-text = Saldosi näyttää sen heti, kun se saapuu. Sinun ei tarvitse maksaa uudelleen.
deposit-notice-card_saved = Kortti tallennettu
deposit-notice-card_saved-text = Voit valita sen seuraavalla talletuksella.
deposit-notice-success = Maksu eteni yhden vaiheen
deposit-notice-warning = Maksustasi on huomautus
deposit-notice-danger = Maksussasi on ongelma
deposit-notice-text = Katso, mitä maksulomakkeessa lukee, ennen kuin jatkat.
