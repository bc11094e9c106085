### How strong a new password is.

strength-advice = Не менее { $count } символов. Несколько несвязанных слов легко запомнить и трудно угадать.
strength-short = Используйте не менее { $count } символов.
strength-weak = Слабый: легко угадать. Сделайте его длиннее.
strength-fair = Средний: ещё несколько символов сделают его надёжным.
strength-strong = Надёжный
