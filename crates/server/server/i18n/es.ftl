### Los textos de las vistas previas y las tarjetas en español. Los lee gente que quizá no conoce la aplicación.

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
