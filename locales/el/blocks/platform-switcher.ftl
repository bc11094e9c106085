platform-switcher = Άλλες εκδόσεις του ιστότοπου
platform-desktop = Υπολογιστής
platform-mobile = Κινητό
platform-android = Εφαρμογή Android
platform-ios = Εφαρμογή iPhone
