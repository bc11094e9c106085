### How strong a new password is.

strength-advice = Щонайменше { $count } символів. Кілька непов’язаних слів легко запам’ятати й важко вгадати.
strength-short = Використайте щонайменше { $count } символів.
strength-weak = Слабкий: легко вгадати. Зробіть його довшим.
strength-fair = Середній: ще кілька символів зроблять його надійним.
strength-strong = Надійний
