### How a payment ended: the alert after the platform's page has led back.

deposit-success = Konto je dobité
deposit-success-text = Peniaze máte na konte.
deposit-pending = Dobitie konta prebieha
deposit-pending-text = Na konte sa objaví hneď, ako dorazí. Netreba platiť znova.
deposit-error = Dobitie konta sa nepodarilo
deposit-error-text = Na konto sa nič nepripísalo. Skúste to znova alebo zaplaťte inak.
deposit-failed = Dobitie konta nie je potvrdené
deposit-failed-text = Nevieme, či platba prebehla. Skôr než zaplatíte znova, skontrolujte zostatok na konte.
deposit-title = Dobitie konta
deposit-loading = Platobná stránka sa načítava…
deposit-new-tab = Otvoriť na novej karte
deposit-unavailable = Platobný formulár sa nepodarilo zobraziť. Konto môžete dobiť na platobnej stránke.
deposit-to-page = Prejsť na platobnú stránku
deposit-notice-method_unavailable = Tento spôsob platby nie je k dispozícii
deposit-notice-method_unavailable-text = Zaplaťte inak alebo to skúste neskôr znova.
deposit-notice-three_ds_needed = Vaša banka si chce overiť, že ste to vy
deposit-notice-three_ds_needed-text = Potvrďte platbu v aplikácii svojej banky alebo na jej stránke.
deposit-notice-processing_delayed = Platba trvá dlhšie ako zvyčajne
deposit-notice-processing_delayed-text = Na konte sa objaví hneď, ako dorazí. Netreba platiť znova.
deposit-notice-card_saved = Karta je uložená
deposit-notice-card_saved-text = Môžete si ju zvoliť pri ďalšom dobití konta.
deposit-notice-success = Platba je o krok ďalej
deposit-notice-warning = K vašej platbe je poznámka
deposit-notice-danger = S vašou platbou je problém
deposit-notice-text = Skôr než budete pokračovať, pozrite sa, čo píše platobný formulár.
