platform-switcher = Сайттың басқа нұсқалары
platform-desktop = Компьютер
platform-mobile = Мобильді
platform-android = Android қосымшасы
platform-ios = iPhone қосымшасы
