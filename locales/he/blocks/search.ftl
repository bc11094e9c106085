search-label = חיפוש קבוצות, ליגות וענפי ספורט
search-submit = חיפוש
