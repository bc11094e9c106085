block-links = لنکس
