### Los textos de los juegos Bienvenido en español.
###
### Las frases acaban en punto y los botones no. Los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre o un término: el programa pone la mayúscula inicial.

## El juego y las opciones de la mesa

game-welcome = Bienvenido a la mazmorra
    .tagline = Llena la mazmorra de monstruos, deja sin equipo al aventurero y confía en que no te toque entrar.
game-welcome-line = { game-welcome }. { game-welcome.tagline }

seat-name = Jugador { $number }

option-set = Edición
option-set-welcome = Bienvenido a la mazmorra
option-set-back = Bienvenido de nuevo a la mazmorra
option-set-combined = Las dos combinadas
option-start = Jugador inicial
option-start-random = Al azar
option-start-first = Jugador 1
option-start-second = Jugador 2
option-start-third = Jugador 3
option-start-fourth = Jugador 4
option-first-adventurer = Primer aventurero
option-first-adventurer-usual = Por defecto
option-first-adventurer-random = Al azar
option-first-adventurer-warrior = { adventurer-warrior }
option-first-adventurer-barbarian = { adventurer-barbarian }
option-first-adventurer-mage = { adventurer-mage }
option-first-adventurer-rogue = { adventurer-rogue }
option-first-adventurer-necromancer = { adventurer-necromancer }
option-first-adventurer-princess = { adventurer-princess }
option-first-adventurer-ninja = { adventurer-ninja }
option-first-adventurer-bard = { adventurer-bard }
option-specials = Monstruos especiales
option-specials-hidden = Ocultos hasta descubrirlos
option-specials-shown = A la vista de todos
option-first-turn = Carta robada en el primer turno
option-first-turn-free = Se añade o se aparta
option-first-turn-opening-turn = Hay que añadirla (solo el turno inicial)
option-first-turn-each-player = Hay que añadirla (todos los jugadores)
option-polymorphed-counts = Omnipotencia cuenta los sustituidos
option-polymorphed-counts-no = No
option-polymorphed-counts-yes = Sí
option-flute = Flauta encantadora
option-flute-next = Resta daño a la carta siguiente
option-flute-all = Resta daño a todas las siguientes
option-flute-next-other = Resta daño al próximo que no sea Trasgo
option-vorpal-axe = Hacha vorpalina
option-vorpal-axe-one = Derrota a un monstruo
option-vorpal-axe-type = Derrota a su tipo desde entonces

## Decisiones

action-draw = Robar una carta
action-pass = Pasar
action-add = Añadir a la mazmorra
action-sacrifice = Sacrificar { $tile-object }
action-name-type = Elegir { $monster-to }
action-pick-rival = Dejar elegir a { $rival }
action-name-strength = Elegir fuerza { $strength }
action-use = Usar { $tile-object }
action-decline = No usar nada
action-discard = Descartar { $tile-object }
action-choose = Elegir { $adventurer-to }

help-draw = Miras en secreto el monstruo de arriba. Luego lo añades a la mazmorra o lo apartas con una pieza.
help-pass = Quedas fuera hasta la próxima ronda. El último jugador sin pasar entra en la mazmorra.
help-add = Va boca abajo encima de la pila de la mazmorra. La última carta añadida se descubre primero.
help-sacrifice = { $tile }: { $tile-effect }. La pieza y el monstruo quedan fuera.
help-name-type = { $monster }: { $monster-about }. El arma vorpalina los derrota a todos.
help-pick-rival = { $rival } elige 5, 6 o 7. Tu Mandoble derrota a todos los monstruos de esa fuerza.
help-name-strength = El Mandoble derrota a todos los monstruos de fuerza { $strength }.
help-use = { $tile }: { $tile-effect }.
help-decline = Contra esta carta solo ayudan las piezas que actúan solas.
help-discard = { $tile }: { $tile-effect }. Pierdes los PV que dé.
help-choose = { $adventurer }: { $hp } PV. Piezas: { $tiles }.

## Preparación

event-game-began = Empieza la partida con { $seats } jugadores.
event-starter =
    { $who-is ->
        [you] Empiezas tú la partida.
       *[other] { $who } empieza la partida.
    }
