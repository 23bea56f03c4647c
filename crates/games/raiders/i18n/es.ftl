### Lo que dice Dungeon Raiders en español.
###
### Las frases acaban en punto, los botones no, y los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre: quien la dice pone la mayúscula inicial.

## El juego y las opciones de la mesa

game-raiders = Dungeon Raiders
    .tagline = Cinco niveles, veinticinco salas y una carta en cada una: llévate más monedas que nadie, pero no más heridas.
game-raiders-line = { game-raiders }. { game-raiders.tagline }

seat-name = Jugador { $number }

option-mode = Cómo se juegan las cartas
option-mode-standard = Normal, todos a la vez y en secreto
option-mode-tactical = Táctico, uno tras otro y a la vista
option-characters = Personajes
option-characters-dealt = Al azar
option-characters-chosen = Elegidos por turno
option-boss-coins = Monedas de la Esfinge y del Minotauro
option-boss-coins-always = Tanto si atacan como si caen
option-boss-coins-on-attack = Solo si atacan
option-fainting = Quién se desmaya con 3 jugadores
option-fainting-most = Más heridas que nadie, sin empate
option-fainting-more-than-half = Más de la mitad de todas las heridas

## Decisiones

action-take = Elegir { $character-to }
action-play = Jugar { $card-the }
action-light-torch = Encender una antorcha

help-take =
    { $character-the } empieza con { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }, { $items-count ->
        [0] sin objetos.
       *[other] y lleva { $items-a }.
    }
help-play = { $card-use }.
help-light-torch = Solo tú ves todas las salas a oscuras de este nivel. La antorcha vuelve a la reserva, pero no te cuesta el turno.

## Preparación

event-game-began = { $seats } saqueadores bajan a la mazmorra: cinco niveles y, al final del todo, un monstruo.
event-first-to-take =
    { $who-is ->
        [you] Eliges personaje en primer lugar.
       *[other] { $who } elige personaje en primer lugar.
    }
event-character-got =
    { $who-is ->
        [you] Eres { $character-the }.
       *[other] { $who } es { $character-the }.
    }
event-map-got =
    { $who-is ->
        [you] Recibes el mapa y juegas primero.
       *[other] { $who } recibe el mapa y juega primero.
    }
event-round-began =
    { $number ->
        [1] Nivel 1 de 5: empieza el descenso.
        [5] Nivel 5 de 5: al fondo espera el monstruo final.
       *[other] Nivel { $number } de 5: el camino sigue bajando.
    }
event-room-laid = Sala { $place }: { $room-a }.
event-room-laid-dark = La sala { $place } está a oscuras.
event-room-laid-dark-known = La sala { $place } está a oscuras: { $room-a }.

## En una sala

event-entered = Los saqueadores entran en la sala { $place }: { $room-met }.
event-torch-lit =
    { $who-is ->
        [you] Enciendes una antorcha y escrutas la oscuridad.
       *[other] { $who } enciende una antorcha y escruta la oscuridad.
    }
event-saw = La luz descubre la sala { $place }: { $room-a }.
event-sealed =
    { $who-is ->
        [you] Has elegido carta.
       *[other] { $who } ha elegido carta.
    }
event-sealed-known =
    { $who-is ->
        [you] Eliges en secreto { $card-the }.
       *[other] { $who } elige en secreto { $card-the }.
    }
event-resealed =
    { $who-is ->
        [you] Cambias de idea y eliges { $card-the }.
       *[other] { $who } cambia de idea y elige { $card-the }.
    }
event-played =
    { $who-is ->
        [you] Juegas { $card-the }.
       *[other] { $who } juega { $card-the }.
    }
event-plays-again =
    { $who-is ->
        [you] Tu bola de cristal te ha mostrado las cartas: tienes que jugar otra.
       *[other] { $who } ha visto las cartas en la bola de cristal y tiene que jugar otra.
    }
event-escaped =
    { $who-is ->
        [you] Escapas gracias a { $item-the }.
       *[other] { $who } escapa gracias a { $item-the }.
    }

## Lo que trae una sala

