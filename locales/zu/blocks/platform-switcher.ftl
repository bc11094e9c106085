platform-switcher = Ezinye izinguqulo zaleli sayithi
platform-desktop = Ikhompyutha
platform-mobile = Iselula
platform-android = I-app ye-Android
platform-ios = I-app ye-iPhone
