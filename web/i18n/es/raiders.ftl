## Los componentes, como los enumera la página de reglas

component-name = { $it }
component-character = Empieza { $coins ->
        [0] sin monedas
        [one] con 1 moneda
       *[other] con { $coins } monedas
    }, { $wounds ->
        [0] sin heridas
        [one] con 1 herida
       *[other] con { $wounds } heridas
    } y { $items-count ->
        [0] sin objetos
       *[other] con { $items-a }
    }.
component-item = { $it-use }.
component-room = { $it-about }.
component-room-strong = Fuerza { $three }, { $four } o { $five } con 3, 4 o 5 jugadores. Si todas las cartas suman menos, { $it-about }.
component-boss = Invencible: { $it-about }.
component-boss-strong = Fuerza { $three }, { $four } o { $five } con 3, 4 o 5 jugadores. Si todas las cartas suman menos, { $it-about }.
component-level-name = Nivel { $number }
component-level = Habitaciones a oscuras: { $dark }.

## El tablero: las habitaciones del nivel

raiders-way = Habitaciones del nivel
raiders-level = Nivel { $number } de 5
raiders-room = Habitación actual
raiders-room-not-laid = Habitación { $place }: aún no ha salido.
raiders-dark-help = Habitación a oscuras. Enciende una antorcha para ver qué hay.
raiders-seen-by-you = La viste con tu antorcha. Solo la conocen los jugadores que encendieron una.
raiders-seen-mark = Vista con tu antorcha
raiders-kind = { $kind ->
        [monster] Monstruo
        [treasure] Tesoro
        [vault] Cámara
        [trap] Trampa
       *[boss] Monstruo final
    }
raiders-strength = Fuerza
raiders-undefeatable = Invencible
raiders-lowest = Carta más baja
raiders-highest = Carta más alta
raiders-second = Segunda más alta
raiders-most-coins = Más monedas
raiders-fewest-wounds = Menos heridas

## El tablero: los jugadores

raiders-places = Jugadores
raiders-about-player = Sobre { $name }
raiders-only-you = Solo la ves tú
raiders-order = Orden de juego en esta habitación: { $number }
raiders-item-use = { $item }: { $use }
raiders-has-seen = Ha encendido una antorcha: conoce las habitaciones a oscuras de este nivel.
raiders-rank-coins = { $rank ->
        [most] Tiene más monedas que nadie (▲).
       *[fewest] Tiene menos monedas que nadie (▼).
    }
raiders-rank-wounds = { $rank ->
        [most] Tiene más heridas que nadie y puede desmayarse al final.
       *[fewest] Tiene menos heridas que nadie (▼).
    }
raiders-escaped = escapa
raiders-petrified = de piedra
raiders-counts-as-one = vale 1
raiders-characters = Personajes

## El tablero: mi mano

raiders-hand = Tu mano
raiders-hand-standard = Elige en secreto. Todas las cartas se descubren a la vez.
raiders-hand-tactical = Juega una carta boca arriba. No podrás cambiarla.
raiders-hand-again = Tu bola de cristal te ha mostrado las cartas. Juega otra.
raiders-hand-sealed = Tu carta: { $card }. Aún puedes cambiarla.
raiders-hand-torch = Puedes encender una antorcha. No te cuesta el turno.
raiders-about-power = Vale { $power }. Juegas cada carta de poder una vez por nivel.
raiders-chosen = elegida
raiders-light = encender

## El tablero: las cartas jugadas y la guía de cartas

raiders-chronicle = Cartas jugadas
raiders-chronicle-empty = Aún no hay cartas jugadas.
raiders-chronicle-where = Nivel { $level }, habitación { $place }
raiders-tale-line = { $name }: { $cards } ({ $came })
raiders-tale-line-plain = { $name }: { $cards }
raiders-change-coins = { $amount ->
        [one] { $sign }1 moneda
       *[other] { $sign }{ $amount } monedas
    }
raiders-change-wounds = { $amount ->
        [one] { $sign }1 herida
       *[other] { $sign }{ $amount } heridas
    }
raiders-change-item = +1 { $item }
raiders-almanac = Guía de cartas
raiders-almanac-items = Objetos
raiders-almanac-rooms = Habitaciones
raiders-almanac-rooms-help = Antes de empezar se retiraron 6 habitaciones sin mirarlas. Las que faltan por ver pueden estar entre ellas.
raiders-supply = { $count ->
        [0] No queda ninguna en la reserva.
        [one] Queda 1 en la reserva.
       *[other] Quedan { $count } en la reserva.
    }
raiders-unseen = { $left ->
        [0] Ya se han visto todas.
        [one] Falta por ver 1 de { $copies }.
       *[other] Faltan por ver { $left } de { $copies }.
    }

## El tablero: el recuento final

