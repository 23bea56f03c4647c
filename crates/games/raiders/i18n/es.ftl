### Los textos de Dungeon Raiders en español.
###
### Las frases acaban en punto y los botones no. Los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre o un término: el programa pone la mayúscula inicial.

## El juego y las opciones de la mesa

game-raiders = Dungeon Raiders
    .tagline = 25 habitaciones y una carta en cada una: sal con más monedas que nadie, pero no con más heridas.
game-raiders-line = { game-raiders }. { game-raiders.tagline }

seat-name = Jugador { $number }

option-mode = Cómo se juegan las cartas
option-mode-standard = Normal: a la vez y en secreto
option-mode-tactical = Táctica: por turnos y boca arriba
option-characters = Personajes
option-characters-dealt = Al azar
option-characters-chosen = Elegidos por turnos
option-boss-coins = Monedas de Esfinge y Minotauro
option-boss-coins-always = Siempre
option-boss-coins-on-attack = Solo si atacan
option-fainting = Desmayo con 3 jugadores
option-fainting-most = El máximo de heridas, sin empate
option-fainting-more-than-half = Más de la mitad de las heridas

## Decisiones

action-take = Elegir { $character-to }
action-play = Jugar { $card-the }
action-light-torch = Encender una antorcha

help-take =
    { $character-the } empieza con { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $wounds ->
        [one] 1 herida.
       *[other] { $wounds } heridas.
    } { $items-count ->
        [0] Sin objetos.
       *[other] Objetos: { $items }.
    }
help-play = { $card-use }.
help-light-torch = Solo tú ves las habitaciones a oscuras de este nivel. No te cuesta el turno; la antorcha vuelve a la reserva.

## Preparación

event-game-began = { $seats } saqueadores entran en la mazmorra: 5 niveles y, al final, un monstruo.
event-first-to-take =
    { $who-is ->
        [you] Eliges personaje antes que nadie.
       *[other] { $who } elige personaje antes que nadie.
    }
event-character-got =
    { $who-is ->
        [you] Eres { $character-the }.
       *[other] { $who } es { $character-the }.
    }
event-map-got =
    { $who-is ->
        [you] Recibes la carta de mapa: empiezas tú.
       *[other] { $who } recibe la carta de mapa y empieza.
    }
event-round-began =
    { $number ->
        [5] Nivel 5 de 5: al final espera el monstruo final.
       *[other] Nivel { $number } de 5.
    }
event-room-laid = Habitación { $place }: { $room-a }.
event-room-laid-dark = La habitación { $place } está a oscuras.
event-room-laid-dark-known = La habitación { $place } está a oscuras: { $room-a }.

## En una habitación

event-entered = Los saqueadores entran en la habitación { $place }: { $room-met }.
event-torch-lit =
    { $who-is ->
        [you] Enciendes una antorcha y miras las habitaciones a oscuras.
       *[other] { $who } enciende una antorcha y mira las habitaciones a oscuras.
    }
event-saw = La antorcha muestra la habitación { $place }: { $room-a }.
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
        [you] Tu bola de cristal te ha mostrado las cartas: juega otra.
       *[other] { $who } ha visto las cartas en una bola de cristal y debe jugar otra.
    }
event-escaped =
    { $who-is ->
        [you] Escapas con { $item-the }.
       *[other] { $who } escapa con { $item-the }.
    }

## Lo que pasa en una habitación

event-big-chest-won =
    { $who-is ->
        [you] Has jugado la carta más alta: { $coins ->
            [one] +1 moneda, ahora tienes { $total }.
           *[other] +{ $coins } monedas, ahora tienes { $total }.
        }
       *[other] { $who } ha jugado la carta más alta: { $coins ->
            [one] +1 moneda, ahora tiene { $total }.
           *[other] +{ $coins } monedas, ahora tiene { $total }.
        }
    }