event-first-adventurer = Primer aventurero: { $adventurer-the }.
event-special-joined = Un monstruo especial entra en el mazo en secreto.
event-special-joined-secretly = { $monster-the } entra en el mazo en secreto.
event-special-shown = { $monster-the } entra en el mazo para toda la partida.
event-round-began =
    { $who-is ->
        [you] Ronda { $round }: tú empiezas la puja.
       *[other] Ronda { $round }: { $who } empieza la puja.
    }
event-tiles-laid = { $adventurer-the } tiene sus 6 piezas de equipo.
event-shuffled = Se baraja el mazo de monstruos: { $cards } cartas.

## La puja

event-drew =
    { $who-is ->
        [you] Robas una carta.
       *[other] { $who } roba una carta.
    }
event-drew-known =
    { $who-is ->
        [you] Robas { $monster-a }.
       *[other] { $who } roba { $monster-a }.
    }
event-passed =
    { $who-is ->
        [you] Pasas.
       *[other] { $who } pasa.
    }
event-added =
    { $who-is ->
        [you] Añades la carta a la mazmorra.
       *[other] { $who } añade la carta a la mazmorra.
    }
event-added-known =
    { $who-is ->
        [you] Añades { $monster-the } a la mazmorra.
       *[other] { $who } añade { $monster-the } a la mazmorra.
    }
event-set-aside =
    { $who-is ->
        [you] Apartas la carta y sacrificas { $tile-object }.
       *[other] { $who } aparta la carta y sacrifica { $tile-object }.
    }
event-set-aside-known =
    { $who-is ->
        [you] Apartas { $monster-the } y sacrificas { $tile-object }.
       *[other] { $who } aparta { $monster-the } y sacrifica { $tile-object }.
    }

## La mazmorra

event-entered =
    { $who-is ->
        [you] Solo quedas tú en la puja: entras en la mazmorra. { $cards ->
            [0] Está vacía.
            [one] Te espera 1 monstruo.
           *[other] Te esperan { $cards } monstruos.
        }
       *[other] Solo queda { $who } en la puja: entra en la mazmorra. { $cards ->
            [0] Está vacía.
            [one] Le espera 1 monstruo.
           *[other] Le esperan { $cards } monstruos.
        }
    }
event-health-counted = El aventurero entra con { $hp } PV.
event-type-named =
    { $who-is ->
        [you] Eliges un tipo: { $monster }. El arma vorpalina lo derrota.
       *[other] { $who } elige un tipo: { $monster }. El arma vorpalina lo derrota.
    }
event-rival-picked =
    { $who-is ->
        [you] Dejas que { $rival } elija la fuerza del Mandoble.
       *[other] { $rival-is ->
            [you] { $who } te deja elegir la fuerza del Mandoble.
           *[other] { $who } deja que { $rival } elija la fuerza del Mandoble.
        }
    }
event-strength-named =
    { $who-is ->
        [you] Eliges { $strength }: el Mandoble derrota a los monstruos de esa fuerza.
       *[other] { $who } elige { $strength }: el Mandoble derrota a los monstruos de esa fuerza.
    }
event-revealed =
    { $has ->
        [strength] { $as ->
            [disguised] Carta { $position }: { $monster-the }, que aquí es { $kind-a } ({ $strength }).
           *[plain] Carta { $position }: { $monster-a } ({ $strength }).
        }
       *[nothing] Carta { $position }: { $monster-a } (sin fuerza).
    }
event-replaced =
    { $has ->
        [strength] { $as ->
            [disguised] La carta nueva es { $monster-the }, que aquí es { $kind-a } ({ $strength }).
           *[plain] La carta nueva es { $monster-a } ({ $strength }).
        }
       *[nothing] La carta nueva es { $monster-a } (sin fuerza).
    }
event-used =
    { $who-is ->
        [you] Usas { $tile-object }.
       *[other] { $who } usa { $tile-object }.
    }
event-declined =
    { $who-is ->
        [you] No usas ninguna pieza.
       *[other] { $who } no usa ninguna pieza.
    }
event-defeated = { $tile-the } derrota { $monster-to }.
event-fell-with-last = { $tile-the } derrota también al monstruo siguiente: { $monster-the }.
event-ignored = Gracias al Aliado, se ignora { $monster-to }.
event-gained =
    { $amount ->
        [0] Aquí { $tile-the } no da PV: siguen siendo { $hp }.
       *[other] { $tile-the } da +{ $amount } PV: ahora { $hp }.
    }
