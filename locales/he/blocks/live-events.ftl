live-events-all = כל משחקי הלייב
