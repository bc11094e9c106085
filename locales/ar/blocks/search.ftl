search-label = ابحث عن فرق وبطولات ورياضات
search-submit = بحث
