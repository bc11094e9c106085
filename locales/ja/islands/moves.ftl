### Messages of the price history, loaded when it is opened.

moves-close = 閉じる
moves-none = ページを開いてから、このオッズは動いていません。
moves-none-market = ページを開いてから、これらのオッズは動いていません。
moves-up = オッズが上がりました
moves-down = オッズが下がりました
moves-suspended = 一時停止中
moves-open = 受付再開
