### Lo que dice la familia Welcome en español.
###
### Las frases acaban en punto, los botones no, y los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre: quien la dice pone la mayúscula inicial.

## El juego y las opciones de la mesa

game-welcome = Bienvenido a la mazmorra
    .tagline = Llena la mazmorra, deja sin equipo al aventurero y confía en que no te toque entrar.
game-welcome-line = { game-welcome }. { game-welcome.tagline }

seat-name = Jugador { $number }

option-set = Conjunto
option-set-welcome = Bienvenido a la mazmorra
option-set-back = Bienvenido de nuevo a la mazmorra
option-set-combined = Los dos juntos
option-start = Quién empieza
option-start-random = Al azar
option-start-first = Jugador 1
option-start-second = Jugador 2
option-start-third = Jugador 3
option-start-fourth = Jugador 4
option-first-adventurer = Primer aventurero
option-first-adventurer-usual = El habitual del conjunto
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
option-specials-hidden = En secreto hasta que aparezcan
option-specials-shown = A la vista de todos
option-first-turn = Carta robada en un primer turno
option-first-turn-free = Se añade o se aparta
option-first-turn-opening-turn = Hay que añadirla en el turno que abre la ronda
option-first-turn-each-player = Hay que añadirla en el primer turno de cada jugador
option-polymorphed-counts = Los monstruos cambiados con Polimorfismo cuentan para Omnipotencia
option-polymorphed-counts-no = No cuentan
option-polymorphed-counts-yes = Sí cuentan
option-flute = Flauta encantadora
option-flute-next = Reduce el daño de la carta siguiente
option-flute-all = Reduce todo el daño posterior
option-flute-next-other = Reduce el daño de la próxima carta que no sea un Trasgo
option-vorpal-axe = Hacha vorpalina
option-vorpal-axe-one = Derrota a un monstruo
option-vorpal-axe-type = Derrota a todo su tipo desde entonces

## Decisiones

action-draw = Robar una carta
action-pass = Pasar
action-add = Añadir a la mazmorra
action-sacrifice = Sacrificar { $tile-object }
action-name-type = Nombrar { $monster-to }
action-pick-rival = Pedir el número a { $rival }
action-name-strength = Nombrar el { $strength }
action-use = Usar { $tile-object }
action-decline = No usar nada
action-discard = Descartar { $tile-object }
action-choose = Elegir { $adventurer-to }

help-draw = Miras en secreto el monstruo de arriba del mazo. Luego entra en la mazmorra, o lo apartas con una pieza.
help-pass = Quedas fuera de la puja hasta la próxima ronda. Quien quede sin pasar tendrá que entrar.
help-add = Va boca abajo encima de la pila de la mazmorra. Quien entre se topará primero con la última carta.
help-sacrifice = { $tile }: { $tile-effect }. Esta pieza y tu monstruo quedan fuera el resto de la ronda.
help-name-type = { $monster }: { $monster-about }. El arma vorpalina derrotará a todos los monstruos de este tipo.
help-pick-rival = { $rival } nombrará 5, 6 o 7. El Mandoble derrotará a los monstruos de esa fuerza.
help-name-strength = El Mandoble derrotará a los monstruos de fuerza { $strength }.
help-use = { $tile }: { $tile-effect }.
help-decline = Te enfrentas a la carta con el equipo que actúa solo.
help-discard = { $tile }: { $tile-effect }. Pierdes esta pieza y, con ella, los PV que dé.
help-choose = { $adventurer }: { $hp } PV y estas piezas: { $tiles }.

## Preparación

event-game-began = Empieza la partida con { $seats } jugadores.
event-starter =
    { $who-is ->
        [you] Empiezas tú la partida.
       *[other] { $who } empieza la partida.
    }
event-first-adventurer = La primera ronda se juega con { $adventurer-the }.
event-special-joined = Un monstruo especial se une al mazo en secreto.
event-special-joined-secretly = { $monster-the } se une al mazo en secreto.
event-special-shown = { $monster-the } se une al mazo para toda la partida.
event-round-began =
    { $who-is ->
        [you] Ronda { $round }: tú abres la puja.
       *[other] Ronda { $round }: { $who } abre la puja.
    }