event-next-will-fall = { $tile-the } derrotará también al monstruo siguiente.
event-relief-won = { $tile-the } resta ahora { $points } al daño.
event-ally-helps = El Aliado echa una mano: se ignorará el monstruo siguiente.
event-cube-found-nothing = El Cubo gelatinoso no encuentra ninguna pieza que disolver.
event-coin-started = { $tile-the } ignora { $monster-to } y derrota a los pares hasta un golpe impar.
event-coin-ended = Se acabó la suerte: se descarta { $tile-the }.
event-hurt =
    { $damage ->
        [0] { $strength ->
            [0] { $hp ->
                [one] { $monster-the } (0) no hace daño. Queda 1 PV.
               *[other] { $monster-the } (0) no hace daño. Quedan { $hp } PV.
            }
           *[other] { $hp ->
                [one] { $monster-the } ({ $strength }) golpea, pero no llega a hacer daño. Queda 1 PV.
               *[other] { $monster-the } ({ $strength }) golpea, pero no llega a hacer daño. Quedan { $hp } PV.
            }
        }
       *[other] { $hp ->
            [0] { $monster-the } ({ $strength }) hace { $damage } de daño. No quedan PV.
            [one] { $monster-the } ({ $strength }) hace { $damage } de daño. Queda 1 PV.
           *[other] { $monster-the } ({ $strength }) hace { $damage } de daño. Quedan { $hp } PV.
        }
    }
event-tile-lost =
    { $lost ->
        [0] Pieza descartada: { $tile }.
       *[other] { $hp ->
            [0] Pieza descartada: { $tile }, −{ $lost } PV. No quedan PV.
            [one] Pieza descartada: { $tile }, −{ $lost } PV. Queda 1 PV.
           *[other] Pieza descartada: { $tile }, −{ $lost } PV. Quedan { $hp } PV.
        }
    }
event-revived = ¡El aventurero resucita con { $hp } PV gracias { $tile-to }!
event-died = El aventurero muere.
event-rest-hidden =
    { $cards ->
        [one] La última carta de la mazmorra se queda boca abajo.
       *[other] Las últimas { $cards } cartas de la mazmorra se quedan boca abajo.
    }
event-unveiled =
    { $as ->
        [disguised] Se descubre la carta { $position }: { $monster-the }, que aquí es { $kind-a }.
       *[plain] Se descubre la carta { $position }: { $monster-a }.
    }
event-all-differed = Todos los monstruos eran distintos: { $tile-the } gana la ronda.
event-some-alike = Había monstruos repetidos: { $tile-the } falla.

## Después de la mazmorra

event-succeeded =
    { $who-is ->
        [you] Sobrevives a la mazmorra y recibes una carta de éxito: { $successes } de 2.
       *[other] { $who } sobrevive a la mazmorra y recibe una carta de éxito: { $successes } de 2.
    }
event-failed =
    { $who-is ->
        [you] Fracasas: tu carta de ayuda muestra la cara roja. Con otro fracaso quedas fuera.
       *[other] { $who } fracasa: su carta de ayuda muestra la cara roja.
    }
event-eliminated =
    { $who-is ->
        [you] Fracasas por segunda vez: quedas fuera de la partida.
       *[other] { $who } fracasa por segunda vez y queda fuera de la partida.
    }
event-aside-shown =
    { $who-is ->
        [you] Bajo { $tile-the } habías apartado { $monster-a }.
       *[other] Bajo { $tile-the }, { $who } había apartado { $monster-a }.
    }
event-adventurer-chosen =
    { $who-is ->
        [you] Eliges { $adventurer-to } para la próxima ronda.
       *[other] { $who } elige { $adventurer-to } para la próxima ronda.
    }
event-won =
    { $who-is ->
        [you] ¡Ganas la partida!
       *[other] ¡{ $who } gana la partida!
    }

## Líneas del registro

log-player =
    { $who-is ->
        [you] tú
       *[other] { $who }
    }
log-round =
    { $who-is ->
        [you] Ronda { $round }: { $adventurer-the }. Empiezas tú.
       *[other] Ronda { $round }: { $adventurer-the }. Empieza { $who }.
    }
log-round-standings =
    { $who-is ->
        [you] Ronda { $round }: { $adventurer-the }. Empiezas tú. Marcador: { $players }.
       *[other] Ronda { $round }: { $adventurer-the }. Empieza { $who }. Marcador: { $players }.
    }
