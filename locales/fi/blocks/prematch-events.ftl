prematch-events-all = Kaikki ottelut
