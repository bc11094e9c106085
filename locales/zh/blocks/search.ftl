search-label = 搜索球队、联赛和体育项目
search-submit = 搜索
