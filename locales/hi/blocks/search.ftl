search-label = टीम, लीग और खेल खोजें
search-submit = खोजें