event-big-chest-won =
    { $who-is ->
        [you] Has jugado la carta más alta y te llevas { $coins ->
            [one] 1 moneda: ahora tienes { $total }.
           *[other] { $coins } monedas: ahora tienes { $total }.
        }
       *[other] { $who } ha jugado la carta más alta y se lleva { $coins ->
            [one] 1 moneda: ahora tiene { $total }.
           *[other] { $coins } monedas: ahora tiene { $total }.
        }
    }
event-small-chest-won =
    { $who-is ->
        [you] Has jugado la segunda más alta y te llevas { $coins ->
            [one] 1 moneda: ahora tienes { $total }.
           *[other] { $coins } monedas: ahora tienes { $total }.
        }
       *[other] { $who } ha jugado la segunda más alta y se lleva { $coins ->
            [one] 1 moneda: ahora tiene { $total }.
           *[other] { $coins } monedas: ahora tiene { $total }.
        }
    }
event-big-chest-lost = Demasiados empatan con la carta más alta: su parte del tesoro no se puede repartir y se pierde.
event-small-chest-lost = Demasiados empatan con la segunda más alta: su parte del tesoro no se puede repartir y se pierde.
event-coins-over-limit =
    { $who-is ->
        [you] No puedes llevar más de 20 monedas: { $lost ->
            [one] se pierde 1.
           *[other] se pierden { $lost }.
        }
       *[other] { $who } no puede llevar más de 20 monedas: { $lost ->
            [one] se pierde 1.
           *[other] se pierden { $lost }.
        }
    }
event-fought =
    { $outcome ->
        [reached] { $room-the } tiene fuerza { $strength }, y las cartas suman { $total }: ¡basta!
       *[short] { $room-the } tiene fuerza { $strength }, y las cartas suman { $total }: no basta.
    }
event-defeated = ¡{ $room-the } cae!
event-undefeatable = Nada puede con { $room-the }.
event-nobody-attacked = Todos han escapado: el monstruo no ataca a nadie.
event-wounded =
    { $who-is ->
        [you] Sufres { $wounds ->
            [one] 1 herida: ahora tienes { $total }.
           *[other] { $wounds } heridas: ahora tienes { $total }.
        }
       *[other] { $who } sufre { $wounds ->
            [one] 1 herida: ahora tiene { $total }.
           *[other] { $wounds } heridas: ahora tiene { $total }.
        }
    }
event-coins-lost =
    { $who-is ->
        [you] { $coins ->
            [0] No tienes monedas que perder.
            [one] Pierdes 1 moneda: { $total ->
                [0] ya no te queda ninguna.
                [one] te queda 1.
               *[other] te quedan { $total }.
            }
           *[other] Pierdes { $coins } monedas: { $total ->
                [0] ya no te queda ninguna.
                [one] te queda 1.
               *[other] te quedan { $total }.
            }
        }
       *[other] { $coins ->
            [0] { $who } no tiene monedas que perder.
            [one] { $who } pierde 1 moneda: { $total ->
                [0] ya no le queda ninguna.
                [one] le queda 1.
               *[other] le quedan { $total }.
            }
           *[other] { $who } pierde { $coins } monedas: { $total ->
                [0] ya no le queda ninguna.
                [one] le queda 1.
               *[other] le quedan { $total }.
            }
        }
    }
event-coins-got =
    { $who-is ->
        [you] Ganas { $coins ->
            [one] 1 moneda: ahora tienes { $total }.
           *[other] { $coins } monedas: ahora tienes { $total }.
        }
       *[other] { $who } gana { $coins ->
            [one] 1 moneda: ahora tiene { $total }.
           *[other] { $coins } monedas: ahora tiene { $total }.
        }
    }
event-item-got =
    { $who-is ->
        [you] Recibes { $item-a }.
       *[other] { $who } recibe { $item-a }.
    }
