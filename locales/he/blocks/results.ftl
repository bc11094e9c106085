results-all = כל התוצאות
