### Messages of the player's passkeys, in the profile.

passkeys-title = گذرکلیدها
passkeys-text = به‌جای رمز عبور با اثر انگشت، چهره یا قفل صفحه وارد شوید.
passkeys-none = هنوز گذرکلیدی ندارید.
passkeys-one = گذرکلید
passkeys-added = افزوده‌شده: { $moment }
passkeys-used = آخرین استفاده: { $moment }
passkeys-unused = هنوز استفاده نشده
passkeys-add = افزودن گذرکلید
passkeys-password = برای افزودن گذرکلید، رمز عبور خود را وارد کنید.
passkeys-saved = گذرکلید افزوده شد
passkeys-remove = حذف
passkeys-sure = این گذرکلید حذف شود؟
passkeys-sure-text = پس از آن نمی‌توانید با آن وارد شوید. آن را از دستگاه خود نیز پاک کنید.
passkeys-removed = گذرکلید حذف شد
passkeys-cancel = لغو
passkeys-known = این دستگاه از پیش گذرکلیدی برای حساب شما دارد.
passkeys-unfit = این دستگاه یا مرورگر نمی‌تواند گذرکلید بسازد.
