### 로그인과 계정 메뉴.

session-sign-in = 로그인
session-title = 로그인
session-to-place = 베팅하려면 로그인하세요. 선택과 베팅금은 그대로 유지됩니다.
session-expired = 세션이 종료되었습니다. 다시 로그인해 주세요.
session-email = 이메일
session-password = 비밀번호
session-show-password = 표시
session-hide-password = 숨기기
session-submit = 로그인
session-busy = 로그인 중…
session-close = 닫기
session-forgot = 비밀번호를 잊으셨나요?
session-join = 계정 만들기
session-resend = 링크 다시 보내기
session-email-missing = 이메일 주소를 입력하세요.
session-email-invalid = name@example.com과 같은 전체 이메일 주소를 입력하세요.
session-password-missing = 비밀번호를 입력하세요.
session-invalid = 이메일 또는 비밀번호가 올바르지 않습니다. 확인하고 다시 시도하세요.
session-unanswered = 응답이 없습니다. 연결을 확인하고 다시 시도하세요.
session-failed = 로그인하지 못했습니다. 나중에 다시 시도해 주세요.
session-account = 계정 및 잔액
session-signed-in-as = 로그인 계정
session-limits = 내 한도
session-sign-out = 로그아웃
session-signed-out = 로그아웃되었습니다
session-sign-out-failed = 로그아웃하지 못했습니다. 다시 시도해 주세요.
