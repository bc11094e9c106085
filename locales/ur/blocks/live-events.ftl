live-events-all = تمام لائیو میچ