event-item-short = No quedan bastantes { $item-many } para todos los que quieren una: nadie recibe ninguna.
event-healed =
    { $who-is ->
        [you] Bebes una poción, { $wounds ->
            [0] pero no tienes heridas que curar.
            [one] que te cura 1 herida: { $total ->
                [0] ya no te queda ninguna.
                [one] te queda 1.
               *[other] te quedan { $total }.
            }
           *[other] que te cura { $wounds } heridas: { $total ->
                [0] ya no te queda ninguna.
                [one] te queda 1.
               *[other] te quedan { $total }.
            }
        }
       *[other] { $who } bebe una poción, { $wounds ->
            [0] pero no tiene heridas que curar.
            [one] que le cura 1 herida: { $total ->
                [0] ya no le queda ninguna.
                [one] le queda 1.
               *[other] le quedan { $total }.
            }
           *[other] que le cura { $wounds } heridas: { $total ->
                [0] ya no le queda ninguna.
                [one] le queda 1.
               *[other] le quedan { $total }.
            }
        }
    }
event-coin-trap-sprung = La carta más alta es un { $highest } y la trampa salta: quien tiene más monedas pierde { $amount }.
event-wound-trap-sprung = La carta más alta es un { $highest } y la trampa salta: quien tiene menos heridas sufre { $amount } más.
event-trap-quiet = La carta más alta es solo un { $highest }: la trampa ni se mueve.
event-counts-as-one =
    { $who-is ->
        [you] Ante el Gólem, tu carta solo vale 1.
       *[other] Ante el Gólem, la carta de { $who } solo vale 1.
    }
event-nobody-rewarded = Todas las cartas valían lo mismo: nadie gana monedas.
event-petrified =
    { $who-is ->
        [you] Medusa te mira a los ojos: te conviertes en piedra y quedas fuera de la partida.
       *[other] Medusa mira a los ojos a { $who }, que se convierte en piedra y queda fuera de la partida.
    }
event-map-passed =
    { $who-is ->
        [you] Tienes el mapa y jugarás primero en la próxima sala.
       *[other] { $who } tiene el mapa y jugará primero en la próxima sala.
    }

## Después de un nivel, y al final

event-level-done =
    { $number ->
        [5] La última sala queda atrás. Ahora se cuentan las heridas y, después, las monedas.
       *[other] Termina el nivel { $number }: cada cual recupera sus cartas de poder.
    }
event-fainted =
    { $who-is ->
        [you] Nadie tiene más heridas que tú: te desmayas y no puedes ganar.
       *[other] Nadie tiene más heridas que { $who }, que se desmaya y no puede ganar.
    }
event-nobody-fainted = Nadie se desmaya.
event-all-lost = Todos se han convertido en piedra: nadie gana.
event-won =
    { $who-is ->
        [you] ¡Ganas la partida con { $coins ->
            [one] 1 moneda
           *[other] { $coins } monedas
        } y { $wounds ->
            [one] 1 herida!
           *[other] { $wounds } heridas!
        }
       *[other] ¡{ $who } gana la partida con { $coins ->
            [one] 1 moneda
           *[other] { $coins } monedas
        } y { $wounds ->
            [one] 1 herida!
           *[other] { $wounds } heridas!
        }
    }
event-won-shared =
    ¡{ $who } comparten la victoria, cada cual con { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [one] 1 herida!
       *[other] { $wounds } heridas!
    }

## Líneas del registro

log-player =
    { $who-is ->
        [you] tú
       *[other] { $who }
    }
log-total =
    { $who-is ->
        [you] tú ({ $total })
       *[other] { $who } ({ $total })
    }
log-characters = { $players }.
log-character =
    { $who-is ->
        [you] tú eres { $character-the }
       *[other] { $who } es { $character-the }
    }
log-level = Nivel { $number } de 5: { $players }
log-standing = { $who } ({ log-coins }, { log-wounds })
log-coins =
    { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }
log-wounds =
    { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }
log-rooms = Por delante: { $rooms }.
log-dark-room = habitación a oscuras
log-dark-room-known = habitación a oscuras: { $room }
log-entered = Habitación { $place }: { $room-met }.
log-entered-first =
    { $who-is ->
        [you] Habitación { $place }: { $room-met }. Empiezas tú.
       *[other] Habitación { $place }: { $room-met }. Empieza { $who }.
    }
log-seen-rooms = Ves { $rooms }.
log-seen-room = { $room-a } en la habitación { $place }
log-chosen = Carta elegida: { $players }.
log-cards = { $cards }.
log-cards-again = Tras la bola de cristal: { $cards }.
log-card =
    { $who-is ->
        [you] tú { $card }
       *[other] { $who } { $card }
    }
