search-label = Hľadať tímy, ligy a športy
search-submit = Hľadať
