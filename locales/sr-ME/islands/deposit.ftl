### How a payment ended: the alert after the platform's page has led back.

deposit-success = Uplata je primljena
deposit-success-text = Novac je na vašem stanju.
deposit-pending = Uplata je na putu
deposit-pending-text = Na stanju će se vidjeti čim stigne. Ne morate ponovo da platite.
deposit-error = Uplata nije uspjela
deposit-error-text = Na stanje ništa nije dodato. Pokušajte ponovo ili platite na drugi način.
deposit-failed = Brza uplata nije uspjela
deposit-failed-text = Ne znamo da li je plaćanje prošlo. Provjerite stanje prije nego što ponovo platite.
deposit-title = Uplata
deposit-loading = Učitava se stranica za plaćanje…
deposit-new-tab = Otvori u novoj kartici
deposit-unavailable = Obrazac za plaćanje nije mogao da se prikaže. Možete uplatiti na stranici za plaćanje.
deposit-to-page = Idi na stranicu za plaćanje