log-item-card =
    { $who-is ->
        [you] tú { $card } ({ $value })
       *[other] { $who } { $card } ({ $value })
    }
log-big-chest =
    { $players-count ->
        [one] { $who-is ->
            [you] Juegas la carta más alta: +{ log-coins } ({ $total }).
           *[other] { $who } juega la carta más alta: +{ log-coins } ({ $total }).
        }
       *[other] Empate en la más alta, +{ log-coins } por jugador: { $players }.
    }
log-small-chest =
    { $players-count ->
        [one] { $who-is ->
            [you] Juegas la segunda más alta: +{ log-coins } ({ $total }).
           *[other] { $who } juega la segunda más alta: +{ log-coins } ({ $total }).
        }
       *[other] Empate en la segunda más alta, +{ log-coins } por jugador: { $players }.
    }
log-coins-got =
    { $players-count ->
        [one] { $who-is ->
            [you] Ganas { log-coins } ({ $total }).
           *[other] { $who } gana { log-coins } ({ $total }).
        }
       *[other] +{ log-coins } por jugador: { $players }.
    }
log-coins-lost =
    { $players-count ->
        [one] { $who-is ->
            [you] Pierdes { log-coins } (quedan { $total }).
           *[other] { $who } pierde { log-coins } (quedan { $total }).
        }
       *[other] −{ log-coins } por jugador: { $players }.
    }
log-wounded =
    { $players-count ->
        [one] { $who-is ->
            [you] Recibes { log-wounds } ({ $total }).
           *[other] { $who } recibe { log-wounds } ({ $total }).
        }
       *[other] +{ log-wounds } por jugador: { $players }.
    }
log-healed =
    { $players-count ->
        [one] { $who-is ->
            [you] Bebes una poción y curas { log-wounds } (quedan { $total }).
           *[other] { $who } bebe una poción y cura { log-wounds } (quedan { $total }).
        }
       *[other] Pociones, −{ log-wounds } por jugador: { $players }.
    }
log-item-got =
    { $players-count ->
        [one] { $who-is ->
            [you] Consigues { $item-a }.
           *[other] { $who } consigue { $item-a }.
        }
       *[other] { $item-a } por jugador: { $players }.
    }
log-escaped =
    { $players-count ->
        [one] { $who-is ->
            [you] Escapas gracias a { $item-the }.
           *[other] { $who } escapa gracias a { $item-the }.
        }
       *[other] Escapan gracias a { $item-the }: { $players }.
    }
log-counts-as-one = Contra el Gólem, un 5 cuenta como 1: { $players }.

## Cómo está la mesa

scene-level = Nivel { $number } de 5.
scene-room-here = Estáis en la sala { $place }: { $room-a }.
scene-room = Sala { $place }: { $room-a }.
scene-room-dark = Sala { $place }: a oscuras.
scene-room-seen = Sala { $place }, a oscuras pero vista con tu antorcha: { $room-a }.
scene-map =
    { $who-is ->
        [you] Tienes el mapa.
       *[other] { $who } tiene el mapa.
    }
scene-player =
    { $who-is ->
        [you] Tú, { $character-the }
       *[other] { $who }, { $character-the }
    }{ $fate ->
        [petrified] , ya de piedra:
       *[standing] :
    } { $coins ->
        [0] sin monedas,
        [one] 1 moneda,
       *[other] { $coins } monedas,
    } { $wounds ->
        [0] sin heridas.
        [one] 1 herida.
       *[other] { $wounds } heridas.
    } { $powers-count ->
        [0] Sin cartas de poder en la mano
       *[other] En la mano: { $powers }
    }{ $items-count ->
        [0] .
       *[other] ; objetos: { $items }.
    }
scene-played =
    { $who-is ->
        [you] Has jugado { $card-the }.
       *[other] { $who } ha jugado { $card-the }.
    }
scene-chosen = { $who } ha elegido carta.
scene-owes-again =
    { $who-is ->
        [you] Has jugado una bola de cristal y te falta otra carta.
       *[other] { $who } ha jugado una bola de cristal y le falta otra carta.
    }
