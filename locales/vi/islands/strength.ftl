### How strong a new password is.

strength-advice = Ít nhất { $count } ký tự. Vài từ không liên quan thì dễ nhớ và khó đoán.
strength-short = Hãy dùng ít nhất { $count } ký tự.
strength-weak = Yếu: dễ đoán. Hãy đặt dài hơn.
strength-fair = Trung bình: thêm vài ký tự nữa sẽ mạnh.
strength-strong = Mạnh
