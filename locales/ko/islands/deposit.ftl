### How a payment ended: the alert after the platform's page has led back.

deposit-success = 입금 완료
deposit-success-text = 잔액에 반영되었습니다.
deposit-pending = 입금 처리 중
deposit-pending-text = 입금되는 대로 잔액에 표시됩니다. 다시 결제하지 않아도 됩니다.
deposit-error = 입금 실패
deposit-error-text = 잔액에 추가된 금액이 없습니다. 다시 시도하거나 다른 방법으로 결제하세요.
deposit-failed = 입금 확인되지 않음
deposit-failed-text = 결제가 완료되었는지 알 수 없습니다. 다시 결제하기 전에 잔액을 확인하세요.
deposit-title = 입금
deposit-loading = 결제 페이지를 불러오는 중…
deposit-new-tab = 새 탭에서 열기
deposit-unavailable = 결제 양식을 표시할 수 없습니다. 결제 페이지에서 입금할 수 있습니다.
deposit-to-page = 결제 페이지로 이동
deposit-notice-method_unavailable = 이 결제 방법은 사용할 수 없습니다
deposit-notice-method_unavailable-text = 다른 방법으로 결제하거나 나중에 다시 시도하세요.
deposit-notice-three_ds_needed = 은행에서 본인 확인을 요청합니다
deposit-notice-three_ds_needed-text = 은행 앱이나 은행 페이지에서 결제를 승인하세요.
deposit-notice-processing_delayed = 결제가 평소보다 오래 걸리고 있습니다
deposit-notice-processing_delayed-text = 입금되는 대로 잔액에 표시됩니다. 다시 결제하지 않아도 됩니다.
deposit-notice-card_saved = 카드가 저장되었습니다
deposit-notice-card_saved-text = 다음 입금 때 선택할 수 있습니다.
deposit-notice-success = 결제가 한 단계 진행되었습니다
deposit-notice-warning = 결제에 관한 안내가 있습니다
deposit-notice-danger = 결제에 문제가 있습니다
deposit-notice-text = 계속하기 전에 결제 양식의 내용을 확인하세요.