event-tiles-laid = { $adventurer-the } espera con sus seis piezas de equipo.
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
        [you] Solo quedas tú en la puja y entras en la mazmorra. { $cards ->
            [0] Está vacía.
            [one] Te espera un monstruo.
           *[other] Te esperan { $cards } monstruos.
        }
       *[other] Solo queda { $who } en la puja y entra en la mazmorra. { $cards ->
            [0] Está vacía.
            [one] Le espera un monstruo.
           *[other] Le esperan { $cards } monstruos.
        }
    }
event-health-counted = El aventurero tiene { $hp } PV.
event-type-named =
    { $who-is ->
        [you] Nombras { $monster-to }: el arma vorpalina derrotará a los de ese tipo.
       *[other] { $who } nombra { $monster-to }: el arma vorpalina derrotará a los de ese tipo.
    }
event-rival-picked =
    { $rival-is ->
        [you] Te toca nombrar el número del Mandoble.
       *[other] A { $rival } le toca nombrar el número del Mandoble.
    }
event-strength-named =
    { $who-is ->
        [you] Nombras el { $strength }: el Mandoble derrotará a los monstruos de esa fuerza.
       *[other] { $who } nombra el { $strength }: el Mandoble derrotará a los monstruos de esa fuerza.
    }
event-revealed =
    { $has ->
        [strength] { $as ->
            [disguised] Carta { $position }: { $monster-the }, que aquí es { $kind-a } de fuerza { $strength }.
           *[plain] Carta { $position }: { $monster-a }, fuerza { $strength }.
        }
       *[nothing] Carta { $position }: { $monster-a }, sin fuerza.
    }
event-replaced =
    { $has ->
        [strength] { $as ->
            [disguised] En su lugar llega { $monster-the }, que aquí es { $kind-a } de fuerza { $strength }.
           *[plain] En su lugar llega { $monster-a }, fuerza { $strength }.
        }
       *[nothing] En su lugar llega { $monster-a }, sin fuerza.
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
event-fell-with-last = { $monster-the } cae junto con el monstruo anterior, gracias { $tile-to }.
event-ignored = Gracias al Aliado, se ignora { $monster-to }.
event-gained =
    { $amount ->
        [0] Aquí no se gana ningún PV con { $tile-the }.
       *[other] { $amount } PV más gracias { $tile-to }: ahora { $hp }.
    }
event-next-will-fall = También caerá lo que venga después, gracias { $tile-to }.
event-relief-won = { $tile-the } resta ahora { $points } al daño.
event-ally-helps = El Aliado echa una mano: se ignorará lo que venga después.
event-cube-found-nothing = El Cubo gelatinoso no encuentra ninguna pieza que disolver.
event-coin-started = Vuela { $tile-the }: se pasa de largo ante { $monster-the }, y ante todo monstruo par hasta que golpee uno impar.
event-coin-ended = Se acabó la suerte y, con ella, { $tile-the }.
event-hurt =
    { $damage ->
        [0] { $hp ->
            [one] { $monster-the } se acerca, pero no hace daño. Queda 1 PV.
           *[other] { $monster-the } se acerca, pero no hace daño. Quedan { $hp } PV.
        }
       *[other] { $hp ->
            [0] { $monster-the } hace { $damage } de daño. No queda ningún PV.
            [one] { $monster-the } hace { $damage } de daño. Queda 1 PV.
           *[other] { $monster-the } hace { $damage } de daño. Quedan { $hp } PV.
        }
    }
event-tile-lost =
    { $lost ->
        [0] Pieza perdida: { $tile }.
       *[other] { $hp ->
            [0] Pieza perdida: { $tile }, y con ella { $lost } PV. No queda ningún PV.
            [one] Pieza perdida: { $tile }, y con ella { $lost } PV. Queda 1 PV.
           *[other] Pieza perdida: { $tile }, y con ella { $lost } PV. Quedan { $hp } PV.
        }
    }
event-revived = Aún no ha muerto: gracias { $tile-to }, el aventurero vuelve con { $hp } PV.
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
        [you] Superas la mazmorra y tomas una carta de éxito: { $successes } de 2.
       *[other] { $who } supera la mazmorra y toma una carta de éxito: { $successes } de 2.
    }
