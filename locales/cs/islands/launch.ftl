### Horse racing and lotteries.

launch-text = Zde se otevře stránka našeho partnera. Přihlaste se a hrajte ze svého konta.
launch-open = Otevřít
launch-closed = Momentálně zavřeno. Na všechny sporty lze sázet.
launch-failed = Stránku se nepodařilo otevřít. Zkontrolujte připojení a zkuste to znovu.
launch-tab = Otevřít na nové kartě
