platform-switcher = Outras versões deste site
platform-desktop = Computador
platform-mobile = Celular
platform-android = App para Android
platform-ios = App para iPhone
