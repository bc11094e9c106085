### Curse de cai și loterii.

launch-text = Deschide aici pagina partenerului nostru. Autentifică-te ca să joci cu soldul tău.
launch-open = Deschide
launch-closed = Închis momentan. Poți paria pe toate sporturile.
launch-failed = Pagina nu a putut fi deschisă. Verifică-ți conexiunea și încearcă din nou.
launch-tab = Deschide într-o filă nouă
