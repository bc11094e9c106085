platform-switcher = Другие версии сайта
platform-desktop = Компьютер
platform-mobile = Мобильная
platform-android = Приложение Android
platform-ios = Приложение iPhone
