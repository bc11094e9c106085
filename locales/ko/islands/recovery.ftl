### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = 계정의 이메일 주소를 입력하세요. 새 비밀번호를 설정할 링크를 보내 드립니다.
recovery-own = { $email }(으)로 링크를 보내 드립니다.
recovery-send = 링크 보내기
recovery-sending = 잠시만요…
recovery-sent = { $email } 계정이 있으면 링크를 보냈습니다. 스팸함도 확인하세요.
recovery-again = 다시 보내기
recovery-retry = 다시 시도
recovery-failed = 처리하지 못했습니다. 나중에 다시 시도해 주세요.
recovery-edit = 새 비밀번호 설정
recovery-password = 새 비밀번호
recovery-save = 비밀번호 저장
recovery-saved = 새 비밀번호가 저장되었고 로그인되었습니다
recovery-no-link = 이 링크는 불완전하거나 이미 사용되었거나 만료되었습니다. 새 링크를 요청하세요.
recovery-used = 이미 사용하셨다면 바로 로그인할 수 있습니다.
recovery-open-again = 이메일의 링크를 다시 여세요. 작동하지 않으면 새 링크를 요청하세요.
recovery-new-link = 새 링크 요청
recovery-confirm = 이메일 확인
recovery-confirm-text = 이메일 주소를 입력하세요. 확인 링크를 다시 보내 드립니다.
recovery-confirmed = 이메일 주소가 확인되었습니다. 이제 로그인할 수 있습니다.
recovery-unlock = 계정 잠금 해제
recovery-unlock-text = 비밀번호를 여러 번 잘못 입력하면 계정이 한동안 잠깁니다. 이메일 주소를 입력하면 지금 바로 잠금을 풀 수 있는 링크를 보내 드립니다.
recovery-unlocked = 계정 잠금이 해제되었습니다. 다시 로그인할 수 있습니다.
