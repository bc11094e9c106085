platform-switcher = ほかの表示
platform-desktop = PC版
platform-mobile = スマートフォン版
platform-android = Androidアプリ
platform-ios = iPhoneアプリ
