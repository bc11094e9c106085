### How strong a new password is.

strength-advice = Almeno { $count } caratteri. Alcune parole senza legame sono facili da ricordare e difficili da indovinare.
strength-short = Usa almeno { $count } caratteri.
strength-weak = Debole: facile da indovinare. Allungala.
strength-fair = Discreta: qualche carattere in più la rende sicura.
strength-strong = Sicura
