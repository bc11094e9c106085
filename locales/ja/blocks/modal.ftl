modal-close = 閉じる
