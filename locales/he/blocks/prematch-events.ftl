prematch-events-all = כל המשחקים
