## Los componentes, como los enumera la página de reglas

component-name = { $it }
component-adventurer = { $hp } PV y estas piezas: { $tiles }.
component-tile = { $it-effect }.
component-monster = { $it-about }.

## El tablero

welcome-board = El tablero
welcome-glossary = Monstruos y equipo
welcome-look-up = Leer qué hace
welcome-look-up-name = { $name }: leer qué hace
welcome-only-you = Solo lo ves tú
welcome-you = Tú
welcome-round = Ronda { $round }
welcome-hp = { $hp } PV
welcome-hp-sum =
    { $tiles ->
        [0] { $own } propios
       *[other] { $own } propios y { $tiles } de piezas
    }
welcome-hp-whole = { $hp } PV con todas las piezas
welcome-cards =
    { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }

## Los jugadores

welcome-standings = Cómo va cada cual
welcome-successes =
    { $count ->
        [one] 1 éxito de 2
       *[other] { $count } éxitos de 2
    }
welcome-aid-white = Carta de ayuda: aún blanca
welcome-aid-red = Carta de ayuda: roja, un fracaso más y fuera
welcome-bid-turn = turno
welcome-bid-waiting = sigue
welcome-bid-bidding = sigue
welcome-bid-passed = pasó
welcome-bid-inside = explora
welcome-bid-out = fuera
welcome-bid-won = gana

## La apuesta

welcome-deck = Mazo de monstruos
welcome-deck-count =
    { $count ->
        [0] El mazo está vacío
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
welcome-card-hidden = Una carta boca abajo
welcome-hand = La carta en mano
welcome-looks = { $name } mira una carta
welcome-thinks = { $name } roba o pasa
welcome-place-hint = Pulsa la mazmorra para añadirle tu carta, o una pieza para apartar las dos.
welcome-dungeon = Mazmorra
welcome-dungeon-empty = Aquí aún no espera nada.
welcome-pile = Cartas de la mazmorra, la de arriba primero
welcome-pile-order = La de arriba va primero: la última en entrar es la primera en salir.
welcome-pile-hidden = Carta { $position } desde arriba, boca abajo, añadida por: { $name }
welcome-pile-known = Carta { $position } desde arriba: { $monster }, añadida por: { $name }. Solo la ves tú.
welcome-tiles = Equipo
welcome-sacrifice = Sacrificar
welcome-sacrificed = Sacrificada
welcome-sacrificed-by = La sacrificó { $name }
welcome-sacrificed-by-you = La sacrificaste tú
welcome-under = Debajo: { $monster }
welcome-gone = Gastada o perdida

## Lo que sabe quien mira

welcome-memory = Lo que sabes
welcome-memory-nothing =
    { $unknown ->
        [0] Aún no has añadido nada a la mazmorra.
        [one] Aún no has añadido nada: no conoces la carta que hay en la mazmorra.
       *[other] Aún no has añadido nada: no conoces ninguna de las { $unknown } cartas de la mazmorra.
    }
welcome-memory-dungeon = Tus cartas en la mazmorra, por orden de aparición: { $monsters }.
welcome-memory-sum =
    { $unknown ->
        [0] Fuerza { $strength } en total, contra { $hp } PV antes de que ayude ninguna pieza. Conoces todas las cartas.
        [one] Fuerza { $strength } hasta ahora, contra { $hp } PV antes de que ayude ninguna pieza. No conoces 1 carta.
       *[other] Fuerza { $strength } hasta ahora, contra { $hp } PV antes de que ayude ninguna pieza. No conoces { $unknown } cartas.
    }
welcome-memory-under = { $monster } (bajo { $tile })
welcome-memory-aside = Has apartado: { $cards }.
welcome-monsters = Monstruos
welcome-copies =
    { $copies ->
        [one] { $monster }, hay una carta
       *[other] { $monster }, hay { $copies } cartas
    }{ $dungeon ->
        [0] {""}
       *[other] ; sabes que hay en la mazmorra: { $dungeon }
    }{ $aside ->
        [0] {""}
       *[other] ; sabes que se han apartado: { $aside }
    }
welcome-specials =
    { $known ->
        [0] Dos de estos seis están en la partida. No has visto ninguno.
        [one] Dos de estos seis están en la partida. Conoces uno.
       *[other] Dos de estos seis están en la partida. Conoces los dos.
    }
welcome-mark-dungeon = en la mazmorra
welcome-mark-aside = apartada
welcome-mark-unknown = desconocida

## El camino por la mazmorra

welcome-run = El camino por la mazmorra
welcome-turning = Carta { $position }…
welcome-status = Lo que vale por ahora
welcome-variety-all-differ = Hasta ahora todos los monstruos han sido distintos.
welcome-variety-some-alike = Algunos monstruos se han repetido.
welcome-decides = Decide { $name }.
welcome-to-choice = Ir a tu decisión
welcome-named-hint = El número junto a la puerta dice cuántos sabes que hay en la mazmorra.
welcome-trail = Cartas de la mazmorra por orden de aparición
welcome-met-open = Carta { $position }: { $monster }
welcome-met-beaten = Carta { $position }: { $monster }, cae ante: { $tiles }
welcome-met-hurt = Carta { $position }: { $monster }, { $damage } de daño
welcome-met-ignored = Carta { $position }: { $monster }, sin efecto gracias al Aliado
welcome-met-helped = Carta { $position }: { $monster }, echa una mano
welcome-met-harmless = Carta { $position }: { $monster }, sin efecto
welcome-met-dissolved = Carta { $position }: { $monster }, se lleva una pieza: { $tile }
welcome-met-unveiled = Carta { $position }: { $monster }, descubierta tras el final
welcome-ahead = Carta { $position }: boca abajo
welcome-ahead-known = Carta { $position }: { $monster }. Solo la conoces tú.

## Después de la mazmorra

welcome-after = Después de la mazmorra
welcome-success = ¡Éxito!
welcome-failure = Fracaso
welcome-asides = Lo que se había apartado
welcome-choose = Elige el próximo aventurero
welcome-chooses = El próximo aventurero lo elige { $name }

## Para consultar

welcome-is-common = Está en todos los mazos.
welcome-is-special = Monstruo especial: en cada partida participan dos de los seis.
welcome-in-deck =
    { $count ->
        [one] Hay una sola carta.
       *[other] Hay { $count } cartas.
    }
welcome-tiles-of = Equipo: { $adventurer }
welcome-adventurers = Aventureros
