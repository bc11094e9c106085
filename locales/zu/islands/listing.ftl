### Ukuhlela nokuhlunga uhlu.

listing-open = Hlela uhlunge
listing-close = Vala
listing-done = Bonisa imidlalo
listing-clear = Susa zonke izihlungi
listing-start = Isiqalo
listing-any-time = Noma nini
listing-hours = { $count ->
    [one] Ehoreni elizayo
    [3] Emahoreni ama-3 azayo
   *[other] Emahoreni angu-{ $count } azayo
}
listing-today = Namuhla
listing-tomorrow = Kusasa
listing-order = Ukuhleleka
listing-by-page = Okunconyiwe
listing-by-start = Ngesikhathi sokuqala
listing-by-bets = Ngokuthandwa
listing-by-sport = Ngohlobo lomdlalo
listing-by-category = Ngezwe
listing-by-league = Ngeligi
listing-reversed = { $name }, ngokuphambene
listing-sport = Uhlobo lomdlalo
listing-all-sports = Zonke ezemidlalo
listing-cyber = I-esports
listing-regular = Ngaphandle kwe-esports
listing-bettable = Enama-odds avuliwe kuphela
listing-favourites = Izintandokazi zami kuphela
listing-sign-in = Ngena ukuze ubone izintandokazi zakho.
listing-sign-in-button = Ngena
listing-remove = Susa isihlungi: { $name }
listing-asking = Kuseshwa imidlalo
listing-found = { $count ->
    [one] Umdlalo ongu-{ $count }
   *[other] Imidlalo engu-{ $count }
}
listing-none = Awukho umdlalo ohambisanayo
listing-none-text = Susa isihlungi ukuze ubone okwengeziwe.
listing-more = Eminye imidlalo
listing-failed = Eminye imidlalo ayilayishanga
listing-offline = Awuxhunyiwe
listing-kept = Imidlalo engenhla yileyo efike nekhasi.
listing-retry = Zama futhi
listing-parts = Izingxenye zohlu
listing-part = Ingxenye { $number } kwezingu-{ $total }
listing-previous = Emuva
listing-next = Phambili
