### How strong a new password is.

strength-advice = En az { $count } karakter. Birbiriyle ilgisiz birkaç kelime kolay hatırlanır, zor tahmin edilir.
strength-short = En az { $count } karakter kullanın.
strength-weak = Zayıf: kolay tahmin edilir. Daha uzun yapın.
strength-fair = Orta: birkaç karakter daha onu güçlü yapar.
strength-strong = Güçlü
