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
component-room-strong = Fuerza { $three }, { $four } o { $five } con 3, 4 o 5 jugadores. Si no se alcanza en conjunto, { $it-about }.
component-boss = Invencible: { $it-about }.
component-boss-strong = Fuerza { $three }, { $four } o { $five } con 3, 4 o 5 jugadores. Si no se alcanza en conjunto, { $it-about }.
component-level-name = Nivel { $number }
component-level = Salas a oscuras: { $dark }.

## El tablero: el camino por el nivel

raiders-way = El camino por el nivel
raiders-level = Nivel { $number } de 5
raiders-room = La sala en la que estás
raiders-room-not-laid = La sala { $place } aún no está puesta.
raiders-dark-help = Nadie sabe qué espera aquí, salvo quien encienda una antorcha.
raiders-seen-by-you = Lo viste a la luz de tu antorcha. Solo lo sabes tú, y quien haya encendido otra.
raiders-seen-mark = Lo viste a la luz de tu antorcha
raiders-kind = { $kind ->
        [monster] Monstruo
        [treasure] Tesoro
        [vault] Cámara
        [trap] Trampa
       *[boss] Monstruo final
    }
raiders-strength = Fuerza
raiders-undefeatable = No se le puede vencer
raiders-lowest = Carta más baja
raiders-highest = Carta más alta
raiders-second = La segunda
raiders-most-coins = Más monedas
raiders-fewest-wounds = Menos heridas

## El tablero: los jugadores

raiders-places = Los saqueadores
raiders-about-player = Sobre { $name }
raiders-only-you = Solo tú ves esto
raiders-order = Juega en el puesto { $number } en esta sala
raiders-item-use = { $item }: { $use }
raiders-has-seen = Ha encendido una antorcha y conoce las salas a oscuras de este nivel.
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
raiders-hand-standard = Elige en secreto: se descubren a la vez.
raiders-hand-tactical = Juega una carta boca arriba. Es definitiva.
raiders-hand-again = Tu bola de cristal te ha mostrado las cartas: juega otra.
raiders-hand-sealed = Has elegido: { $card }. Aún puedes cambiarla.
raiders-hand-torch = Ahora puedes encender una antorcha. No te cuesta el turno.
raiders-hand-ahead = Ya eliges para la sala { $place } del nivel { $level }.
raiders-chosen = elegida
raiders-light = enciende

## El tablero: la historia y las piezas

raiders-chronicle = Lo que se ha jugado
raiders-chronicle-empty = Aún no se ha jugado ninguna carta.
raiders-chronicle-where = Nivel { $level }, sala { $place }
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
raiders-almanac = Qué hacen las piezas
raiders-almanac-items = Objetos
raiders-almanac-rooms = Salas
raiders-almanac-rooms-help = Antes de empezar se apartaron seis salas sin verlas. Las que aún no se han visto pueden estar más adelante o entre ellas.
raiders-supply = { $count ->
        [0] No queda ninguna carta en la reserva.
        [one] Queda una carta en la reserva.
       *[other] Quedan { $count } cartas en la reserva.
    }
raiders-unseen = { $left ->
        [0] Ya se han visto todas.
        [one] Falta por ver 1 de { $copies }.
       *[other] Faltan por ver { $left } de { $copies }.
    }

## El tablero: el recuento

raiders-count = El recuento
raiders-count-player = Saqueador
raiders-count-column-wounds = Heridas
raiders-count-column-coins = Monedas
raiders-count-fate-column = Qué ha sido de cada cual
raiders-count-wounds = { $rule ->
        [half] Primero, las heridas: quien tiene más de la mitad se desmaya.
       *[most] Primero, las heridas: quien tiene más se desmaya.
    }
raiders-count-spared = { $why ->
        [alone] No queda nadie más con quien comparar.
        [half] Nadie tiene más de la mitad de las heridas.
       *[shared] { $count } jugadores comparten el mayor número de heridas.
    }
raiders-count-coins = Después, las monedas de quienes siguen en pie.
raiders-count-tied = { $count ->
        [one] { $names } tiene las mismas monedas, pero más heridas.
       *[other] { $names } tienen las mismas monedas, pero más heridas.
    }
raiders-count-fate = { $fate ->
        [petrified] De piedra
        [fainted] Se desmaya
        [won] Gana
        [beaten] No gana
       *[counted] —
    }
