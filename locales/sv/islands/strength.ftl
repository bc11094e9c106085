### How strong a new password is.

strength-advice = Minst { $count } tecken. Några ord utan samband är lätta att minnas och svåra att gissa.
strength-short = Använd minst { $count } tecken.
strength-weak = Svagt: lätt att gissa. Gör det längre.
strength-fair = Medel: några tecken till gör det starkt.
strength-strong = Starkt
