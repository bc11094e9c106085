### Ordinea și filtrele unei liste.

listing-open = Sortează și filtrează
listing-close = Închide
listing-done = Vezi meciurile
listing-clear = Șterge toate filtrele
listing-start = Start
listing-any-time = Oricând
listing-hours = { $count ->
    [one] Următoarea oră
    [few] Următoarele { $count } ore
   *[other] Următoarele { $count } de ore
}
listing-today = Astăzi
listing-tomorrow = Mâine
listing-order = Ordine
listing-by-page = Recomandată
listing-by-start = După ora de start
listing-by-bets = După popularitate
listing-by-sport = După sport
listing-by-category = După țară
listing-by-league = După competiție
listing-reversed = { $name }, ordine inversă
listing-sport = Sport
listing-all-sports = Toate sporturile
listing-cyber = Esports
listing-regular = Fără esports
listing-bettable = Doar cu cote disponibile
listing-favourites = Doar favoritele mele
listing-sign-in = Autentifică-te ca să îți vezi favoritele.
listing-sign-in-button = Intră în cont
listing-remove = Șterge filtrul: { $name }
listing-asking = Se caută meciuri
listing-found = { $count ->
    [one] { $count } meci
    [few] { $count } meciuri
   *[other] { $count } de meciuri
}
listing-none = Niciun meci nu corespunde filtrelor
listing-none-text = Șterge un filtru ca să vezi mai multe.
listing-more = Mai multe meciuri
listing-failed = Nu s-au putut încărca mai multe meciuri
listing-offline = Ești offline
listing-kept = Meciurile de mai sus sunt cele încărcate odată cu pagina.
listing-retry = Încearcă din nou
listing-parts = Părțile listei
listing-part = Partea { $number } din { $total }
listing-previous = Înapoi
listing-next = Înainte
