event-markets-all = כל השווקים
