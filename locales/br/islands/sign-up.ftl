### Messages of the form that opens an account.

join-first-name = Nome
join-last-name = Sobrenome
join-country = País de residência
join-currency = Moeda
join-terms = Tenho 18 anos ou mais e aceito as { $rules }.
join-rules = regras
join-missing = Preencha este campo.
join-terms-missing = Para abrir uma conta, confirme sua idade e aceite as regras.
join-sent = Falta um passo: enviamos um link para { $email }. Abra-o para confirmar seu e-mail e depois entre.
join-welcome = Boas-vindas! Sua conta está aberta e você já entrou
join-closed = No momento não é possível abrir novas contas.
join-blocked = Não é possível abrir contas a partir do seu país.
join-sign-in = Já tenho uma conta
join-complete = Primeiro, alguns dados
join-complete-text = Precisamos deles uma única vez, antes de você depositar.
join-date-of-birth = Data de nascimento
join-date-of-birth-invalid = Informe uma data completa no passado.
join-address = Rua e número
join-city = Cidade
join-postal-code = CEP ou código postal
join-save = Salvar e continuar
join-saved = Seus dados foram salvos
join-terms-changed = Nossas regras mudaram
join-terms-read = Para continuar, leia e aceite as { $rules }.
join-terms-accept = Aceito
