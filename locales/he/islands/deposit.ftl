### How a payment ended: the alert after the platform's page has led back.

deposit-success = ההפקדה התקבלה
deposit-success-text = הכסף נמצא ביתרה שלכם.
deposit-pending = ההפקדה בדרך
deposit-pending-text = היא תופיע ביתרה ברגע שתגיע. אין צורך לשלם שוב.
deposit-error = ההפקדה נכשלה
deposit-error-text = לא נוסף דבר ליתרה. נסו שוב או שלמו בדרך אחרת.
deposit-failed = ההפקדה המהירה נכשלה
deposit-failed-text = איננו יודעים אם התשלום עבר. בדקו את היתרה לפני שתשלמו שוב.
deposit-title = הפקדה
deposit-loading = דף התשלום נטען…
deposit-new-tab = פתיחה בלשונית חדשה
deposit-unavailable = לא ניתן היה להציג את טופס התשלום. אפשר להפקיד בדף התשלום.
deposit-to-page = מעבר לדף התשלום
