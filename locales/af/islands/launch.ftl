### Messages of horse racing and lotteries.

launch-text = Maak ons vennoot se bladsy hier oop. Meld aan om met jou saldo te speel.
launch-open = Maak oop
launch-closed = Op die oomblik gesluit. Jy kan op alle sportsoorte wed.
launch-failed = Die bladsy kon nie oopgemaak word nie. Kyk na jou verbinding en probeer weer.
launch-tab = Maak in nuwe oortjie oop
