### Messages of the player's passkeys, in the profile.

passkeys-title = Κλειδιά πρόσβασης
passkeys-text = Συνδεθείτε με το δακτυλικό σας αποτύπωμα, το πρόσωπό σας ή το κλείδωμα οθόνης αντί για κωδικό.
passkeys-none = Δεν έχετε ακόμη κλειδιά πρόσβασης.
passkeys-one = Κλειδί πρόσβασης
passkeys-added = Προστέθηκε: { $moment }
passkeys-used = Τελευταία χρήση: { $moment }
passkeys-unused = Δεν έχει χρησιμοποιηθεί ακόμη
passkeys-add = Προσθήκη κλειδιού πρόσβασης
passkeys-password = Γράψτε τον κωδικό σας για να προσθέσετε κλειδί πρόσβασης.
passkeys-saved = Το κλειδί πρόσβασης προστέθηκε
passkeys-remove = Κατάργηση
passkeys-sure = Να καταργηθεί αυτό το κλειδί πρόσβασης;
passkeys-sure-text = Δεν θα μπορείτε πλέον να συνδέεστε με αυτό. Διαγράψτε το και από τη συσκευή σας.
passkeys-removed = Το κλειδί πρόσβασης καταργήθηκε
passkeys-cancel = Άκυρο
passkeys-known = Αυτή η συσκευή έχει ήδη κλειδί πρόσβασης για τον λογαριασμό σας.
passkeys-unfit = Αυτή η συσκευή ή το πρόγραμμα περιήγησης δεν μπορεί να δημιουργήσει κλειδί πρόσβασης.
