### Messages of the form that opens an account.

join-first-name = Nome próprio
join-last-name = Apelido
join-country = País de residência
join-currency = Moeda
join-terms = Tenho 18 anos ou mais e aceito as { $rules }.
join-rules = regras
join-missing = Preencha este campo.
join-terms-missing = Para abrir uma conta, confirme a sua idade e aceite as regras.
join-sent = Só mais um passo: enviámos uma ligação para { $email }. Abra-a para confirmar o e-mail e depois inicie sessão.
join-welcome = Damos-lhe as boas-vindas! A sua conta está aberta e a sessão iniciada
join-closed = De momento não é possível abrir novas contas.
join-blocked = Não é possível abrir contas a partir do seu país.
join-sign-in = Já tenho conta
join-complete = Primeiro, alguns dados
join-complete-text = Só precisamos deles uma vez, antes de poder depositar.
join-date-of-birth = Data de nascimento
join-date-of-birth-invalid = Introduza uma data completa no passado.
join-address = Rua e número
join-city = Localidade
join-postal-code = Código postal
join-save = Guardar e continuar
join-saved = Os seus dados foram guardados
join-terms-changed = As nossas regras mudaram
join-terms-read = Para continuar, leia e aceite as { $rules }.
join-terms-accept = Aceito
