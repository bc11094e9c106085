platform-switcher = Các phiên bản khác của trang web
platform-desktop = Máy tính
platform-mobile = Di động
platform-android = Ứng dụng Android
platform-ios = Ứng dụng iPhone