event-failed =
    { $who-is ->
        [you] Fracasas y tu carta de ayuda se pone roja. Otro fracaso te dejará fuera de la partida.
       *[other] { $who } fracasa y su carta de ayuda se pone roja.
    }
event-eliminated =
    { $who-is ->
        [you] Fracasas por segunda vez y quedas fuera de la partida.
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
        [you] Ronda { $round }: { $adventurer-the }. Empiezas tú. { $players }.
       *[other] Ronda { $round }: { $adventurer-the }. Empieza { $who }. { $players }.
    }
log-successes =
    { $successes ->
        [one] { $who } 1 éxito
       *[other] { $who } { $successes } éxitos
    }
log-failure = { $who } 1 fracaso
log-successes-and-failure =
    { $successes ->
        [one] { $who } 1 éxito y 1 fracaso
       *[other] { $who } { $successes } éxitos y 1 fracaso
    }
log-out = { $who } fuera
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

## Cómo está la mesa

scene-round =
    { $round ->
        [0] Se está preparando la mesa.
       *[other] Ronda { $round } con { $adventurer-the }.
    }
scene-tiles =
    { $tiles-count ->
        [0] No queda ninguna pieza. PV: { $hp }.
       *[other] Piezas: { $tiles }. PV: { $hp }.
    }
scene-sacrificed = Piezas sacrificadas: { $tiles }.
scene-piles =
    { $pile ->
        [0] La mazmorra está vacía y el mazo tiene { $deck } cartas.
        [one] La mazmorra tiene 1 carta, y el mazo { $deck }.
       *[other] La mazmorra tiene { $pile } cartas, y el mazo { $deck }.
    }
scene-in-dungeon =
    { $who-is ->
        [you] Estás en la mazmorra. { $left ->
            [0] No queda ninguna carta.
            [one] Queda una carta.
           *[other] Quedan { $left } cartas.
        }
       *[other] { $who } está en la mazmorra. { $left ->
            [0] No queda ninguna carta.
            [one] Queda una carta.
           *[other] Quedan { $left } cartas.
        }
    }
scene-named = El arma vorpalina derrota a este tipo: { $monster }.
scene-number = El Mandoble derrota la fuerza { $strength }.
scene-hunted = El Hacha vorpalina sigue derrotando a este tipo: { $monster }.
scene-next-falls = Cae una carta más, gracias { $tile-to }.
scene-next-ignored = Se ignora una carta más, gracias al Aliado.
scene-coin = La Moneda de la suerte está en marcha: pasa de largo ante los monstruos pares.
scene-relief =
    { $lasts ->
        [all] La Flauta encantadora resta { $points } al daño de todos los monstruos posteriores.
        [next_other] La Flauta encantadora resta { $points } al daño del próximo monstruo que no sea un Trasgo.
       *[next] La Flauta encantadora resta { $points } al daño del monstruo siguiente.
    }
scene-you-added =
    { $monsters-count ->
        [one] Tu carta en la mazmorra: { $monsters }.
       *[other] Tus cartas en la mazmorra, por orden de entrada: { $monsters }.
    }
scene-you-set-aside = Apartado por ti: { $monsters }.
scene-specials = Monstruos especiales conocidos de esta partida: { $monsters }.
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

## Lo que se pregunta

prompt-bid = ¿Robas una carta o pasas?
prompt-place = Tu carta es { $monster-a }: { $monster-about }. ¿La añades a la mazmorra o sacrificas una pieza para apartarla?
prompt-name-type = ¿A qué monstruo derrotará el arma vorpalina?
prompt-pick-rival = ¿Quién nombra el número del Mandoble?
prompt-name-strength = ¿Qué fuerza derrotará el Mandoble de { $who }: 5, 6 o 7?
prompt-ask =
    { $has ->
        [strength] { $as ->
            [disguised] Tienes delante { $monster-to }, que aquí es { $kind-a } de fuerza { $strength }. ¿Usas una pieza?
           *[plain] Tienes delante { $monster-to }, fuerza { $strength }. ¿Usas una pieza?
        }
       *[nothing] Tienes delante { $monster-to }. ¿Usas una pieza?
    }
