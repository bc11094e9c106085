### How a payment ended: the alert after the platform's page has led back.

deposit-success = Konto je dobité
deposit-success-text = Peníze máte na kontě.
deposit-pending = Dobití konta probíhá
deposit-pending-text = Na kontě se objeví, jakmile dorazí. Není třeba platit znovu.
deposit-error = Dobití konta se nezdařilo
deposit-error-text = Na konto nebylo nic připsáno. Zkuste to znovu, nebo zaplaťte jinak.
deposit-failed = Dobití konta není potvrzeno
deposit-failed-text = Nevíme, zda platba proběhla. Než zaplatíte znovu, zkontrolujte zůstatek na kontě.
deposit-title = Dobití konta
deposit-loading = Platební stránka se načítá…
deposit-new-tab = Otevřít na nové kartě
deposit-unavailable = Platební formulář se nepodařilo zobrazit. Konto můžete dobít na platební stránce.
deposit-to-page = Přejít na platební stránku
deposit-notice-method_unavailable = Tento způsob platby není k dispozici
deposit-notice-method_unavailable-text = Zaplaťte jinak, nebo to zkuste později znovu.
deposit-notice-three_ds_needed = Vaše banka si chce ověřit, že jste to vy
deposit-notice-three_ds_needed-text = Potvrďte platbu v aplikaci své banky nebo na její stránce.
deposit-notice-processing_delayed = Platba trvá déle než obvykle
deposit-notice-processing_delayed-text = Na kontě se objeví, jakmile dorazí. Není třeba platit znovu.
deposit-notice-card_saved = Karta je uložena
deposit-notice-card_saved-text = Můžete ji zvolit při příštím dobití konta.
deposit-notice-success = Platba je o krok dál
deposit-notice-warning = K vaší platbě je poznámka
deposit-notice-danger = S vaší platbou je problém
deposit-notice-text = Než budete pokračovat, podívejte se, co píše platební formulář.
