platform-switcher = 本站其他版本
platform-desktop = 电脑版
platform-mobile = 手机版
platform-android = 安卓应用
platform-ios = iPhone 应用
