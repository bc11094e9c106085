### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = 로그인하면 등급, 포인트, 잔액을 확인할 수 있습니다.
profile-sign-in = 로그인
profile-name = 이름
profile-email = 이메일
profile-password = 새 비밀번호 설정
profile-phone = 전화번호
profile-phone-verified = 인증됨
profile-phone-verify = 전화번호 인증하기
profile-level = 등급
profile-points = 포인트
profile-next = { $level }까지 남은 포인트: { $count }
profile-top = 최고 등급에 도달했습니다.
profile-balances = 잔액
profile-documents = 신분증과 주소 증빙 서류를 준비해 두세요. 첫 출금 전에 요청될 수 있습니다.
profile-failed = 프로필을 불러오지 못했습니다.
profile-retry = 다시 시도
