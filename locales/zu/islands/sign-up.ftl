### Messages of the form that opens an account.

join-first-name = Igama
join-last-name = Isibongo
join-country = Izwe ohlala kulo
join-currency = Imali
join-terms = Ngineminyaka engu-18 noma ngaphezulu futhi ngiyayamukela { $rules }.
join-rules = imithetho
join-missing = Gcwalisa le nkambu.
join-terms-missing = Ukuze uvule i-akhawunti, qinisekisa iminyaka yakho futhi wamukele imithetho.
join-sent = Isinyathelo esisodwa esisele: sithumele isixhumanisi ku-{ $email }. Sivule ukuze uqinisekise ikheli lakho, bese uyangena.
join-welcome = Siyakwamukela! I-akhawunti yakho ivuliwe futhi usungenile
join-closed = Okwamanje awekho ama-akhawunti amasha angavulwa.
join-blocked = Ayikho i-akhawunti engavulwa usezweni lakho.
join-sign-in = Sengine-akhawunti
join-complete = Imininingwane embalwa kuqala
join-complete-text = Siyidinga kanye kuphela, ngaphambi kokuba ufake imali.
join-date-of-birth = Usuku lokuzalwa
join-date-of-birth-invalid = Faka usuku oluphelele oseludlule.
join-address = Umgwaqo nenombolo
join-city = Idolobha
join-postal-code = Ikhodi yeposi
join-save = Gcina uqhubeke
join-saved = Imininingwane yakho igciniwe
join-terms-changed = Imithetho yethu ishintshile
join-terms-read = Ukuze uqhubeke, funda uphinde wamukele { $rules }.
join-terms-accept = Ngiyamukela
