### How strong a new password is.

strength-advice = Al menos { $count } caracteres. Unas cuantas palabras sin relación son fáciles de recordar y difíciles de adivinar.
strength-short = Usa al menos { $count } caracteres.
strength-weak = Débil: fácil de adivinar. Hazla más larga.
strength-fair = Aceptable: unos caracteres más la hacen segura.
strength-strong = Segura
