platform-switcher = Sivuston muut versiot
platform-desktop = Tietokone
platform-mobile = Mobiili
platform-android = Android-sovellus
platform-ios = iPhone-sovellus
