modal-close = 닫기
