platform-switcher = 이 사이트의 다른 버전
platform-desktop = PC 버전
platform-mobile = 모바일 버전
platform-android = Android 앱
platform-ios = iPhone 앱