log-successes =
    { log-player } ({ $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    })
log-failure = { log-player } (1 fracaso)
log-successes-and-failure =
    { log-player } ({ $successes ->
        [one] 1 éxito
       *[other] { $successes } éxitos
    }, 1 fracaso)
log-out = { log-player } (fuera)
log-added =
    { $who-is ->
        [you] Añades una carta: { $cards } en la mazmorra.
       *[other] { $who } añade una carta: { $cards } en la mazmorra.
    }
log-added-known =
    { $who-is ->
        [you] Añades { $monster-the }: { $cards } en la mazmorra.
       *[other] { $who } añade { $monster-the }: { $cards } en la mazmorra.
    }
log-forced-pass =
    { $players-count ->
        [one] { $who-is ->
            [you] El mazo está vacío: pasas.
           *[other] El mazo está vacío: pasa { $who }.
        }
       *[other] El mazo está vacío: pasan { $players }.
    }
log-entered =
    { $who-is ->
        [you] Entras en la mazmorra con { $hp } PV. { $cards ->
            [0] Está vacía.
            [one] Te espera 1 monstruo.
           *[other] Te esperan { $cards } monstruos.
        }
       *[other] { $who } entra en la mazmorra con { $hp } PV. { $cards ->
            [0] Está vacía.
            [one] Espera 1 monstruo.
           *[other] Esperan { $cards } monstruos.
        }
    }
log-met =
    { $has ->
        [strength] { $as ->
            [disguised] { $monster }, aquí { $kind-a } ({ $strength })
           *[plain] { $monster } ({ $strength })
        }
       *[nothing] { $monster }
    }
log-revealed = { $position }. { log-met }.
log-polymorphed = { $position }. { log-met }: el Polimorfismo cambia la carta.
log-replaced = { $position }. En su lugar: { log-met }.
log-defeated = { $position }. { log-met }: cae ante { $tiles-the }.
log-fell-with-last = { $position }. { log-met }: cae también gracias { $tile-to }.
log-ignored = { $position }. { log-met }: no hace nada, gracias al Aliado.
log-hurt =
    { $hp ->
        [0] { $position }. { log-met } golpea por { $damage }. No quedan PV.
       *[other] { $position }. { log-met } golpea por { $damage }. Quedan { $hp } PV.
    }
log-hurt-blocked =
    { $hp ->
        [0] { $position }. { log-met } golpea por { $damage }: { $tiles-the } bloquea { $blocked }. No quedan PV.
       *[other] { $position }. { log-met } golpea por { $damage }: { $tiles-the } bloquea { $blocked }. Quedan { $hp } PV.
    }
log-asides = Cartas apartadas: { $cards }.
log-aside =
    { $who-is ->
        [you] { $monster } bajo { $tile-the } (tú)
       *[other] { $monster } bajo { $tile-the } ({ $who })
    }

## La mesa

scene-round =
    { $round ->
        [0] Se prepara la partida.
       *[other] Ronda { $round } con { $adventurer-the }.
    }
scene-tiles =
    { $tiles-count ->
        [0] No quedan piezas. PV: { $hp }.
       *[other] Piezas: { $tiles }. PV: { $hp }.
    }
scene-sacrificed = Piezas sacrificadas: { $tiles }.
scene-piles =
    { $pile ->
        [0] Mazmorra: vacía. Cartas en el mazo: { $deck }.
        [one] Mazmorra: 1 carta. Cartas en el mazo: { $deck }.
       *[other] Mazmorra: { $pile } cartas. Cartas en el mazo: { $deck }.
    }
scene-in-dungeon =
    { $who-is ->
        [you] Estás en la mazmorra. { $left ->
            [0] No quedan cartas.
            [one] Queda 1 carta.
           *[other] Quedan { $left } cartas.
        }
       *[other] { $who } está en la mazmorra. { $left ->
            [0] No quedan cartas.
            [one] Queda 1 carta.
           *[other] Quedan { $left } cartas.
        }
    }