prompt-discard = ¿Qué pieza descartas?
prompt-choose = ¿Qué aventurero viene ahora?

## Rechazos

refusal-game-over = la partida ha terminado: ya nadie decide
refusal-chance-first = se está robando una carta: espera a que se pregunte a los jugadores
refusal-no-chance-now = ahora se pregunta a los jugadores: no se roba nada
refusal-not-your-turn = no es tu turno: le toca a { $who }
refusal-draw-or-pass = ahora no se pide eso: roba una carta o pasa
refusal-add-or-sacrifice = ahora no se pide eso: añade el monstruo robado a la mazmorra o sacrifica una pieza
refusal-name-a-type = ahora no se pide eso: nombra un tipo de monstruo
refusal-pick-another = ahora no se pide eso: elige a otro jugador de la mesa
refusal-name-a-strength = ahora no se pide eso: nombra 5, 6 o 7
refusal-use-or-decline = ahora no se pide eso: usa una de las piezas que se ofrecen, o ninguna
refusal-discard-a-tile = ahora no se pide eso: descarta una pieza
refusal-choose-adventurer = ahora no se pide eso: elige un aventurero de este conjunto
refusal-tile-not-there = el aventurero no tiene { $tile-object }: elige una pieza que aún esté
refusal-tile-not-offered = no puedes usar { $tile-object } contra esta carta: elige una de las piezas que se ofrecen, o ninguna
refusal-tile-spared = no puedes pagar { $tile-object } con esa misma pieza: elige otra
refusal-monster-not-in-set = { $monster-the } no está en este conjunto: nombra un monstruo que esté
refusal-adventurer-not-in-set = { $adventurer-the } no está en este conjunto: elige un aventurero que esté
refusal-impossible-outcome = el azar no puede sacar eso ahora: pide los resultados posibles

## Monstruos

monster-goblin = Trasgo
    .the = el Trasgo
    .a = un Trasgo
    .to = al Trasgo
    .about = fuerza 1, hay dos
monster-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .to = al Esqueleto
    .about = fuerza 2, hay dos
monster-orc = Orco
    .the = el Orco
    .a = un Orco
    .to = al Orco
    .about = fuerza 3, hay dos
monster-vampire = Vampiro
    .the = el Vampiro
    .a = un Vampiro
    .to = al Vampiro
    .about = fuerza 4, hay dos
monster-golem = Gólem
    .the = el Gólem
    .a = un Gólem
    .to = al Gólem
    .about = fuerza 5, hay dos
monster-lich = Liche
    .the = el Liche
    .a = el Liche
    .to = al Liche
    .about = fuerza 6, hay uno solo
monster-demon = Demonio
    .the = el Demonio
    .a = el Demonio
    .to = al Demonio
    .about = fuerza 7, hay uno solo
monster-dragon = Dragón
    .the = el Dragón
    .a = el Dragón
    .to = al Dragón
    .about = fuerza 9, hay uno solo
monster-fairy = Hada
    .the = el Hada
    .a = el Hada
    .to = al Hada
    .about = especial, fuerza 0, inofensiva
monster-ally = Aliado
    .the = el Aliado
    .a = el Aliado
    .to = al Aliado
    .about = especial, sin fuerza: se ignora la carta que le sigue
monster-mimic = Mimético
    .the = el Mimético
    .a = el Mimético
    .to = al Mimético
    .about = especial, tan fuerte como piezas le queden al aventurero
monster-gelatinous-cube = Cubo gelatinoso
    .the = el Cubo gelatinoso
    .a = el Cubo gelatinoso
    .to = al Cubo gelatinoso
    .about = especial, sin fuerza: disuelve una pieza a tu elección
monster-count = El Conde
    .the = el Conde
    .a = el Conde
    .to = al Conde
    .about = especial, un Vampiro de fuerza 4, o fuerza 8 ante quien ya tenga un éxito
