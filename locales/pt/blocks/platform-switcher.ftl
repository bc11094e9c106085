platform-switcher = Outras versões deste site
platform-desktop = Computador
platform-mobile = Telemóvel
platform-android = App Android
platform-ios = App iPhone
