live-events-all = ライブの試合一覧