scene-named = El arma vorpalina derrota a este tipo: { $monster }.
scene-number = El Mandoble derrota a los monstruos de fuerza { $strength }.
scene-hunted = El Hacha vorpalina aún derrota a este tipo: { $monster }.
scene-next-falls = { $tile-the } derrotará también al monstruo siguiente.
scene-next-ignored = Gracias al Aliado, se ignorará el monstruo siguiente.
scene-coin = La Moneda de la suerte está activa: derrota a los monstruos pares.
scene-relief =
    { $lasts ->
        [all] La Flauta encantadora resta { $points } al daño de todos los monstruos siguientes.
        [next_other] La Flauta encantadora resta { $points } al daño del próximo monstruo que no sea un Trasgo.
       *[next] La Flauta encantadora resta { $points } al daño del monstruo siguiente.
    }
scene-you-added =
    { $monsters-count ->
        [one] Tu carta en la mazmorra: { $monsters }.
       *[other] Tus cartas en la mazmorra, de abajo arriba: { $monsters }.
    }
scene-you-set-aside = Has apartado: { $monsters }.
scene-specials = Monstruos especiales conocidos: { $monsters }.
scene-player =
    { $state ->
        [passed] { $who-is ->
            [you] Tú: { $successes } de 2 éxitos, { $failures } de 2 fracasos, has pasado.
           *[other] { $who }: { $successes } de 2 éxitos, { $failures } de 2 fracasos, ha pasado.
        }
        [out] { $who-is ->
            [you] Tú: fuera de la partida.
           *[other] { $who }: fuera de la partida.
        }
       *[bidding] { $who-is ->
            [you] Tú: { $successes } de 2 éxitos, { $failures } de 2 fracasos.
           *[other] { $who }: { $successes } de 2 éxitos, { $failures } de 2 fracasos.
        }
    }

gloss-tile = { $tile }: { $tile-effect }.

## Preguntas

prompt-bid = ¿Robas una carta o pasas?
prompt-place = Has robado { $monster-a }: { $monster-about }. ¿A la mazmorra, o sacrificas una pieza?
prompt-name-type = ¿A qué tipo derrota tu arma vorpalina?
prompt-pick-rival = ¿Quién elige la fuerza de tu Mandoble?
prompt-name-strength = ¿Qué fuerza derrota el Mandoble de { $who }: 5, 6 o 7?
prompt-ask =
    { $has ->
        [strength] { $as ->
            [disguised] Te enfrentas { $monster-to }, que aquí es { $kind-a } ({ $strength }). ¿Usas una pieza?
           *[plain] Te enfrentas { $monster-to } ({ $strength }). ¿Usas una pieza?
        }
       *[nothing] Te enfrentas { $monster-to } (sin fuerza). ¿Usas una pieza?
    }
prompt-discard = ¿Qué pieza descartas?
prompt-choose = ¿Qué aventurero eliges para la próxima ronda?

## Rechazos

refusal-game-over = la partida ha terminado
refusal-chance-first = se está robando una carta: espera un momento
refusal-no-chance-now = ahora no se roba nada: antes debe actuar un jugador
refusal-not-your-turn = no es tu turno: le toca a { $who }
refusal-draw-or-pass = ahora no puedes hacer eso: roba una carta o pasa
refusal-add-or-sacrifice = ahora no puedes hacer eso: añade el monstruo a la mazmorra o sacrifica una pieza
refusal-name-a-type = ahora no puedes hacer eso: elige un tipo de monstruo
refusal-pick-another = ahora no puedes hacer eso: elige a otro jugador
refusal-name-a-strength = ahora no puedes hacer eso: elige 5, 6 o 7
refusal-use-or-decline = ahora no puedes hacer eso: usa una de las piezas ofrecidas, o ninguna
refusal-discard-a-tile = ahora no puedes hacer eso: descarta una pieza
refusal-choose-adventurer = ahora no puedes hacer eso: elige un aventurero de esta edición
refusal-tile-not-there = el aventurero no tiene { $tile-object }: elige otra pieza
refusal-tile-not-offered = no puedes usar { $tile-object } con esta carta: usa una de las piezas ofrecidas, o ninguna
refusal-tile-spared = no puedes pagar { $tile-object } con esa misma pieza: elige otra
refusal-monster-not-in-set = { $monster-the } no está en esta edición: elige otro monstruo
refusal-adventurer-not-in-set = { $adventurer-the } no está en esta edición: elige a otro aventurero
refusal-impossible-outcome = eso no puede salir ahora: pide los resultados posibles

## Monstruos

monster-goblin = Trasgo
    .the = el Trasgo
    .a = un Trasgo
    .to = al Trasgo
    .about = fuerza 1 (2 copias)
