block-links = روابط
