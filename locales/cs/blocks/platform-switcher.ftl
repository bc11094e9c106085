platform-switcher = Další verze tohoto webu
platform-desktop = Počítač
platform-mobile = Mobil
platform-android = Aplikace pro Android
platform-ios = Aplikace pro iPhone
