### Horse racing and lotteries.

launch-text = Tu sa otvorí stránka nášho partnera. Prihláste sa a hrajte zo svojho konta.
launch-open = Otvoriť
launch-closed = Momentálne zatvorené. Na všetky športy možno staviť.
launch-failed = Stránku sa nepodarilo otvoriť. Skontrolujte pripojenie a skúste to znova.
launch-tab = Otvoriť na novej karte
