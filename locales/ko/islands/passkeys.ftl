### Messages of the player's passkeys, in the profile.

passkeys-title = 패스키
passkeys-text = 비밀번호 대신 지문, 얼굴 또는 화면 잠금으로 로그인하세요.
passkeys-none = 아직 패스키가 없습니다.
passkeys-one = 패스키
passkeys-added = 추가한 날짜: { $moment }
passkeys-used = 마지막 사용: { $moment }
passkeys-unused = 아직 사용하지 않음
passkeys-add = 패스키 추가
passkeys-password = 패스키를 추가하려면 비밀번호를 입력하세요.
passkeys-saved = 패스키를 추가했습니다
passkeys-remove = 삭제
passkeys-sure = 이 패스키를 삭제할까요?
passkeys-sure-text = 더 이상 이 패스키로 로그인할 수 없습니다. 기기에서도 삭제하세요.
passkeys-removed = 패스키를 삭제했습니다
passkeys-cancel = 취소
passkeys-known = 이 기기에는 이미 회원님 계정의 패스키가 있습니다.
passkeys-unfit = 이 기기나 브라우저에서는 패스키를 만들 수 없습니다.
