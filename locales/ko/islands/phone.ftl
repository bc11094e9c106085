### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = 전화번호 인증
phone-text = 문자 메시지로 코드를 보내 드립니다.
phone-country = 국가 번호
phone-country-missing = 전화번호의 국가를 선택하세요.
phone-number = 전화번호
phone-number-missing = 전화번호를 입력하세요.
phone-number-invalid = 전화번호가 아닙니다. 숫자와 국가를 확인하세요.
phone-send = 코드 보내기
phone-sending = 잠시만요…
phone-sent = { $number } 번호로 코드를 보냈습니다.
phone-code = 코드
phone-code-missing = 문자 메시지로 받은 코드를 입력하세요.
phone-code-invalid = 코드는 { $count }자리입니다.
phone-verify = 인증
phone-again = 다른 코드 보내기
phone-change = 다른 번호 사용
phone-limit = 지금은 코드를 더 보낼 수 없습니다. 24시간 후에 다시 시도해 주세요.
phone-is-verified = { $number } 번호가 인증되었습니다.
phone-verified = 전화번호가 인증되었습니다
phone-failed = 처리하지 못했습니다. 나중에 다시 시도해 주세요.