monster-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .to = al Esqueleto
    .about = fuerza 2 (2 copias)
monster-orc = Orco
    .the = el Orco
    .a = un Orco
    .to = al Orco
    .about = fuerza 3 (2 copias)
monster-vampire = Vampiro
    .the = el Vampiro
    .a = un Vampiro
    .to = al Vampiro
    .about = fuerza 4 (2 copias)
monster-golem = Gólem
    .the = el Gólem
    .a = un Gólem
    .to = al Gólem
    .about = fuerza 5 (2 copias)
monster-lich = Liche
    .the = el Liche
    .a = el Liche
    .to = al Liche
    .about = fuerza 6 (1 copia)
monster-demon = Demonio
    .the = el Demonio
    .a = el Demonio
    .to = al Demonio
    .about = fuerza 7 (1 copia)
monster-dragon = Dragón
    .the = el Dragón
    .a = el Dragón
    .to = al Dragón
    .about = fuerza 9 (1 copia)
monster-fairy = Hada
    .the = el Hada
    .a = el Hada
    .to = al Hada
    .about = especial, fuerza 0, sin efecto
monster-ally = Aliado
    .the = el Aliado
    .a = el Aliado
    .to = al Aliado
    .about = especial, sin fuerza; se ignora el monstruo siguiente
monster-mimic = Mimético
    .the = el Mimético
    .a = el Mimético
    .to = al Mimético
    .about = especial; su fuerza es el número de piezas que quedan
monster-gelatinous-cube = Cubo gelatinoso
    .the = el Cubo gelatinoso
    .a = el Cubo gelatinoso
    .to = al Cubo gelatinoso
    .about = especial, sin fuerza; descartas una pieza
monster-count = El Conde
    .the = el Conde
    .a = el Conde
    .to = al Conde
    .about = especial; un Vampiro (4), o fuerza 8 si tienes un éxito
monster-shapeshifter = Metamorfo
    .the = el Metamorfo
    .a = el Metamorfo
    .to = al Metamorfo
    .about = especial; su posición es su fuerza y su tipo

## Aventureros

adventurer-warrior = Guerrero
    .the = el Guerrero
    .to = al Guerrero
adventurer-barbarian = Bárbaro
    .the = el Bárbaro
    .to = al Bárbaro
adventurer-mage = Mago
    .the = el Mago
    .to = al Mago
adventurer-rogue = Pícaro
    .the = el Pícaro
    .to = al Pícaro
adventurer-necromancer = Nigromante
    .the = el Nigromante
    .to = al Nigromante
adventurer-princess = Princesa
    .the = la Princesa
    .to = a la Princesa
adventurer-ninja = Ninja
    .the = el Ninja
    .to = al Ninja
adventurer-bard = Bardo
    .the = el Bardo
    .to = al Bardo

## Piezas
# `.object` sigue a un verbo como «sacrificar», que pide «a» cuando la pieza es alguien.

tile-plate-armor = Armadura de placas
    .the = la Armadura de placas
    .object = la Armadura de placas
    .to = a la Armadura de placas
    .effect = +5 PV
tile-knight-shield = Escudo de caballero
    .the = el Escudo de caballero
    .object = el Escudo de caballero
    .to = al Escudo de caballero
    .effect = +3 PV
tile-vorpal-sword = Espada vorpalina
    .the = la Espada vorpalina
    .object = la Espada vorpalina
    .to = a la Espada vorpalina
    .effect = derrota a un tipo de monstruo, elegido antes de la primera carta
tile-dragon-spear = Lanza de dragón
    .the = la Lanza de dragón
    .object = la Lanza de dragón
    .to = a la Lanza de dragón
    .effect = derrota al Dragón
tile-holy-grail = Cáliz sagrado
    .the = el Cáliz sagrado
    .object = el Cáliz sagrado
    .to = al Cáliz sagrado
    .effect = derrota a los monstruos de fuerza par
tile-torch = Tea
    .the = la Tea
    .object = la Tea
    .to = a la Tea
    .effect = derrota a los monstruos de fuerza 3 o menos
tile-chain-mail = Cota de malla
    .the = la Cota de malla
    .object = la Cota de malla
    .to = a la Cota de malla
    .effect = +4 PV
tile-leather-shield = Escudo de cuero
    .the = el Escudo de cuero
    .object = el Escudo de cuero
    .to = al Escudo de cuero
    .effect = +3 PV
