### How a payment ended: the alert after the platform's page has led back.

deposit-success = Befizetés megérkezett
deposit-success-text = A pénz az egyenlegeden van.
deposit-pending = A befizetés úton van
deposit-pending-text = Az egyenlegeden látod, amint megérkezik. Nem kell újra fizetned.
deposit-error = A befizetés nem sikerült
deposit-error-text = Az egyenlegedhez semmi sem került. Próbáld újra, vagy fizess más módon.
deposit-failed = A gyors befizetés nem sikerült
deposit-failed-text = Nem tudjuk, hogy a fizetés megtörtént-e. Nézd meg az egyenlegedet, mielőtt újra fizetsz.
deposit-title = Befizetés
deposit-loading = A fizetési oldal betöltése…
deposit-new-tab = Megnyitás új lapon
deposit-unavailable = A fizetési űrlap nem jeleníthető meg. A fizetési oldalon is befizethetsz.
deposit-to-page = Ugrás a fizetési oldalra
