prematch-events-all = تمام میچ
