platform-switcher = Інші версії сайту
platform-desktop = Комп’ютер
platform-mobile = Мобільна
platform-android = Застосунок Android
platform-ios = Застосунок iPhone
