### How strong a new password is.

strength-advice = Cel puțin { $count } caractere. Câteva cuvinte fără legătură sunt ușor de ținut minte și greu de ghicit.
strength-short = Folosește cel puțin { $count } caractere.
strength-weak = Slabă: ușor de ghicit. Fă-o mai lungă.
strength-fair = Acceptabilă: câteva caractere în plus o fac puternică.
strength-strong = Puternică