scene-sealed = Has elegido { $card-the }.

gloss-room =
    { $kind ->
        [monster] { $room-the } tiene fuerza { $strength }: si no la alcanzáis entre todos, { $room-about }.
        [boss] El monstruo final, { $room-the }, tiene fuerza { $strength }: si no la alcanzáis entre todos, { $room-about }.
        [invincible] El monstruo final, { $room-the }, es invencible: { $room-about }.
        [treasure] { $room }: { $room-about }.
        [coin_trap] { $room-the } quita monedas a quien más tenga. La carta más alta decide cuántas: { $room-about }.
        [wound_trap] { $room-the } hiere a quien menos heridas tenga. La carta más alta decide cuánto: { $room-about }.
       *[vault] { $room-the } tiene un regalo para cada carta: { $room-about }.
    }

## Lo que se pregunta

prompt-take = ¿Qué personaje eliges?
prompt-play = { gloss-room } ¿Qué carta juegas?
prompt-play-again = { gloss-room } Tu bola de cristal te ha mostrado las demás cartas: ¿cuál juegas ahora?
prompt-change = Has elegido { $card-the } ante { $room-the }, y otros siguen eligiendo. ¿Cambias tu elección?

## Rechazos

refusal-game-over = la partida ha terminado: ya nadie decide
refusal-chance-first = se está robando una carta: espera a que se pregunte a los jugadores
refusal-no-chance-now = ahora se pregunta a los jugadores: no se roba nada
refusal-not-your-turn =
    { $who-count ->
        [one] no es tu turno: le toca a { $who }
       *[other] no es tu turno: les toca a { $who }
    }
refusal-take-a-character = elige uno de los personajes que quedan
refusal-character-taken = { $character-the } ya está en juego: elige uno de los personajes que quedan
refusal-play-a-card = juega una carta de tu mano
refusal-card-not-held = no tienes { $card-the } en la mano: juega una carta que tengas
refusal-card-not-for-room = { $card-the } no sirve en esta sala: juega una carta de poder o un objeto que sirva
refusal-no-torch = no tienes ninguna antorcha en la mano: solo puedes encender una que tengas
refusal-nothing-dark = no hay ninguna sala a oscuras que no hayas visto: guarda la antorcha
refusal-impossible-outcome = el azar no puede sacar eso ahora: pide los resultados posibles

## Cartas

card-power-1 = 1
    .the = el 1
    .use = vale 1 y vuelve a tu mano al acabar el nivel
card-power-2 = 2
    .the = el 2
    .use = vale 2 y vuelve a tu mano al acabar el nivel
card-power-3 = 3
    .the = el 3
    .use = vale 3 y vuelve a tu mano al acabar el nivel
card-power-4 = 4
    .the = el 4
    .use = vale 4 y vuelve a tu mano al acabar el nivel
card-power-5 = 5
    .the = el 5
    .use = vale 5 y vuelve a tu mano al acabar el nivel
card-power-5-as-1 = { card-power-5 }
    .use = vale solo 1 ante el Gólem
item-torch = antorcha
    .the = la antorcha
    .a = una antorcha
    .many = antorchas
    .use = te permite escapar de la Manada de lobos
item-crystal-ball = bola de cristal
    .the = la bola de cristal
    .a = una bola de cristal
    .many = bolas de cristal
    .use = te muestra las demás cartas, y después tienes que jugar otra; también te permite escapar del Nigromante
item-key = llave
    .the = la llave
    .a = una llave
    .many = llaves
    .use = vale 5 ante un tesoro y te permite escapar del Megadragón
item-sword = espada
    .the = la espada
    .a = una espada
    .many = espadas
    .use = vale 5 ante un monstruo, pero 1 ante el Gólem

## Personajes

character-explorer = Exploradora
    .the = la Exploradora
    .to = a la Exploradora
character-thief = Ladrona
    .the = la Ladrona
    .to = a la Ladrona
character-warrior = Guerrero
    .the = el Guerrero
    .to = al Guerrero
character-knight = Caballero
    .the = el Caballero
    .to = al Caballero
character-sorcerer = Hechicero
    .the = el Hechicero
    .to = al Hechicero

## Salas con monstruos

