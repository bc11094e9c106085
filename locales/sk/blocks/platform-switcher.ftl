platform-switcher = Ďalšie verzie tejto stránky
platform-desktop = Počítač
platform-mobile = Mobil
platform-android = Aplikácia pre Android
platform-ios = Aplikácia pre iPhone
