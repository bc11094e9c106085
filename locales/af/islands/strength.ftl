### How strong a new password is.

strength-advice = Ten minste { $count } karakters. ’n Paar woorde wat nie bymekaar hoort nie, is maklik om te onthou en moeilik om te raai.
strength-short = Gebruik ten minste { $count } karakters.
strength-weak = Swak: maklik om te raai. Maak dit langer.
strength-fair = Redelik: ’n paar karakters meer maak dit sterk.
strength-strong = Sterk
