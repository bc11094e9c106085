platform-switcher = Otras versiones de este sitio
platform-desktop = Ordenador
platform-mobile = Móvil
platform-android = App para Android
platform-ios = App para iPhone
