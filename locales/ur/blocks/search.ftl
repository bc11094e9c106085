search-label = ٹیمیں، لیگز اور کھیل تلاش کریں
search-submit = تلاش
