### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depozit je primljen
deposit-success-text = Novac je na vašem računu.
deposit-pending = Depozit je na putu
deposit-pending-text = Na računu će se vidjeti čim stigne. Ne morate ponovo da platite.
deposit-error = Depozit nije uspio
deposit-error-text = Na račun ništa nije dodato. Pokušajte ponovo ili platite na drugi način.
deposit-failed = Brzi depozit nije uspio
deposit-failed-text = Ne znamo da li je plaćanje prošlo. Provjerite stanje na računu prije nego što ponovo platite.
deposit-title = Depozit
deposit-loading = Učitava se stranica za plaćanje…
deposit-new-tab = Otvori u novoj kartici
deposit-unavailable = Obrazac za plaćanje nije mogao da se prikaže. Depozit možete uplatiti na stranici za plaćanje.
deposit-to-page = Idi na stranicu za plaćanje
