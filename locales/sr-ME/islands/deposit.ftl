### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depozit je primljen
deposit-success-text = Novac je na vašem računu.
deposit-pending = Depozit je na putu
deposit-pending-text = Na računu će se vidjeti čim stigne. Ne morate ponovo da platite.
deposit-error = Depozit nije uspio
deposit-error-text = Na račun ništa nije dodato. Pokušajte ponovo ili platite na drugi način.
deposit-failed = Depozit nije potvrđen
deposit-failed-text = Ne znamo da li je plaćanje prošlo. Provjerite stanje na računu prije nego što ponovo platite.
deposit-title = Depozit
deposit-loading = Učitava se stranica za plaćanje…
deposit-new-tab = Otvori u novoj kartici
deposit-unavailable = Obrazac za plaćanje nije mogao da se prikaže. Depozit možete uplatiti na stranici za plaćanje.
deposit-to-page = Idi na stranicu za plaćanje
deposit-notice-method_unavailable = Ovaj način plaćanja nije dostupan
deposit-notice-method_unavailable-text = Platite na drugi način ili pokušajte ponovo kasnije.
deposit-notice-three_ds_needed = Vaša banka želi da provjeri da ste to vi
deposit-notice-three_ds_needed-text = Potvrdite plaćanje u aplikaciji ili na stranici svoje banke.
deposit-notice-processing_delayed = Plaćanje traje duže nego obično
deposit-notice-processing_delayed-text = Na računu će se vidjeti čim stigne. Ne morate ponovo da platite.
deposit-notice-card_saved = Kartica je sačuvana
deposit-notice-card_saved-text = Možete je izabrati za sljedeći depozit.
deposit-notice-success = Plaćanje je korak dalje
deposit-notice-warning = Postoji napomena o vašem plaćanju
deposit-notice-danger = Postoji problem sa vašim plaćanjem
deposit-notice-text = Prije nego što nastavite, pogledajte šta piše u obrascu za plaćanje.
