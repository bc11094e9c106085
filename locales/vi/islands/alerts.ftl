### Messages of the alerts in prerendered pages.

alerts-close = Đóng
alerts-offline = Bạn đang ngoại tuyến. Tỷ lệ cược trên trang này có thể không còn mới.
