### How a payment ended: the alert after the platform's page has led back.

deposit-success = Vklad přijat
deposit-success-text = Peníze máte na kontě.
deposit-pending = Vklad je na cestě
deposit-pending-text = Na kontě se objeví, jakmile dorazí. Není třeba platit znovu.
deposit-error = Vklad se nezdařil
deposit-error-text = Na konto nebylo nic připsáno. Zkuste to znovu, nebo zaplaťte jinak.
deposit-failed = Rychlý vklad se nezdařil
deposit-failed-text = Nevíme, zda platba proběhla. Než zaplatíte znovu, zkontrolujte zůstatek na kontě.
deposit-title = Vklad
deposit-loading = Platební stránka se načítá…
deposit-new-tab = Otevřít na nové kartě
deposit-unavailable = Platební formulář se nepodařilo zobrazit. Peníze můžete vložit na platební stránce.
deposit-to-page = Přejít na platební stránku
