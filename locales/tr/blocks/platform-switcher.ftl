platform-switcher = Sitenin diğer sürümleri
platform-desktop = Masaüstü
platform-mobile = Mobil
platform-android = Android uygulaması
platform-ios = iPhone uygulaması
