### How strong a new password is.

strength-advice = Najmanje { $count } znakova. Nekoliko nepovezanih riječi lako se pamti, a teško pogađa.
strength-short = Koristite najmanje { $count } znakova.
strength-weak = Slaba: lako se pogodi. Produžite je.
strength-fair = Srednja: još nekoliko znakova je čini jakom.
strength-strong = Jaka
