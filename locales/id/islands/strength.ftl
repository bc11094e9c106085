### How strong a new password is.

strength-advice = Minimal { $count } karakter. Beberapa kata yang tidak berkaitan mudah diingat dan sulit ditebak.
strength-short = Gunakan minimal { $count } karakter.
strength-weak = Lemah: mudah ditebak. Buat lebih panjang.
strength-fair = Cukup: beberapa karakter lagi membuatnya kuat.
strength-strong = Kuat
