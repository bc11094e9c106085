search-label = Търсене на отбори, първенства и спортове
search-submit = Търсене
