platform-switcher = Inne wersje tej strony
platform-desktop = Komputer
platform-mobile = Telefon
platform-android = Aplikacja na Androida
platform-ios = Aplikacja na iPhone’a
