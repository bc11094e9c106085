### Messages of the control that sorts and filters a list.

listing-open = I-sort at i-filter
listing-close = Isara
listing-done = Ipakita ang mga laban
listing-clear = Alisin ang lahat ng filter
listing-start = Simula
listing-any-time = Anumang oras
listing-hours =
    { $count ->
        [one] Susunod na { $count } oras
       *[other] Susunod na { $count } na oras
    }
listing-today = Ngayon
listing-tomorrow = Bukas
listing-order = Pagkakasunod-sunod
listing-by-page = Inirerekomenda
listing-by-start = Ayon sa oras ng simula
listing-by-bets = Ayon sa kasikatan
listing-by-sport = Ayon sa sport
listing-by-category = Ayon sa bansa
listing-by-league = Ayon sa liga
listing-reversed = { $name }, baligtad
listing-sport = Sport
listing-all-sports = Lahat ng sports
listing-cyber = Esports
listing-regular = Maliban sa esports
listing-bettable = May bukas na odds lang
listing-favourites = Mga paborito ko lang
listing-sign-in = Mag-log in para makita ang mga paborito mo.
listing-sign-in-button = Mag-log in
listing-remove = Alisin ang filter: { $name }
listing-asking = Naghahanap ng mga laban
listing-found =
    { $count ->
        [one] { $count } laban
       *[other] { $count } na laban
    }
listing-none = Walang labang tugma
listing-none-text = Mag-alis ng filter para makakita pa.
listing-more = Iba pang laban
listing-failed = Hindi ma-load ang iba pang laban
listing-offline = Offline ka
listing-kept = Ang mga laban sa itaas ay ang kasama na sa page na ito.
listing-retry = Subukan ulit
listing-parts = Mga bahagi ng listahan
listing-part = Bahagi { $number } ng { $total }
listing-previous = Nakaraan
listing-next = Susunod
