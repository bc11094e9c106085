### Un meci care nu are încă pagină.

young-asking = Se caută meciul…
young-failed = Meciul nu a putut fi încărcat
young-failed-text = Verifică-ți conexiunea și încearcă din nou.
young-retry = Încearcă din nou
young-home = Acasă
young-crumbs = Te afli aici
young-this-match = Acest meci
