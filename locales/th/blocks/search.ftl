search-label = ค้นหาทีม ลีก และกีฬา
search-submit = ค้นหา