tile-vorpal-axe = Hacha vorpalina
    .the = el Hacha vorpalina
    .object = el Hacha vorpalina
    .to = al Hacha vorpalina
    .effect = derrota a un monstruo recién descubierto. Una vez por mazmorra
tile-vorpal-axe-type = { tile-vorpal-axe }
    .effect = derrota a un monstruo recién descubierto y luego a su tipo. Una vez por mazmorra
tile-war-hammer = Martillo de guerra
    .the = el Martillo de guerra
    .object = el Martillo de guerra
    .to = al Martillo de guerra
    .effect = derrota a los Gólems
tile-healing-potion = Poción de curación
    .the = la Poción de curación
    .object = la Poción de curación
    .to = a la Poción de curación
    .effect = cuando mueres, resucitas con los PV del aventurero. Una vez por mazmorra
tile-wall-of-fire = Muro de fuego
    .the = el Muro de fuego
    .object = el Muro de fuego
    .to = al Muro de fuego
    .effect = +6 PV
tile-bracelet-of-protection = Brazalete de protección
    .the = el Brazalete de protección
    .object = el Brazalete de protección
    .to = al Brazalete de protección
    .effect = +3 PV
tile-polymorph = Polimorfismo
    .the = el Polimorfismo
    .object = el Polimorfismo
    .to = al Polimorfismo
    .effect = cambia el monstruo descubierto por la carta superior del mazo. Una vez por mazmorra
tile-demonic-pact = Pacto demoníaco
    .the = el Pacto demoníaco
    .object = el Pacto demoníaco
    .to = al Pacto demoníaco
    .effect = derrota al Demonio y al monstruo siguiente
tile-omnipotence = Omnipotencia
    .the = la Omnipotencia
    .object = la Omnipotencia
    .to = a la Omnipotencia
    .effect = ganas la ronda, aunque mueras, si todos los monstruos de la mazmorra eran distintos
tile-mithril-armor = Armadura de mithril
    .the = la Armadura de mithril
    .object = la Armadura de mithril
    .to = a la Armadura de mithril
    .effect = +5 PV
tile-buckler = Broquel
    .the = el Broquel
    .object = el Broquel
    .to = al Broquel
    .effect = +3 PV
tile-vorpal-dagger = Daga vorpalina
    .the = la Daga vorpalina
    .object = la Daga vorpalina
    .to = a la Daga vorpalina
    .effect = derrota a un tipo de monstruo, elegido antes de la primera carta
tile-ring-of-power = Anillo de poder
    .the = el Anillo de poder
    .object = el Anillo de poder
    .to = al Anillo de poder
    .effect = derrota a los monstruos de fuerza 2 o menos y suma su fuerza a tus PV
tile-invisibility-cloak = Capa de invisibilidad
    .the = la Capa de invisibilidad
    .object = la Capa de invisibilidad
    .to = a la Capa de invisibilidad
    .effect = derrota a los monstruos de fuerza 6 o más
tile-zombie-pet = Mascota zombi
    .the = la Mascota zombi
    .object = a la Mascota zombi
    .to = a la Mascota zombi
    .effect = +6 PV
tile-evil-cloak = Capa maligna
    .the = la Capa maligna
    .object = la Capa maligna
    .to = a la Capa maligna
    .effect = +3 PV
tile-bloody-wand = Varita sangrienta
    .the = la Varita sangrienta
    .object = la Varita sangrienta
    .to = a la Varita sangrienta
    .effect = derrota a los Vampiros y suma su fuerza a tus PV
tile-dark-stone = Piedra oscura
    .the = la Piedra oscura
    .object = la Piedra oscura
    .to = a la Piedra oscura
    .effect = derrota a los monstruos de fuerza 1 o 3
tile-possession-scroll = Pergamino de posesión
    .the = el Pergamino de posesión
    .object = el Pergamino de posesión
    .to = al Pergamino de posesión
    .effect = derrota a cualquier monstruo y suma su fuerza a tus PV. Una vez por mazmorra
tile-reanimation-bones = Huesos de reanimación
    .the = los Huesos de reanimación
    .object = los Huesos de reanimación
    .to = a los Huesos de reanimación
    .effect = cuando mueres, resucitas con 1 PV si tenías 2 o más antes del golpe
