platform-switcher = Autres versions de ce site
platform-desktop = Ordinateur
platform-mobile = Mobile
platform-android = Appli Android
platform-ios = Appli iPhone
