live-events-all = Toate meciurile live
