### How strong a new password is.

strength-advice = Pelo menos { $count } caracteres. Algumas palavras sem relação são fáceis de lembrar e difíceis de adivinhar.
strength-short = Use pelo menos { $count } caracteres.
strength-weak = Fraca: fácil de adivinhar. Torne-a mais longa.
strength-fair = Razoável: mais alguns caracteres tornam-na forte.
strength-strong = Forte
