### Messages of the form that opens an account.

join-first-name = Prenume
join-last-name = Nume
join-country = Țara de reședință
join-currency = Monedă
join-terms = Am cel puțin 18 ani și accept { $rules }.
join-rules = regulile
join-missing = Completează acest câmp.
join-terms-missing = Ca să deschizi un cont, confirmă-ți vârsta și acceptă regulile.
join-sent = Încă un pas: am trimis un link la { $email }. Deschide-l ca să confirmi adresa, apoi autentifică-te.
join-welcome = Bine ai venit! Contul tău este deschis și ai intrat în cont
join-closed = Momentan nu se pot deschide conturi noi.
join-blocked = Din țara ta nu se pot deschide conturi.
join-sign-in = Am deja cont
join-complete = Mai întâi câteva date
join-complete-text = Avem nevoie de ele o singură dată, înainte să poți depune.
join-date-of-birth = Data nașterii
join-date-of-birth-invalid = Introdu o dată completă din trecut.
join-address = Strada și numărul
join-city = Localitate
join-postal-code = Cod poștal
join-save = Salvează și continuă
join-saved = Datele tale sunt salvate
join-terms-changed = Regulile noastre s-au schimbat
join-terms-read = Pentru a continua, citește și acceptă { $rules }.
join-terms-accept = Accept
