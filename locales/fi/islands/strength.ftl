### How strong a new password is.

strength-advice = Vähintään { $count } merkkiä. Muutama toisiinsa liittymätön sana on helppo muistaa ja vaikea arvata.
strength-short = Käytä vähintään { $count } merkkiä.
strength-weak = Heikko: helppo arvata. Tee siitä pidempi.
strength-fair = Kohtalainen: muutama merkki lisää tekee siitä vahvan.
strength-strong = Vahva
