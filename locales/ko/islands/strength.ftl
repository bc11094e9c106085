### How strong a new password is.

strength-advice = { $count }자 이상. 서로 관련 없는 단어 몇 개는 기억하기 쉽고 추측하기 어렵습니다.
strength-short = { $count }자 이상 입력하세요.
strength-weak = 약함: 추측하기 쉽습니다. 더 길게 만드세요.
strength-fair = 보통: 몇 글자만 더하면 강해집니다.
strength-strong = 강함
