### A match that has no page yet.

young-asking = Maç aranıyor…
young-failed = Maç yüklenemedi
young-failed-text = Bağlantınızı kontrol edip tekrar deneyin.
young-retry = Tekrar dene
young-home = Ana sayfa
young-crumbs = Buradasınız
young-this-match = Bu maç