tile-mr-charm = Don Encanto
    .the = Don Encanto
    .object = a Don Encanto
    .to = a Don Encanto
    .effect = +5 PV
tile-chaperone = Carabina
    .the = la Carabina
    .object = a la Carabina
    .to = a la Carabina
    .effect = +3 PV
tile-dragon-leash = Correa de dragón
    .the = la Correa de dragón
    .object = la Correa de dragón
    .to = a la Correa de dragón
    .effect = derrota al Dragón y al monstruo siguiente
tile-royal-sceptre = Cetro real
    .the = el Cetro real
    .object = el Cetro real
    .to = al Cetro real
    .effect = derrota al segundo monstruo de un tipo y a los siguientes
tile-family-crown = Corona de la familia
    .the = la Corona de la familia
    .object = la Corona de la familia
    .to = a la Corona de la familia
    .effect = resta 2 al daño de cada golpe
tile-greatsword = Mandoble
    .the = el Mandoble
    .object = el Mandoble
    .to = al Mandoble
    .effect = otro jugador elige 5, 6 o 7 antes de la primera carta; derrota esa fuerza
tile-weird-concoction = Brebaje extraño
    .the = el Brebaje extraño
    .object = el Brebaje extraño
    .to = al Brebaje extraño
    .effect = +5 PV
tile-curative-herbs = Hierbas curativas
    .the = las Hierbas curativas
    .object = las Hierbas curativas
    .to = a las Hierbas curativas
    .effect = +3 PV
tile-ninjato = Ninjato
    .the = el Ninjato
    .object = el Ninjato
    .to = al Ninjato
    .effect = derrota a los monstruos de fuerza 7 o más
tile-wooden-shuriken = Shuriken de madera
    .the = el Shuriken de madera
    .object = el Shuriken de madera
    .to = al Shuriken de madera
    .effect = derrota a los Vampiros
tile-shinobi-gear = Equipo de shinobi
    .the = el Equipo de shinobi
    .object = el Equipo de shinobi
    .to = al Equipo de shinobi
    .effect = con menos de 5 PV, derrota a los monstruos de fuerza 1, 3 o 5
tile-smoke-bomb = Bomba de humo
    .the = la Bomba de humo
    .object = la Bomba de humo
    .to = a la Bomba de humo
    .effect = derrota a cualquier monstruo si descartas otra pieza. Tantas veces como quieras
tile-glamorous-tunic = Túnica elegante
    .the = la Túnica elegante
    .object = la Túnica elegante
    .to = a la Túnica elegante
    .effect = +5 PV
tile-fancy-hat = Sombrero elegante
    .the = el Sombrero elegante
    .object = el Sombrero elegante
    .to = al Sombrero elegante
    .effect = +2 PV
tile-dancing-blade = Espada bailarina
    .the = la Espada bailarina
    .object = la Espada bailarina
    .to = a la Espada bailarina
    .effect = derrota a un monstruo de fuerza impar. Una vez por mazmorra
tile-charming-flute = Flauta encantadora
    .the = la Flauta encantadora
    .object = la Flauta encantadora
    .to = a la Flauta encantadora
    .effect = derrota a los Trasgos; cada uno resta 1 al daño del monstruo siguiente
tile-charming-flute-all = { tile-charming-flute }
    .effect = derrota a los Trasgos; cada uno resta 1 al daño de todos los monstruos siguientes
tile-charming-flute-next-other = { tile-charming-flute }
    .effect = derrota a los Trasgos; cada uno resta 1 al daño del próximo monstruo que no sea un Trasgo
tile-elven-harp = Arpa élfica
    .the = el Arpa élfica
    .object = el Arpa élfica
    .to = al Arpa élfica
    .effect = con menos de 5 PV, los impares hacen como mucho 1 de daño y los pares, 2
tile-lucky-coin = Moneda de la suerte
    .the = la Moneda de la suerte
    .object = la Moneda de la suerte
    .to = a la Moneda de la suerte
    .effect = ignora a un monstruo par y luego derrota a los pares hasta que golpee un impar

## Cartas ocultas

hidden-drawn = Carta robada por { $who }
hidden-dungeon = Cartas desconocidas de la mazmorra
hidden-pile = Carta { $number } de la mazmorra, añadida por { $who }
hidden-aside = Apartada por { $who } bajo { $tile-the }
hidden-specials = Monstruos especiales desconocidos
hidden-deck = Próxima carta del mazo
