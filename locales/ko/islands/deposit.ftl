### How a payment ended: the alert after the platform's page has led back.

deposit-success = 입금 완료
deposit-success-text = 잔액에 반영되었습니다.
deposit-pending = 입금 처리 중
deposit-pending-text = 입금되는 대로 잔액에 표시됩니다. 다시 결제하지 않아도 됩니다.
deposit-error = 입금 실패
deposit-error-text = 잔액에 추가된 금액이 없습니다. 다시 시도하거나 다른 방법으로 결제하세요.
deposit-failed = 빠른 입금 실패
deposit-failed-text = 결제가 완료되었는지 알 수 없습니다. 다시 결제하기 전에 잔액을 확인하세요.
deposit-title = 입금
deposit-loading = 결제 페이지를 불러오는 중…
deposit-new-tab = 새 탭에서 열기
deposit-unavailable = 결제 양식을 표시할 수 없습니다. 결제 페이지에서 입금할 수 있습니다.
deposit-to-page = 결제 페이지로 이동
