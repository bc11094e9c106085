### How strong a new password is.

strength-advice = Okungenani izinhlamvu ezingu-{ $count }. Amagama ambalwa angahlobene alula ukukhunjulwa futhi kunzima ukuwaqagela.
strength-short = Sebenzisa okungenani izinhlamvu ezingu-{ $count }.
strength-weak = Ibuthakathaka: kulula ukuyiqagela. Yenze ibe nde.
strength-fair = Iphakathi nendawo: izinhlamvu ezimbalwa ziyayiqinisa.
strength-strong = Iqinile
