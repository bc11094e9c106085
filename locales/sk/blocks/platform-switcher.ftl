platform-switcher = Ďalšie verzie tohto webu
platform-desktop = Počítač
platform-mobile = Mobil
platform-android = Aplikácia pre Android
platform-ios = Aplikácia pre iPhone
