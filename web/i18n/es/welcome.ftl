## Los componentes, como los enumera la página de reglas

component-name = { $it }
component-adventurer = { $hp } PV y estas piezas de equipo: { $tiles }.
component-tile = { $it-effect }.
component-monster = { $it-about }.

## El tablero

welcome-board = Tablero
welcome-glossary = Monstruos y equipo
welcome-look-up-name = { $name }: ver qué hace
welcome-only-you = Solo lo ves tú
welcome-you = Tú
welcome-round = Ronda { $round }
welcome-hp = { $hp } PV
welcome-hp-sum =
    { $tiles ->
        [0] { $own } de base
       *[other] { $own } de base + { $tiles } del equipo
    }
welcome-hp-whole = { $hp } PV con todo el equipo
welcome-cards =
    { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }

## Los jugadores

welcome-standings = Marcador
welcome-successes =
    { $count ->
        [one] 1 éxito de 2
       *[other] { $count } éxitos de 2
    }
welcome-aid-white = Carta de ayuda: blanca, sin fracasos
welcome-aid-red = Carta de ayuda: roja, fuera con otro fracaso
welcome-bid-turn = decide
welcome-bid-waiting = sigue
welcome-bid-bidding = sigue
welcome-bid-passed = pasa
welcome-bid-inside = dentro
welcome-bid-out = fuera
welcome-bid-won = gana

## La puja