monster-shapeshifter = Metamorfo
    .the = el Metamorfo
    .a = el Metamorfo
    .to = al Metamorfo
    .about = especial: su lugar en la mazmorra decide su fuerza y su tipo

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
    .effect = da 5 PV
tile-knight-shield = Escudo de caballero
    .the = el Escudo de caballero
    .object = el Escudo de caballero
    .to = al Escudo de caballero
    .effect = da 3 PV
tile-vorpal-sword = Espada vorpalina
    .the = la Espada vorpalina
    .object = la Espada vorpalina
    .to = a la Espada vorpalina
    .effect = derrota a todos los monstruos del tipo nombrado antes de la primera carta
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
    .effect = da 4 PV
tile-leather-shield = Escudo de cuero
    .the = el Escudo de cuero
    .object = el Escudo de cuero
    .to = al Escudo de cuero
    .effect = da 3 PV
tile-vorpal-axe = Hacha vorpalina
    .the = el Hacha vorpalina
    .object = el Hacha vorpalina
    .to = al Hacha vorpalina
    .effect = una vez, derrota a un monstruo después de verlo
tile-vorpal-axe-type = { tile-vorpal-axe }
    .effect = una vez, derrota a un monstruo después de verlo, y a todos los posteriores de su tipo
tile-war-hammer = Martillo de guerra
    .the = el Martillo de guerra
    .object = el Martillo de guerra
    .to = al Martillo de guerra
    .effect = derrota a los Gólems
tile-healing-potion = Poción de curación
    .the = la Poción de curación
    .object = la Poción de curación
    .to = a la Poción de curación
    .effect = una vez, deshace una muerte y devuelve los PV propios del aventurero
tile-wall-of-fire = Muro de fuego
    .the = el Muro de fuego
    .object = el Muro de fuego
    .to = al Muro de fuego
    .effect = da 6 PV
tile-bracelet-of-protection = Brazalete de protección
    .the = el Brazalete de protección
    .object = el Brazalete de protección
    .to = al Brazalete de protección
    .effect = da 3 PV
tile-polymorph = Polimorfismo
    .the = el Polimorfismo
    .object = el Polimorfismo
    .to = al Polimorfismo
    .effect = una vez, cambia el monstruo recién descubierto por la carta de arriba del mazo
tile-demonic-pact = Pacto demoníaco
    .the = el Pacto demoníaco
    .object = el Pacto demoníaco
    .to = al Pacto demoníaco
    .effect = derrota al Demonio y a la carta que le sigue
tile-omnipotence = Omnipotencia
    .the = la Omnipotencia
    .object = la Omnipotencia
    .to = a la Omnipotencia
    .effect = gana la ronda, incluso tras morir, si todos los monstruos de la mazmorra eran distintos
tile-mithril-armor = Armadura de mithril
    .the = la Armadura de mithril
    .object = la Armadura de mithril
    .to = a la Armadura de mithril
    .effect = da 5 PV
tile-buckler = Broquel
    .the = el Broquel
    .object = el Broquel
    .to = al Broquel
    .effect = da 3 PV
tile-vorpal-dagger = Daga vorpalina
    .the = la Daga vorpalina
    .object = la Daga vorpalina
    .to = a la Daga vorpalina
    .effect = derrota a todos los monstruos del tipo nombrado antes de la primera carta
tile-ring-of-power = Anillo de poder
    .the = el Anillo de poder
    .object = el Anillo de poder
    .to = al Anillo de poder
    .effect = derrota a los monstruos de fuerza 2 o menos y suma su fuerza a los PV
tile-invisibility-cloak = Capa de invisibilidad
    .the = la Capa de invisibilidad
    .object = la Capa de invisibilidad
    .to = a la Capa de invisibilidad
    .effect = derrota a los monstruos de fuerza 6 o más
tile-zombie-pet = Mascota zombi
    .the = la Mascota zombi
    .object = a la Mascota zombi
    .to = a la Mascota zombi
    .effect = da 6 PV
tile-evil-cloak = Capa maligna
    .the = la Capa maligna
    .object = la Capa maligna
    .to = a la Capa maligna
    .effect = da 3 PV
