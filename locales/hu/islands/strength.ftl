### How strong a new password is.

strength-advice = Legalább { $count } karakter. Néhány össze nem függő szót könnyű megjegyezni és nehéz kitalálni.
strength-short = Legalább { $count } karaktert használj.
strength-weak = Gyenge: könnyű kitalálni. Legyen hosszabb.
strength-fair = Közepes: még néhány karakterrel erős lesz.
strength-strong = Erős
