### Messages of the alerts in prerendered pages.

alerts-close = Đóng
alerts-offline = Bạn đang ngoại tuyến. Tỷ lệ cược trên trang này có thể không còn mới.
alerts-offline-title = Không có kết nối
alerts-offline-text = Phiếu cược của bạn đã được lưu. Tỷ lệ cược sẽ cập nhật lại khi có kết nối.
alerts-live-off = Tỷ lệ cược không còn được cập nhật. Hãy tải lại trang.
