block-links = リンク
