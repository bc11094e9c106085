platform-switcher = इस साइट के दूसरे वर्शन
platform-desktop = डेस्कटॉप
platform-mobile = मोबाइल
platform-android = Android ऐप
platform-ios = iPhone ऐप
