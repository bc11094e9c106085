### How strong a new password is.

strength-advice = Nejméně { $count } znaků. Několik nesouvisejících slov se snadno pamatuje a těžko uhodne.
strength-short = Použijte nejméně { $count } znaků.
strength-weak = Slabé: snadno se uhodne. Prodlužte ho.
strength-fair = Průměrné: pár dalších znaků z něj udělá silné.
strength-strong = Silné
