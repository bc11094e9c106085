platform-switcher = เวอร์ชันอื่นของเว็บไซต์นี้
platform-desktop = เดสก์ท็อป
platform-mobile = มือถือ
platform-android = แอป Android
platform-ios = แอป iPhone
