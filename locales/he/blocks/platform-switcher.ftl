platform-switcher = גרסאות נוספות של האתר
platform-desktop = מחשב
platform-mobile = נייד
platform-android = אפליקציית Android
platform-ios = אפליקציית iPhone
