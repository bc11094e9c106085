### How strong a new password is.

strength-advice = Кемінде { $count } таңба. Байланысы жоқ бірнеше сөзді есте сақтау оңай, табу қиын.
strength-short = Кемінде { $count } таңба қолданыңыз.
strength-weak = Әлсіз: табу оңай. Ұзартыңыз.
strength-fair = Орташа: тағы бірнеше таңба оны мықты етеді.
strength-strong = Мықты
