### Messages of horse racing and lotteries.

launch-text = Avaa kumppanimme sivun tässä. Kirjaudu, niin voit pelata saldollasi.
launch-open = Avaa
launch-closed = Suljettu juuri nyt. Kaikissa lajeissa voi lyödä vetoa.
launch-failed = Sivua ei voitu avata. Tarkista yhteys ja yritä uudelleen.
launch-tab = Avaa uudessa välilehdessä
