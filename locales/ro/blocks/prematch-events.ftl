prematch-events-all = Toate meciurile
