### How strong a new password is.

strength-advice = Mindst { $count } tegn. Et par ord uden sammenhæng er lette at huske og svære at gætte.
strength-short = Brug mindst { $count } tegn.
strength-weak = Svag: let at gætte. Gør den længere.
strength-fair = Middel: et par tegn mere gør den stærk.
strength-strong = Stærk
