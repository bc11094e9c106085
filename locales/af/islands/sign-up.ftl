### Messages of the form that opens an account.

join-first-name = Voornaam
join-last-name = Van
join-country = Land van verblyf
join-currency = Geldeenheid
join-terms = Ek is 18 of ouer en aanvaar die { $rules }.
join-rules = reëls
join-missing = Vul hierdie veld in.
join-terms-missing = Om ’n rekening te open, bevestig jou ouderdom en aanvaar die reëls.
join-sent = Nog een stap: ons het ’n skakel na { $email } gestuur. Maak dit oop om jou adres te bevestig, en meld dan aan.
join-welcome = Welkom! Jou rekening is oop en jy is aangemeld
join-closed = Nuwe rekeninge kan nie nou geopen word nie.
join-blocked = Rekeninge kan nie vanuit jou land geopen word nie.
join-sign-in = Ek het reeds ’n rekening
join-complete = Eers ’n paar besonderhede
join-complete-text = Ons het dit een keer nodig, voordat jy kan deponeer.
join-date-of-birth = Geboortedatum
join-date-of-birth-invalid = Voer ’n volledige datum in die verlede in.
join-address = Straat en nommer
join-city = Stad of dorp
join-postal-code = Poskode
join-save = Stoor en gaan voort
join-saved = Jou besonderhede is gestoor
join-terms-changed = Ons reëls het verander
join-terms-read = Lees en aanvaar die { $rules } om voort te gaan.
join-terms-accept = Ek aanvaar
