platform-switcher = Други версии на сайта
platform-desktop = Компютър
platform-mobile = Мобилна
platform-android = Приложение за Android
platform-ios = Приложение за iPhone
