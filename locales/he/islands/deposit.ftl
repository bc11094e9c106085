### How a payment ended: the alert after the platform's page has led back.

deposit-success = ההפקדה התקבלה
deposit-success-text = הכסף נמצא ביתרה שלכם.
deposit-pending = ההפקדה בדרך
deposit-pending-text = היא תופיע ביתרה ברגע שתגיע. אין צורך לשלם שוב.
deposit-error = ההפקדה נכשלה
deposit-error-text = לא נוסף דבר ליתרה. נסו שוב או שלמו בדרך אחרת.
deposit-failed = לא התקבל אישור להפקדה
deposit-failed-text = איננו יודעים אם התשלום עבר. בדקו את היתרה לפני שתשלמו שוב.
deposit-title = הפקדה
deposit-loading = דף התשלום נטען…
deposit-new-tab = פתיחה בלשונית חדשה
deposit-unavailable = לא ניתן היה להציג את טופס התשלום. אפשר להפקיד בדף התשלום.
deposit-to-page = מעבר לדף התשלום
deposit-notice-method_unavailable = אמצעי התשלום הזה אינו זמין
deposit-notice-method_unavailable-text = שלמו בדרך אחרת או נסו שוב מאוחר יותר.
deposit-notice-three_ds_needed = הבנק שלכם רוצה לוודא שזה אתם
deposit-notice-three_ds_needed-text = אשרו את התשלום באפליקציה או בדף של הבנק.
deposit-notice-processing_delayed = התשלום נמשך זמן רב מהרגיל
deposit-notice-processing_delayed-text = הוא יופיע ביתרה ברגע שיגיע. אין צורך לשלם שוב.
deposit-notice-card_saved = הכרטיס נשמר
deposit-notice-card_saved-text = אפשר לבחור בו בהפקדה הבאה.
deposit-notice-success = התשלום התקדם שלב אחד
deposit-notice-warning = יש הערה לגבי התשלום שלכם
deposit-notice-danger = יש בעיה בתשלום שלכם
deposit-notice-text = ראו מה כתוב בטופס התשלום לפני שתמשיכו.