welcome-deck = Mazo de monstruos
welcome-deck-count =
    { $count ->
        [0] El mazo está vacío
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
welcome-card-hidden = Carta boca abajo
welcome-hand = Carta robada
welcome-looks = { $name } mira una carta
welcome-thinks = { $name }: ¿robar o pasar?
welcome-place-hint = Elige la mazmorra para añadir el monstruo, o una pieza para sacrificarla y apartar el monstruo.
welcome-dungeon = Mazmorra
welcome-dungeon-empty = Aún no hay monstruos.
welcome-pile = Cartas de la mazmorra, de arriba abajo
welcome-pile-order = La última carta añadida se descubre primero.
welcome-pile-hidden = Carta { $position } desde arriba: boca abajo. Añadida por: { $name }.
welcome-pile-known = Carta { $position } desde arriba: { $monster }. Añadida por: { $name }. Solo la ves tú.
welcome-tiles = Equipo
welcome-sacrifice = Sacrificar
welcome-sacrificed = Sacrificada
welcome-sacrificed-by = La sacrificó { $name }
welcome-sacrificed-by-you = La sacrificaste tú
welcome-under = Debajo: { $monster }
welcome-gone = Gastada o perdida

## Lo que sabe el jugador

welcome-memory = Lo que sabes
welcome-memory-nothing =
    { $unknown ->
        [0] Aún no has añadido ninguna carta.
        [one] No conoces la carta de la mazmorra.
       *[other] No conoces ninguna de las { $unknown } cartas de la mazmorra.
    }
welcome-memory-dungeon = Tus cartas en la mazmorra, por orden de aparición: { $monsters }.
welcome-memory-sum =
    { $unknown ->
        [0] Fuerza { $strength } en total contra { $hp } PV si el equipo no derrota a nadie. Conoces todas las cartas.
        [one] Fuerza { $strength } por ahora contra { $hp } PV si el equipo no derrota a nadie. No conoces 1 carta.
       *[other] Fuerza { $strength } por ahora contra { $hp } PV si el equipo no derrota a nadie. No conoces { $unknown } cartas.
    }
welcome-memory-under = { $monster } (bajo { $tile })
welcome-memory-aside = Has apartado: { $cards }.
welcome-monsters = Monstruos
welcome-copies =
    { $copies ->
        [one] { $monster }: 1 carta
       *[other] { $monster }: { $copies } cartas
    }{ $dungeon ->
        [0] {""}
       *[other] ; sabes de { $dungeon } en la mazmorra
    }{ $aside ->
        [0] {""}
        [one] ; sabes de 1 apartada
       *[other] ; sabes de { $aside } apartadas
    }
welcome-specials =
    { $known ->
        [0] En la partida hay 2 de estos 6. No has visto ninguno.
        [one] En la partida hay 2 de estos 6. Conoces 1.
       *[other] En la partida hay 2 de estos 6. Conoces los dos.
    }
welcome-mark-dungeon = en la mazmorra
welcome-mark-aside = apartada
welcome-mark-unknown = desconocida

## En la mazmorra

welcome-run = En la mazmorra
welcome-turning = Carta { $position }…
welcome-status = Efectos activos
welcome-variety-all-differ = Por ahora, todos los monstruos son distintos.
welcome-variety-some-alike = Se ha repetido un tipo de monstruo.
welcome-decides = Decide { $name }.
welcome-run-cards =
    { $who ->
        [you] Te enfrentas a
       *[other] { $name } se enfrenta a
    } { $size ->
        [one] 1 carta
       *[other] { $size } cartas
    }: { $beaten ->
        [one] 1 vencida
       *[other] { $beaten } vencidas
    } y { $damage } de daño.
welcome-named-hint = El número junto a la puerta: cuántos sabes que hay en la mazmorra.
welcome-trail = Cartas de la mazmorra por orden de aparición
welcome-met-open = Carta { $position }: { $monster }
welcome-met-beaten = Carta { $position }: { $monster }, cae ante: { $tiles }
welcome-met-hurt = Carta { $position }: { $monster }, { $damage } de daño
welcome-met-ignored = Carta { $position }: { $monster }, sin efecto gracias al Aliado
welcome-met-helped = Carta { $position }: { $monster }, echa una mano
welcome-met-harmless = Carta { $position }: { $monster }, sin efecto
welcome-met-dissolved = Carta { $position }: { $monster }, se lleva una pieza: { $tile }
welcome-met-unveiled = Carta { $position }: { $monster }, descubierta tras la muerte
welcome-ahead = Carta { $position }: boca abajo
welcome-ahead-known = Carta { $position }: { $monster }. Solo la conoces tú.

## Después de la mazmorra

welcome-after = Después de la mazmorra
welcome-success = ¡Éxito!
welcome-failure = Fracaso
welcome-asides = Cartas apartadas
welcome-choose = Elige al próximo aventurero
welcome-choose-enlarge = Apunta a un aventurero, o mantenlo pulsado, para leer su equipo.
welcome-chooses = { $name } elige aventurero

## Para consultar

welcome-is-common = Está en todas las partidas.
welcome-is-special = Monstruo especial: en cada partida hay 2 de los 6.
welcome-in-deck =
    { $count ->
        [one] Hay 1 carta.
       *[other] Hay { $count } cartas.
    }
welcome-tiles-of = Equipo: { $adventurer }
welcome-adventurers = Aventureros

## Momentos destacados: imágenes grandes sobre el tablero

welcome-highlight-enter =
    { $who-is ->
        [you] Te toca entrar
       *[other] Entra { $who }
    }
welcome-highlight-enter-text =
    { $cards ->
        [one] Espera 1 monstruo.
       *[other] Esperan { $cards } monstruos.
    }
welcome-highlight-success =
    { $who-is ->
        [you] ¡Sobrevives!
       *[other] ¡{ $who } sobrevive!
    }
welcome-highlight-success-text = Carta de éxito { $successes } de 2.
welcome-highlight-failure =
    { $who-is ->
        [you] Fracasas
       *[other] { $who } fracasa
    }
welcome-highlight-failure-text = La mazmorra ha podido más.
welcome-highlight-killer = { $monster-the } da el último golpe.
welcome-highlight-out =
    { $who-is ->
        [you] Estás fuera
       *[other] { $who } queda fuera
    }
welcome-highlight-out-text = 2 fracasos: fuera de la partida.
welcome-highlight-won =
    { $who-is ->
        [you] ¡Ganas!
       *[other] ¡Gana { $who }!
    }
welcome-highlight-won-text =
    { $by ->
        [successes] Con 2 cartas de éxito.
       *[survival] Los demás están fuera.
    }

## El final de la partida

welcome-end-successes =
    { $who-is ->
        [you] Sobrevives a 2 mazmorras con { $adventurers-the }.
       *[other] { $who } sobrevive a 2 mazmorras con { $adventurers-the }.
    }
welcome-end-survival =
    { $who-is ->
        [you] Solo quedas tú: los demás han fracasado 2 veces.
       *[other] Solo queda { $who }: los demás han fracasado 2 veces.
    }
welcome-end-hardest =
    { $result ->
        [survived] { $who-is ->
            [you] Sobrevives a la mazmorra más llena
           *[other] { $who } sobrevive a la mazmorra más llena
        }
       *[failed] { $who-is ->
            [you] Fracasas en la mazmorra más llena
           *[other] { $who } fracasa en la mazmorra más llena
        }
    }: { $cards ->
        [one] 1 monstruo.
       *[other] { $cards } monstruos.
    }
welcome-end-rival =
    { $who-is ->
        [you] Te quedas muy cerca
       *[other] { $who } se queda muy cerca
    }: { $successes ->
        [one] 1 carta de éxito.
       *[other] { $successes } cartas de éxito.
    }
welcome-end-rivals =
    { $successes ->
        [one] { $who } se quedan muy cerca: 1 carta de éxito cada jugador.
       *[other] { $who } se quedan muy cerca: { $successes } cartas de éxito cada jugador.
    }
welcome-end-no-rival = Nadie más consigue una carta de éxito.
welcome-end-title = Tabla final
welcome-end-player = Jugador
welcome-end-successes-column = Éxitos
welcome-end-failures-column = Fracasos
welcome-end-entered-column = Mazmorras
welcome-end-defeated-column = Derrotados
welcome-end-added-column = Añadidos
welcome-end-sacrificed-column = Sacrificios
