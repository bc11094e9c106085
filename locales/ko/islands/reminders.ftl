### Messages of the reminders to open an account and to pay in.

remind-sign-up = 처음이신가요?
remind-sign-up-text = 계정이 있으면 베팅하고, 즐겨찾기를 저장하고, 내 베팅을 확인할 수 있습니다.
remind-deposit = 잔액이 없습니다
remind-deposit-text = 다음 베팅을 하려면 입금하세요. 잃어도 괜찮은 돈으로만 즐기세요.
remind-later = 나중에
