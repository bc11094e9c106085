### Messages of the form that opens an account.

join-first-name = Pangalan
join-last-name = Apelyido
join-country = Bansang tinitirhan
join-currency = Currency
join-terms = Ako ay 18 taong gulang o higit pa at tinatanggap ko ang { $rules }.
join-rules = mga panuntunan
join-missing = Punan ang field na ito.
join-terms-missing = Para magbukas ng account, kumpirmahin ang edad mo at tanggapin ang mga panuntunan.
join-sent = Isang hakbang na lang: nagpadala kami ng link sa { $email }. Buksan ito para kumpirmahin ang address mo, saka mag-log in.
join-welcome = Maligayang pagdating! Bukas na ang account mo at naka-log in ka na
join-closed = Hindi muna makakapagbukas ng bagong account ngayon.
join-blocked = Hindi makakapagbukas ng account mula sa bansa mo.
join-sign-in = May account na ako
join-complete = Ilang detalye muna
join-complete-text = Isang beses lang namin ito kailangan, bago ka makapagdeposito.
join-date-of-birth = Petsa ng kapanganakan
join-date-of-birth-invalid = Ilagay ang buong petsang lumipas na.
join-address = Kalye at numero
join-city = Lungsod o bayan
join-postal-code = Postal code
join-save = I-save at magpatuloy
join-saved = Na-save na ang mga detalye mo
join-terms-changed = Nagbago ang aming mga panuntunan
join-terms-read = Para magpatuloy, basahin at tanggapin ang { $rules }.
join-terms-accept = Tinatanggap ko
