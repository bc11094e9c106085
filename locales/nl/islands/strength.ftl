### How strong a new password is.

strength-advice = Minstens { $count } tekens. Een paar woorden zonder verband zijn makkelijk te onthouden en moeilijk te raden.
strength-short = Gebruik minstens { $count } tekens.
strength-weak = Zwak: makkelijk te raden. Maak het langer.
strength-fair = Redelijk: met een paar tekens erbij is het sterk.
strength-strong = Sterk