room-dragon = Dragón
    .the = el Dragón
    .a = un Dragón
    .met = un Dragón toma aire para escupir fuego
    .about = quien juegue la carta más baja sufre 3 heridas
room-troll = Troll
    .the = el Troll
    .a = un Troll
    .met = un Troll blande su garrote
    .about = quien juegue la carta más baja sufre 2 heridas
room-the-thing = La Cosa
    .the = la Cosa
    .a = la Cosa
    .met = la Cosa sale reptando de un rincón
    .about = quien juegue la carta más baja sufre 1 herida
room-goblin = Goblin
    .the = el Goblin
    .a = un Goblin
    .met = un Goblin salta cuchillo en mano
    .about = quien juegue la carta más baja sufre 2 heridas
room-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .met = un Esqueleto se levanta entre crujidos
    .about = quien juegue la carta más baja sufre 3 heridas
room-zombie = Zombi
    .the = el Zombi
    .a = un Zombi
    .met = un Zombi se acerca tambaleándose
    .about = quien juegue la carta más baja sufre 1 herida
room-snake = Serpiente
    .the = la Serpiente
    .a = una Serpiente
    .met = una Serpiente se yergue y sisea
    .about = quien juegue la carta más baja sufre 3 heridas

## Tesoros

room-treasure-four-two = Tesoro de 4 y 2 monedas
    .the = el tesoro de 4 y 2 monedas
    .a = un tesoro de 4 y 2 monedas
    .met = reluce un tesoro de 4 y 2 monedas
    .about = la carta más alta se lleva 4 y la segunda, 2. Los empates reparten por igual y pierden el resto
room-treasure-four = Tesoro de 4 monedas
    .the = el tesoro de 4 monedas
    .a = un tesoro de 4 monedas
    .met = reluce un tesoro de 4 monedas
    .about = la carta más alta se las lleva todas. Los empates reparten por igual y pierden el resto
room-treasure-three-two = Tesoro de 3 y 2 monedas
    .the = el tesoro de 3 y 2 monedas
    .a = un tesoro de 3 y 2 monedas
    .met = reluce un tesoro de 3 y 2 monedas
    .about = la carta más alta se lleva 3 y la segunda, 2. Los empates reparten por igual y pierden el resto
room-treasure-three = Tesoro de 3 monedas
    .the = el tesoro de 3 monedas
    .a = un tesoro de 3 monedas
    .met = reluce un tesoro de 3 monedas
    .about = la carta más alta se las lleva todas. Los empates reparten por igual y pierden el resto
room-treasure-two-one = Tesoro de 2 y 1 monedas
    .the = el tesoro de 2 y 1 monedas
    .a = un tesoro de 2 y 1 monedas
    .met = reluce un tesoro de 2 y 1 monedas
    .about = la carta más alta se lleva 2 y la segunda, 1. Los empates reparten por igual y pierden el resto
room-treasure-two = Tesoro de 2 monedas
    .the = el tesoro de 2 monedas
    .a = un tesoro de 2 monedas
    .met = reluce un tesoro de 2 monedas
    .about = la carta más alta se lleva las dos. Los empates reparten por igual y pierden el resto
room-treasure-one = Tesoro de 1 moneda
    .the = el tesoro de 1 moneda
    .a = un tesoro de 1 moneda
    .met = reluce una sola moneda
    .about = la carta más alta se la lleva, pero un empate la pierde

## Cámaras

room-armory = Armería
    .the = la Armería
    .a = una Armería
    .met = hay una Armería abierta de par en par
    .about = un 1 da una antorcha, un 2 una bola de cristal, un 3 una llave, un 4 una espada y un 5 cura 1 herida
room-strongroom = Cámara acorazada
    .the = la Cámara acorazada
    .a = una Cámara acorazada
    .met = hay una Cámara acorazada abierta de par en par
    .about = un 1 da 1 moneda, un 2 da 2 y un 4 da 3, mientras que un 3 cura 1 herida y un 5 cura 2

## Trampas

room-lava-cauldron = Caldero de lava
    .the = el Caldero de lava
    .a = un Caldero de lava
    .met = un Caldero de lava borbotea en lo alto
    .about = 3 con un 5, 2 con un 4, 1 con un 3 y ninguna por debajo
