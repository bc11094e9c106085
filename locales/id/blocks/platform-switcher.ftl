platform-switcher = Versi lain situs ini
platform-desktop = Desktop
platform-mobile = Seluler
platform-android = Aplikasi Android
platform-ios = Aplikasi iPhone
