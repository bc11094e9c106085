### Horse racing and lotteries.

launch-text = Ovdje se otvara stranica našeg partnera. Prijavite se da igrate novcem sa svog računa.
launch-open = Otvori
launch-closed = Trenutno zatvoreno. Na sve sportove se može kladiti.
launch-failed = Otvaranje stranice nije uspjelo. Provjerite vezu i pokušajte ponovo.
launch-tab = Otvori u novoj kartici