event-small-chest-won =
    { $who-is ->
        [you] Has jugado la segunda carta más alta: { $coins ->
            [one] +1 moneda, ahora tienes { $total }.
           *[other] +{ $coins } monedas, ahora tienes { $total }.
        }
       *[other] { $who } ha jugado la segunda carta más alta: { $coins ->
            [one] +1 moneda, ahora tiene { $total }.
           *[other] +{ $coins } monedas, ahora tiene { $total }.
        }
    }
event-big-chest-lost = Demasiados jugadores empatan con la carta más alta: el cofre grande se pierde.
event-small-chest-lost = Demasiados jugadores empatan con la segunda carta más alta: el cofre pequeño se pierde.
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
        [reached] Las cartas suman { $total } contra { $room-the } ({ $strength }): ¡basta!
       *[short] Las cartas suman { $total } contra { $room-the } ({ $strength }): no basta.
    }
event-defeated = ¡{ $room-the } cae!
event-undefeatable = Nada puede con { $room-the }.
event-nobody-attacked = Todos escapan: el monstruo no ataca a nadie.
event-wounded =
    { $who-is ->
        [you] Recibes { $wounds ->
            [one] 1 herida: ahora tienes { $total }.
           *[other] { $wounds } heridas: ahora tienes { $total }.
        }
       *[other] { $who } recibe { $wounds ->
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
event-item-short = No hay bastantes { $item-many } en la reserva: nadie recibe ninguna.
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
event-coin-trap-sprung = La carta más alta es un { $highest }: los jugadores con más monedas pierden { $amount }.
event-wound-trap-sprung = La carta más alta es un { $highest }: los jugadores con menos heridas reciben { $amount }.
event-trap-quiet = La carta más alta es solo un { $highest }: la trampa no se activa.
event-counts-as-one =
    { $who-is ->
        [you] Contra el Gólem, tu carta vale 1.
       *[other] Contra el Gólem, la carta de { $who } vale 1.
    }
event-nobody-rewarded = Todas las cartas son iguales: nadie gana monedas.
event-petrified =
    { $who-is ->
        [you] Medusa te convierte en piedra: quedas fuera de la partida.
       *[other] Medusa convierte en piedra a { $who }, que queda fuera de la partida.
    }
event-map-passed =
    { $who-is ->
        [you] Tienes la carta de mapa: empiezas en la próxima habitación.
       *[other] { $who } tiene la carta de mapa: empieza en la próxima habitación.
    }

## Después de un nivel, y al final

event-level-done =
    { $number ->
        [5] Termina la última habitación. Se cuentan las heridas y, después, las monedas.
       *[other] Termina el nivel { $number }: cada jugador recupera sus cartas de poder.
    }
event-fainted =
    { $who-is ->
        [you] Tienes el máximo de heridas: te desmayas y no puedes ganar.
       *[other] { $who } tiene el máximo de heridas: se desmaya y no puede ganar.
    }
event-nobody-fainted = Nadie se desmaya.
event-all-lost = Todos se convierten en piedra: nadie gana.
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
    ¡{ $who } comparten la victoria con { $coins ->
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
log-standing =
    { $who-is ->
        [you] tú ({ log-coins }, { log-wounds })
       *[other] { $who } ({ log-coins }, { log-wounds })
    }
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
log-chosen-card =
    { $who-is ->
        [you] tú ({ $card })
       *[other] { $who } ({ $card })
    }
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

## La mesa

scene-level = Nivel { $number } de 5.
scene-room-here = Estáis en la habitación { $place }: { $room-a }.
scene-room = Habitación { $place }: { $room-a }.
scene-room-dark = Habitación { $place }: a oscuras.
scene-room-seen = Habitación { $place } (a oscuras, vista con antorcha): { $room-a }.
scene-map =
    { $who-is ->
        [you] Tienes la carta de mapa.
       *[other] { $who } tiene la carta de mapa.
    }
scene-player =
    { $who-is ->
        [you] Tú, { $character-the }
       *[other] { $who }, { $character-the }
    }{ $fate ->
        [petrified] , de piedra:
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
        [0] Sin cartas de poder
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
        [you] Has jugado una bola de cristal y debes jugar otra carta.
       *[other] { $who } ha jugado una bola de cristal y debe jugar otra carta.
    }
scene-sealed = Has elegido { $card-the }.

gloss-room =
    { $kind ->
        [monster] { $room }, fuerza { $strength }: si no la alcanzáis, { $room-about }.
        [boss] { $room }, fuerza { $strength }: si no la alcanzáis, { $room-about }.
        [invincible] { $room }, invencible: { $room-about }.
       *[other] { $room }: { $room-about }.
    }

## Preguntas

prompt-take = ¿Qué personaje eliges?
prompt-play =
    { $kind ->
        [boss] { $room }, fuerza { $strength }: si no la alcanzáis, ataca.
       *[other] { gloss-room }
    } ¿Qué carta?
prompt-play-again =
    { $kind ->
        [monster] { $room } ({ $strength })
        [boss] { $room } ({ $strength })
       *[other] { $room }
    }: tu bola de cristal te ha mostrado las cartas. ¿Cuál juegas?
prompt-change = Has elegido { $card-the } para { $room-the }. Otros aún eligen: ¿cambias de carta?

## Rechazos

refusal-game-over = la partida ha terminado
refusal-chance-first = se está robando una carta: espera un momento
refusal-no-chance-now = ahora no se roba nada: antes debe actuar un jugador
refusal-not-your-turn =
    { $who-count ->
        [one] no es tu turno: le toca a { $who }
       *[other] no es tu turno: les toca a { $who }
    }
refusal-take-a-character = ahora no puedes hacer eso: elige un personaje
refusal-character-taken = { $character-the } ya está en juego: elige otro personaje
refusal-play-a-card = ahora no puedes hacer eso: juega una carta de tu mano
refusal-card-not-held = no tienes { $card-the } en la mano: juega otra carta
refusal-card-not-for-room = { $card-the } no sirve en esta habitación: juega otra carta
refusal-no-torch = no tienes ninguna antorcha que encender: juega una carta
refusal-nothing-dark = no queda ninguna habitación a oscuras por ver: guarda la antorcha
refusal-impossible-outcome = eso no puede salir ahora: pide los resultados posibles

## Cartas

card-power-1 = 1
    .the = el 1
    .use = vale 1; vuelve a tu mano al acabar el nivel
card-power-2 = 2
    .the = el 2
    .use = vale 2; vuelve a tu mano al acabar el nivel
card-power-3 = 3
    .the = el 3
    .use = vale 3; vuelve a tu mano al acabar el nivel
card-power-4 = 4
    .the = el 4
    .use = vale 4; vuelve a tu mano al acabar el nivel
card-power-5 = 5
    .the = el 5
    .use = vale 5; vuelve a tu mano al acabar el nivel
card-power-5-as-1 = { card-power-5 }
    .use = vale 1 contra el Gólem
item-torch = antorcha
    .the = la antorcha
    .a = una antorcha
    .many = antorchas
    .use = sirve para escapar de la Manada de lobos
item-crystal-ball = bola de cristal
    .the = la bola de cristal
    .a = una bola de cristal
    .many = bolas de cristal
    .use = te muestra las cartas y debes jugar otra; también sirve para escapar del Nigromante
item-key = llave
    .the = la llave
    .a = una llave
    .many = llaves
    .use = vale 5 en un tesoro; también sirve para escapar del Megadragón
item-sword = espada
    .the = la espada
    .a = una espada
    .many = espadas
    .use = vale 5 contra un monstruo, pero 1 contra el Gólem

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

## Habitaciones con monstruo

room-dragon = Dragón
    .the = el Dragón
    .a = un Dragón
    .met = un Dragón toma aire para escupir fuego
    .about = la carta más baja recibe 3 heridas
room-troll = Troll
    .the = el Troll
    .a = un Troll
    .met = un Troll blande su garrote
    .about = la carta más baja recibe 2 heridas
room-the-thing = La Cosa
    .the = la Cosa
    .a = la Cosa
    .met = la Cosa sale reptando de un rincón
    .about = la carta más baja recibe 1 herida
room-goblin = Goblin
    .the = el Goblin
    .a = un Goblin
    .met = un Goblin salta cuchillo en mano
    .about = la carta más baja recibe 2 heridas
room-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .met = un Esqueleto se levanta entre crujidos
    .about = la carta más baja recibe 3 heridas
room-zombie = Zombi
    .the = el Zombi
    .a = un Zombi
    .met = un Zombi se acerca tambaleándose
    .about = la carta más baja recibe 1 herida
room-snake = Serpiente
    .the = la Serpiente
    .a = una Serpiente
    .met = una Serpiente se yergue y sisea
    .about = la carta más baja recibe 3 heridas

## Tesoros

room-treasure-four-two = Tesoro de 4 y 2 monedas
    .the = el tesoro de 4 y 2 monedas
    .a = un tesoro de 4 y 2 monedas
    .met = reluce un tesoro de 4 y 2 monedas
    .about = la carta más alta se lleva 4 y la segunda, 2. Los empates reparten a la baja
room-treasure-four = Tesoro de 4 monedas
    .the = el tesoro de 4 monedas
    .a = un tesoro de 4 monedas
    .met = reluce un tesoro de 4 monedas
    .about = la carta más alta se las lleva todas. Los empates reparten a la baja
room-treasure-three-two = Tesoro de 3 y 2 monedas
    .the = el tesoro de 3 y 2 monedas
    .a = un tesoro de 3 y 2 monedas
    .met = reluce un tesoro de 3 y 2 monedas
    .about = la carta más alta se lleva 3 y la segunda, 2. Los empates reparten a la baja
room-treasure-three = Tesoro de 3 monedas
    .the = el tesoro de 3 monedas
    .a = un tesoro de 3 monedas
    .met = reluce un tesoro de 3 monedas
    .about = la carta más alta se las lleva todas. Los empates reparten a la baja
room-treasure-two-one = Tesoro de 2 y 1 monedas
    .the = el tesoro de 2 y 1 monedas
    .a = un tesoro de 2 y 1 monedas
    .met = reluce un tesoro de 2 y 1 monedas
    .about = la carta más alta se lleva 2 y la segunda, 1. Los empates reparten a la baja
room-treasure-two = Tesoro de 2 monedas
    .the = el tesoro de 2 monedas
    .a = un tesoro de 2 monedas
    .met = reluce un tesoro de 2 monedas
    .about = la carta más alta se lleva las dos. Los empates reparten a la baja
room-treasure-one = Tesoro de 1 moneda
    .the = el tesoro de 1 moneda
    .a = un tesoro de 1 moneda
    .met = reluce una sola moneda
    .about = la carta más alta se la lleva. En un empate se pierde

## Cámaras

room-armory = Armería
    .the = la Armería
    .a = una Armería
    .met = se abre la puerta de una Armería
    .about = un 1 da antorcha, un 2 bola de cristal, un 3 llave, un 4 espada; un 5 cura 1 herida
room-strongroom = Cámara acorazada
    .the = la Cámara acorazada
    .a = una Cámara acorazada
    .met = se abre la puerta de una Cámara acorazada
    .about = un 1 da 1 moneda, un 2 da 2, un 4 da 3; un 3 cura 1 herida, un 5 cura 2

## Trampas

room-lava-cauldron = Caldero de lava
    .the = el Caldero de lava
    .a = un Caldero de lava
    .met = un Caldero de lava borbotea en lo alto
    .about = los más ricos pierden 3 si la carta más alta es un 5, 2 con un 4, 1 con un 3
room-coin-catcher = Atrapamonedas
    .the = el Atrapamonedas
    .a = un Atrapamonedas
    .met = un Atrapamonedas abre las fauces
    .about = los más ricos pierden 2 si la carta más alta es un 5 o 4, 1 con un 3 o 2
room-spike-trap = Trampa de pinchos
    .the = la Trampa de pinchos
    .a = una Trampa de pinchos
    .met = una Trampa de pinchos chasquea bajo los pies
    .about = los menos heridos reciben 2 si la carta más alta es un 5 o 4, 1 con un 3
room-giant-boulder = Roca gigante
    .the = la Roca gigante
    .a = una Roca gigante
    .met = una Roca gigante tiembla en lo alto
    .about = los menos heridos reciben 2 si la carta más alta es un 5, 1 con un 4, 3 o 2

## Monstruos finales

boss-tax-collector = Recaudador
    .the = el Recaudador
    .a = el monstruo final, el Recaudador
    .met = el Recaudador tiende la mano
    .about = la carta más baja pierde 3 monedas
boss-medusa = Medusa
    .the = Medusa
    .a = el monstruo final, Medusa
    .met = Medusa abre los ojos
    .about = el jugador con la carta más baja se convierte en piedra y no puede ganar. Si sois todos, perdéis todos
boss-vampire = Vampiro
    .the = el Vampiro
    .a = el monstruo final, el Vampiro
    .met = el Vampiro enseña los colmillos
    .about = la carta más baja recibe 1 herida y pierde 2 monedas
boss-sphinx = Esfinge
    .the = la Esfinge
    .a = el monstruo final, la Esfinge
    .met = la Esfinge plantea su enigma
    .about = la carta más baja recibe 2 heridas. La más alta gana 2 monedas en todo caso (ninguna si ataca y todas son iguales)
boss-sphinx-on-attack = { boss-sphinx }
    .the = { boss-sphinx.the }
    .about = la carta más baja recibe 2 heridas y la más alta gana 2 monedas (ninguna si todas son iguales)
boss-minotaur = Minotauro
    .the = el Minotauro
    .a = el monstruo final, el Minotauro
    .met = el Minotauro baja los cuernos
    .about = la carta más baja recibe 1 herida. La más alta gana 1 moneda en todo caso (ninguna si ataca y todas son iguales)
boss-minotaur-on-attack = { boss-minotaur }
    .the = { boss-minotaur.the }
    .about = la carta más baja recibe 1 herida y la más alta gana 1 moneda (ninguna si todas son iguales)
boss-wolf-pack = Manada de lobos
    .the = la Manada de lobos
    .a = el monstruo final, la Manada de lobos
    .met = la Manada de lobos estrecha el cerco
    .about = la carta más baja recibe 2 heridas. Juega una antorcha para escapar
boss-necromancer = Nigromante
    .the = el Nigromante
    .a = el monstruo final, el Nigromante
    .met = el Nigromante invoca a los muertos
    .about = la carta más baja recibe 2 heridas. Juega una bola de cristal para escapar
boss-mega-dragon = Megadragón
    .the = el Megadragón
    .a = el monstruo final, el Megadragón
    .met = el Megadragón despliega las alas
    .about = la carta más baja recibe 3 heridas. Juega una llave para escapar
boss-golem = Gólem
    .the = el Gólem
    .a = el monstruo final, el Gólem
    .met = el Gólem echa a andar
    .about = la carta más baja recibe 3 heridas. Un 5 o una espada valen 1
boss-mummy = Momia
    .the = la Momia
    .a = el monstruo final, la Momia
    .met = la Momia sale de su tumba
    .about = la carta más alta recibe 3 heridas

## Cartas y habitaciones ocultas

hidden-sealed = Carta elegida por { $who }
hidden-room = Habitación { $place }, a oscuras
hidden-deck = Próxima habitación del mazo
hidden-power = Carta de poder { $card }
