### Los textos de las vistas previas, las tarjetas y los avisos en español. Los lee gente que quizá no conoce la aplicación.

## Enlaces a la propia aplicación

preview-app-title = Antorcha: juegos de mesa de mazmorras
preview-app-text = Juegos de mesa de mazmorras a la luz de una antorcha, con amigos o contra bots, en español e inglés.

## Cómo va la partida

preview-waiting =
    { $free ->
        [0] A punto de empezar
        [one] 1 asiento libre
       *[other] { $free } asientos libres
    }
preview-playing = En juego
preview-over = Fin de la partida
preview-won =
    { $winners-count ->
        [one] Gana { $winners }
       *[other] Ganan { $winners }
    }
preview-closed = Mesa cerrada

## Jugadores

preview-free-seat = asiento libre
preview-former-player = antiguo jugador
preview-bot = bot
preview-successes =
    { $count ->
        [one] 1 éxito
       *[other] { $count } éxitos
    }
preview-failures =
    { $count ->
        [one] 1 fracaso
       *[other] { $count } fracasos
    }
preview-coins =
    { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }
preview-wounds =
    { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }
preview-experience = { $count } PX
preview-gold = { $count } de oro

## El texto bajo el título de un enlace

preview-invitation =
    { $players-count ->
        [0] Siéntate a jugar en tu navegador, con amigos o bots.
       *[other] { $players } a la mesa. Siéntate a jugar en tu navegador.
    }
preview-players-now =
    { $players-count ->
        [one] Juega { $players }.
       *[other] Juegan { $players }.
    }
preview-players-then = Partida de { $players }.

## Avisos de turno: en navegadores, correos y otros programas

notice-title = Es tu turno
notice-text =
    { $players-count ->
        [0] { preview-game }
       *[other] { preview-game } con { $players }
    }
notice-test-title = Antorcha puede avisarte
notice-test-text = Esto es una prueba. Así son los avisos de tus turnos.
notice-open = Abrir la mesa
notice-mail-why = Recibes este correo porque diste tu dirección para los avisos de tus turnos.
notice-mail-stop = Dejar de recibir correos

## La página que detiene los correos

unsubscribe-title = Correos sobre tus turnos
unsubscribe-question = ¿Quieres dejar de recibir estos correos?
unsubscribe-button = Dejar de recibirlos
unsubscribe-done = Ya no recibirás más correos. Puedes volver a activarlos en tus ajustes.
unsubscribe-invalid = Este enlace no es válido. Desactiva los correos en tus ajustes.

## Correos con enlaces para las cuentas

confirm-mail-title = Confirma tu dirección
confirm-mail-text = { $player }, confirma que esta dirección es tuya. El enlace vale dos días.
confirm-mail-button = Confirmar dirección
confirm-mail-why = Si no juegas en Antorcha, no hagas caso de este correo. Tu dirección se borrará.
password-mail-title = Una contraseña nueva
password-mail-text = { $player }, elige una contraseña nueva. El enlace vale una hora y solo una vez.
password-mail-button = Elegir contraseña
password-mail-why = Si no la has pedido, no hagas caso de este correo. Tu contraseña no cambia.