room-coin-catcher = Atrapamonedas
    .the = el Atrapamonedas
    .a = un Atrapamonedas
    .met = un Atrapamonedas abre las fauces
    .about = 2 con un 5 o un 4, 1 con un 3 o un 2 y ninguna con un 1
room-spike-trap = Trampa de pinchos
    .the = la Trampa de pinchos
    .a = una Trampa de pinchos
    .met = una Trampa de pinchos chasquea bajo los pies
    .about = 2 heridas con un 5 o un 4, 1 con un 3 y ninguna por debajo
room-giant-boulder = Roca gigante
    .the = la Roca gigante
    .a = una Roca gigante
    .met = una Roca gigante tiembla en lo alto
    .about = 2 heridas con un 5, 1 con un 2, un 3 o un 4 y ninguna con un 1

## Monstruos finales

boss-tax-collector = Recaudador
    .the = el Recaudador
    .a = el monstruo final, el Recaudador
    .met = el monstruo final, el Recaudador, tiende la mano
    .about = quien juegue la carta más baja pierde 3 monedas
boss-medusa = Medusa
    .the = Medusa
    .a = el monstruo final, Medusa
    .met = el monstruo final, Medusa, abre los ojos
    .about = quien juegue la carta más baja se convierte en piedra y no puede ganar. Si sois todos, perdéis todos
boss-vampire = Vampiro
    .the = el Vampiro
    .a = el monstruo final, el Vampiro
    .met = el monstruo final, el Vampiro, enseña los colmillos
    .about = quien juegue la carta más baja sufre 1 herida y pierde 2 monedas
boss-sphinx = Esfinge
    .the = la Esfinge
    .a = el monstruo final, la Esfinge
    .met = el monstruo final, la Esfinge, plantea su enigma
    .about = quien juegue la carta más baja sufre 2 heridas. La carta más alta gana 2 monedas aunque el monstruo caiga, pero no si ataca y todas las cartas son iguales
boss-sphinx-on-attack = { boss-sphinx }
    .the = { boss-sphinx.the }
    .about = quien juegue la carta más baja sufre 2 heridas, mientras que la más alta gana 2 monedas. Si todas las cartas son iguales, nadie gana nada
boss-minotaur = Minotauro
    .the = el Minotauro
    .a = el monstruo final, el Minotauro
    .met = el monstruo final, el Minotauro, baja los cuernos
    .about = quien juegue la carta más baja sufre 1 herida. La carta más alta gana 1 moneda aunque el monstruo caiga, pero no si ataca y todas las cartas son iguales
boss-minotaur-on-attack = { boss-minotaur }
    .the = { boss-minotaur.the }
    .about = quien juegue la carta más baja sufre 1 herida, mientras que la más alta gana 1 moneda. Si todas las cartas son iguales, nadie gana nada
boss-wolf-pack = Manada de lobos
    .the = la Manada de lobos
    .a = el monstruo final, la Manada de lobos
    .met = el monstruo final, la Manada de lobos, estrecha el cerco
    .about = quien juegue la carta más baja sufre 2 heridas. Quien juegue una antorcha escapa
boss-necromancer = Nigromante
    .the = el Nigromante
    .a = el monstruo final, el Nigromante
    .met = el monstruo final, el Nigromante, invoca a los muertos
    .about = quien juegue la carta más baja sufre 2 heridas. Quien juegue una bola de cristal escapa
boss-mega-dragon = Megadragón
    .the = el Megadragón
    .a = el monstruo final, el Megadragón
    .met = el monstruo final, el Megadragón, despliega las alas
    .about = quien juegue la carta más baja sufre 3 heridas. Quien juegue una llave escapa
boss-golem = Gólem
    .the = el Gólem
    .a = el monstruo final, el Gólem
    .met = el monstruo final, el Gólem, echa a andar
    .about = quien juegue la carta más baja sufre 3 heridas. Un 5 o una espada solo valen 1
boss-mummy = Momia
    .the = la Momia
    .a = el monstruo final, la Momia
    .met = el monstruo final, la Momia, sale de su tumba
    .about = quien juegue la carta más alta sufre 3 heridas
