### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Qinisekisa inombolo yakho yocingo
phone-text = Sizokuthumelela ikhodi nge-SMS.
phone-country = Ikhodi yezwe
phone-country-missing = Khetha izwe lenombolo yakho.
phone-number = Inombolo yocingo
phone-number-missing = Faka inombolo yakho yocingo.
phone-number-invalid = Le akuyona inombolo yocingo. Hlola amadijithi nezwe.
phone-send = Thumela ikhodi
phone-sending = Umzuzwana…
phone-sent = Sithumele ikhodi ku-{ $number }.
phone-code = Ikhodi
phone-code-missing = Faka ikhodi oyithole nge-SMS.
phone-code-invalid = Ikhodi inamadijithi angu-{ $count }.
phone-verify = Qinisekisa
phone-again = Thumela enye ikhodi
phone-change = Sebenzisa enye inombolo
phone-limit = Awekho amanye amakhodi angathunyelwa okwamanje. Zama futhi emahoreni angu-24.
phone-is-verified = I-{ $number } iqinisekisiwe.
phone-verified = Inombolo yakho yocingo iqinisekisiwe
phone-failed = Akuphumelelanga. Sicela uzame futhi kamuva.
