search-label = Søk etter lag, ligaer og idretter
search-submit = Søk
