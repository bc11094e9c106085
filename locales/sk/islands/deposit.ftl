### How a payment ended: the alert after the platform's page has led back.

deposit-success = Vklad prijatý
deposit-success-text = Peniaze máte na konte.
deposit-pending = Vklad je na ceste
deposit-pending-text = Na konte sa objaví hneď, ako dorazí. Netreba platiť znova.
deposit-error = Vklad sa nepodaril
deposit-error-text = Na konto sa nič nepripísalo. Skúste to znova alebo zaplaťte inak.
deposit-failed = Rýchly vklad sa nepodaril
deposit-failed-text = Nevieme, či platba prebehla. Skôr než zaplatíte znova, skontrolujte zostatok na konte.
deposit-title = Vklad
deposit-loading = Platobná stránka sa načítava…
deposit-new-tab = Otvoriť na novej karte
deposit-unavailable = Platobný formulár sa nepodarilo zobraziť. Peniaze môžete vložiť na platobnej stránke.
deposit-to-page = Prejsť na platobnú stránku
