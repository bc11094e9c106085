### Horse racing and lotteries.

launch-text = Itt nyílik meg a partnerünk oldala. Jelentkezz be, hogy az egyenlegedről játszhass.
launch-open = Megnyitás
launch-closed = Jelenleg zárva. Minden sportágra lehet fogadni.
launch-failed = Az oldalt nem sikerült megnyitni. Ellenőrizd a kapcsolatot, és próbáld újra.
launch-tab = Megnyitás új lapon
