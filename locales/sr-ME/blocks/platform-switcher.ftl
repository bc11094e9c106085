platform-switcher = Druge verzije ovog sajta
platform-desktop = Računar
platform-mobile = Mobilni
platform-android = Android aplikacija
platform-ios = iPhone aplikacija
