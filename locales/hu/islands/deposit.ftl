### How a payment ended: the alert after the platform's page has led back.

deposit-success = Befizetés megérkezett
deposit-success-text = A pénz az egyenlegeden van.
deposit-pending = A befizetés úton van
deposit-pending-text = Az egyenlegeden látod, amint megérkezik. Nem kell újra fizetned.
deposit-error = A befizetés nem sikerült
deposit-error-text = Az egyenlegedhez semmi sem került. Próbáld újra, vagy fizess más módon.
deposit-failed = A befizetés nincs megerősítve
deposit-failed-text = Nem tudjuk, hogy a fizetés megtörtént-e. Nézd meg az egyenlegedet, mielőtt újra fizetsz.
deposit-title = Befizetés
deposit-loading = A fizetési oldal betöltése…
deposit-new-tab = Megnyitás új lapon
deposit-unavailable = A fizetési űrlap nem jeleníthető meg. A fizetési oldalon is befizethetsz.
deposit-to-page = Ugrás a fizetési oldalra
deposit-notice-method_unavailable = Ez a fizetési mód nem érhető el
deposit-notice-method_unavailable-text = Fizess más módon, vagy próbáld újra később.
deposit-notice-three_ds_needed = A bankod ellenőrizni szeretné, hogy te vagy az
deposit-notice-three_ds_needed-text = Erősítsd meg a fizetést a bankod alkalmazásában vagy oldalán.
deposit-notice-processing_delayed = A fizetés a szokásosnál tovább tart
deposit-notice-processing_delayed-text = Az egyenlegeden látod, amint megérkezik. Nem kell újra fizetned.
deposit-notice-card_saved = Kártya elmentve
deposit-notice-card_saved-text = A következő befizetésednél kiválaszthatod.
deposit-notice-success = A fizetés egy lépéssel előrébb jutott
deposit-notice-warning = Megjegyzés érkezett a fizetésedhez
deposit-notice-danger = Gond van a fizetéseddel
deposit-notice-text = Mielőtt folytatod, nézd meg, mit ír a fizetési űrlap.
