### How strong a new password is.

strength-advice = Minst { $count } tegn. Noen ord uten sammenheng er lette å huske og vanskelige å gjette.
strength-short = Bruk minst { $count } tegn.
strength-weak = Svakt: lett å gjette. Gjør det lengre.
strength-fair = Middels: noen tegn til gjør det sterkt.
strength-strong = Sterkt