tile-bloody-wand = Varita sangrienta
    .the = la Varita sangrienta
    .object = la Varita sangrienta
    .to = a la Varita sangrienta
    .effect = derrota a los Vampiros y suma su fuerza a los PV
tile-dark-stone = Piedra oscura
    .the = la Piedra oscura
    .object = la Piedra oscura
    .to = a la Piedra oscura
    .effect = derrota a los monstruos de fuerza 1 o 3
tile-possession-scroll = Pergamino de posesión
    .the = el Pergamino de posesión
    .object = el Pergamino de posesión
    .to = al Pergamino de posesión
    .effect = una vez, derrota a cualquier monstruo y suma su fuerza a los PV
tile-reanimation-bones = Huesos de reanimación
    .the = los Huesos de reanimación
    .object = los Huesos de reanimación
    .to = a los Huesos de reanimación
    .effect = deshacen una muerte con 1 PV, si había 2 o más antes del golpe
tile-mr-charm = Don Encanto
    .the = Don Encanto
    .object = a Don Encanto
    .to = a Don Encanto
    .effect = da 5 PV
tile-chaperone = Carabina
    .the = la Carabina
    .object = a la Carabina
    .to = a la Carabina
    .effect = da 3 PV
tile-dragon-leash = Correa de dragón
    .the = la Correa de dragón
    .object = la Correa de dragón
    .to = a la Correa de dragón
    .effect = derrota al Dragón y a la carta que le sigue
tile-royal-sceptre = Cetro real
    .the = el Cetro real
    .object = el Cetro real
    .to = al Cetro real
    .effect = derrota al segundo monstruo de un tipo y a los siguientes
tile-family-crown = Corona de la familia
    .the = la Corona de la familia
    .object = la Corona de la familia
    .to = a la Corona de la familia
    .effect = rebaja en 2 cada daño
tile-greatsword = Mandoble
    .the = el Mandoble
    .object = el Mandoble
    .to = al Mandoble
    .effect = derrota a los monstruos de la fuerza que otro jugador nombre antes de la primera carta: 5, 6 o 7
tile-weird-concoction = Brebaje extraño
    .the = el Brebaje extraño
    .object = el Brebaje extraño
    .to = al Brebaje extraño
    .effect = da 5 PV
tile-curative-herbs = Hierbas curativas
    .the = las Hierbas curativas
    .object = las Hierbas curativas
    .to = a las Hierbas curativas
    .effect = dan 3 PV
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
    .effect = derrota a cualquier monstruo a cambio de otra pieza, tantas veces como quieras
tile-glamorous-tunic = Túnica elegante
    .the = la Túnica elegante
    .object = la Túnica elegante
    .to = a la Túnica elegante
    .effect = da 5 PV
tile-fancy-hat = Sombrero elegante
    .the = el Sombrero elegante
    .object = el Sombrero elegante
    .to = al Sombrero elegante
    .effect = da 2 PV
tile-dancing-blade = Espada bailarina
    .the = la Espada bailarina
    .object = la Espada bailarina
    .to = a la Espada bailarina
    .effect = una vez, derrota a un monstruo de fuerza impar
tile-charming-flute = Flauta encantadora
    .the = la Flauta encantadora
    .object = la Flauta encantadora
    .to = a la Flauta encantadora
    .effect = derrota a los Trasgos, y cada uno resta 1 al daño del monstruo siguiente
tile-charming-flute-all = { tile-charming-flute }
    .effect = derrota a los Trasgos, y cada uno resta 1 al daño de todos los monstruos posteriores
tile-charming-flute-next-other = { tile-charming-flute }
    .effect = derrota a los Trasgos, y cada uno resta 1 al daño del próximo monstruo que no sea un Trasgo
tile-elven-harp = Arpa élfica
    .the = el Arpa élfica
    .object = el Arpa élfica
    .to = al Arpa élfica
    .effect = con menos de 5 PV, los impares hacen como mucho 1 de daño y los pares, 2
tile-lucky-coin = Moneda de la suerte
    .the = la Moneda de la suerte
    .object = la Moneda de la suerte
    .to = a la Moneda de la suerte
    .effect = una vez en marcha con un monstruo par, pasa de largo ante los pares hasta que golpee uno impar
