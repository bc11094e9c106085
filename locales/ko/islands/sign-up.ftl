### Messages of the form that opens an account.

join-first-name = 이름
join-last-name = 성
join-country = 거주 국가
join-currency = 통화
join-terms = 만 18세 이상이며 { $rules }에 동의합니다.
join-rules = 규정
join-missing = 이 항목을 입력하세요.
join-terms-missing = 계정을 만들려면 나이를 확인하고 규정에 동의하세요.
join-sent = 한 단계 남았습니다. { $email }(으)로 링크를 보냈습니다. 링크를 열어 주소를 확인한 뒤 로그인하세요.
join-welcome = 환영합니다! 계정이 만들어졌고 로그인되었습니다
join-closed = 지금은 새 계정을 만들 수 없습니다.
join-blocked = 거주 국가에서는 계정을 만들 수 없습니다.
join-sign-in = 이미 계정이 있습니다
join-complete = 먼저 몇 가지 정보가 필요합니다
join-complete-text = 입금하기 전에 한 번만 입력하면 됩니다.
join-date-of-birth = 생년월일
join-date-of-birth-invalid = 지난 날짜를 빠짐없이 입력하세요.
join-address = 도로명과 번호
join-city = 도시
join-postal-code = 우편번호
join-save = 저장하고 계속
join-saved = 정보가 저장되었습니다
join-terms-changed = 규정이 변경되었습니다
join-terms-read = 계속하려면 { $rules }을 읽고 동의해 주세요.
join-terms-accept = 동의합니다