raiders-count = Recuento final
raiders-count-player = Jugador
raiders-count-column-wounds = Heridas
raiders-count-column-coins = Monedas
raiders-count-fate-column = Resultado
raiders-count-wounds = { $rule ->
        [half] Primero, las heridas: el jugador con más de la mitad se desmaya.
       *[most] Primero, las heridas: el jugador que tiene más se desmaya.
    }
raiders-count-spared = { $why ->
        [alone] No queda nadie con quien comparar.
        [half] Nadie tiene más de la mitad de las heridas.
       *[shared] { $count } jugadores empatan con el máximo de heridas.
    }
raiders-count-coins = Después, las monedas de los jugadores que siguen en pie.
raiders-count-you = Tú
raiders-count-tied-you = Empatas a monedas, pero tienes más heridas.
raiders-count-tied = { $count ->
        [one] { $names } empata a monedas, pero tiene más heridas.
       *[other] { $names } empatan a monedas, pero tienen más heridas.
    }
raiders-count-fate = { $fate ->
        [petrified] De piedra
        [fainted] Se desmaya
        [won] Gana
        [beaten] No gana
       *[counted] —
    }

## Momentos destacados: imágenes grandes sobre el tablero

raiders-highlight-level = Fin del nivel { $level }
raiders-highlight-leader =
    { $who-is ->
        [you] Tienes más monedas que nadie: { $coins }.
       *[other] { $who } tiene más monedas que nadie: { $coins }.
    }
raiders-highlight-leaders = { $count } jugadores empatan con más monedas: { $coins }.
raiders-highlight-boss = { $boss }
raiders-highlight-boss-text = Llega el monstruo final.
raiders-highlight-stone =
    { $who-is ->
        [you] Te conviertes en piedra
       *[other] { $who } se convierte en piedra
    }
raiders-highlight-stone-text = Ha bastado una mirada.
raiders-highlight-faints =
    { $who-is ->
        [you] Te desmayas
       *[other] { $who } se desmaya
    }
raiders-highlight-faints-text =
    { $wounds ->
        [one] Ya era demasiado: 1 herida.
       *[other] Eran demasiadas heridas: { $wounds }.
    }
raiders-highlight-won =
    { $who-is ->
        [you] ¡Ganas!
       *[other] ¡Gana { $who }!
    }
raiders-highlight-shared = ¡Ganan { $who }!
raiders-highlight-won-text =
    { $coins ->
        [0] Sin monedas
        [one] 1 moneda
       *[other] { $coins } monedas
    }, { $wounds ->
        [0] sin heridas.
        [one] 1 herida.
       *[other] { $wounds } heridas.
    }
raiders-highlight-lost = No gana nadie
raiders-highlight-lost-text = Todos se convierten en piedra.

## El final de la partida

raiders-end-won =
    { $who-is ->
        [you] Sales
       *[other] { $who } sale
    } con { $coins ->
        [0] las manos vacías
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [0] ninguna herida.
        [one] 1 herida.
       *[other] { $wounds } heridas.
    }
raiders-end-shared = { $who } salen con { $coins ->
        [0] las manos vacías
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [0] ninguna herida cada jugador.
        [one] 1 herida cada jugador.
       *[other] { $wounds } heridas cada jugador.
    }
raiders-end-lost = { $boss-the } convierte a todos en piedra.
raiders-end-faints =
    { $more ->
        [more] { $who-is ->
            [you] Tienes más monedas ({ $coins }), pero te desmayas
           *[other] { $who } tiene más monedas ({ $coins }), pero se desmaya
        }
       *[less] { $who-is ->
            [you] Te desmayas
           *[other] { $who } se desmaya
        }
    } con { $wounds ->
        [one] 1 herida.
       *[other] { $wounds } heridas.
    }
raiders-end-stone =
    { $more ->
        [more] { $who-is ->
            [you] Tienes más monedas ({ $coins }), pero te conviertes en piedra.
           *[other] { $who } tiene más monedas ({ $coins }), pero se convierte en piedra.
        }
       *[less] { $who-is ->
            [you] Te conviertes en piedra.
           *[other] { $who } se convierte en piedra.
        }
    }
raiders-end-rival =
    { $who-is ->
        [you] Te quedas muy cerca
       *[other] { $who } se queda muy cerca
    }: { $coins ->
        [0] sin monedas
        [one] 1 moneda
       *[other] { $coins } monedas
    }, { $wounds ->
        [0] sin heridas.
        [one] 1 herida.
       *[other] { $wounds } heridas.
    }
raiders-end-rivals = { $who } se quedan muy cerca: { $coins ->
        [0] sin monedas
        [one] 1 moneda
       *[other] { $coins } monedas
    }, { $wounds ->
        [0] sin heridas.
        [one] 1 herida cada jugador.
       *[other] { $wounds } heridas cada jugador.
    }
raiders-end-haul =
    { $who-is ->
        [you] Sacas el mayor botín de un cofre
       *[other] { $who } saca el mayor botín de un cofre
    }: { $coins ->
        [one] 1 moneda.
       *[other] { $coins } monedas.
    }
