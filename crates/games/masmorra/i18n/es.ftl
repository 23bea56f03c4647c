### Lo que dice Masmorra en español.
###
### Las frases acaban en punto, los botones no, y los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre: quien la dice pone la mayúscula inicial. Las salas y las trampas se
### nombran con su número; los dados de monstruo, con su marca, porque varios pueden mostrar el mismo monstruo.

## El juego y las opciones de la mesa

game-masmorra = Masmorra
    .tagline = Explora la mazmorra loseta a loseta, lucha con lo que la habita y pon zancadillas a tus rivales: gana quien reúna más experiencia.
game-masmorra-line = { game-masmorra }. { game-masmorra.tagline }

seat-name = Jugador { $number }

option-mode = Partida
option-mode-standard = Estándar, hasta la ronda en que alguien llegue a 16 de experiencia
option-mode-epic = Épica, hasta derrotar a Malaphyas en el tercer nivel
option-heroes = Héroes
option-heroes-dealt = Repartidos al azar
option-heroes-chosen = Elegidos por turno
option-start = Quién empieza
option-start-random = Se decide al azar
option-start-first = El primer asiento
option-start-second = El segundo asiento
option-start-third = El tercer asiento
option-start-fourth = El cuarto asiento
option-start-fifth = El quinto asiento
option-rounds = Última ronda
option-rounds-unlimited = Ninguna: la partida dura lo que dure
option-rounds-30 = La ronda 30
option-rounds-60 = La ronda 60
option-rounds-120 = La ronda 120

## Cómo se nombran el dado de un monstruo y un espacio del nivel

figure-mark =
    { $mark ->
        [0] { "" }
       *[other] { " " }n.º { $mark }
    }
cell-place =
    { $across ->
        [east] { $along ->
            [north] { $columns } al este y { $rows } al norte
            [south] { $columns } al este y { $rows } al sur
           *[level] { $columns } al este
        }
        [west] { $along ->
            [north] { $columns } al oeste y { $rows } al norte
            [south] { $columns } al oeste y { $rows } al sur
           *[level] { $columns } al oeste
        }
       *[level] { $along ->
            [north] { $rows } al norte
            [south] { $rows } al sur
           *[level] a ningún espacio
        }
    }
side-north = norte
side-east = este
side-south = sur
side-west = oeste
half-north-west = norte (mitad oeste)
half-north-east = norte (mitad este)
half-east-north = este (mitad norte)
half-east-south = este (mitad sur)
half-south-west = sur (mitad oeste)
half-south-east = sur (mitad este)
half-west-north = oeste (mitad norte)
half-west-south = oeste (mitad sur)

## Decisiones antes de la tirada y durante ella

action-choose-hero = Llevar a { $hero }, { $hero-class }
help-choose-hero = { $hero } { $hero-about }. Habilidad inicial, { $ability }: { $ability-about }.
action-roll = Tirar los dados
help-roll = Tiras todos tus dados de acción y, si lo tienes, el dado de mascota. Se pierden los puntos de movimiento que te queden.
action-pick-die =
    { $whose ->
        [pet] Apartar el dado de mascota ({ $symbol })
       *[action] Apartar un dado: { $symbol }
    }
help-pick-die = El dado se aparta para volver a tirarlo. Puedes apartar más antes de tirar.
action-roll-again = Volver a tirar los dados apartados
help-roll-again = Los dados apartados se tiran otra vez, y vale lo que salga.
action-keep-dice = Dejar los dados como están
help-keep-dice = No se repite ningún dado.
action-flip-token = Usar la ficha de paso gratis para { $symbol-a }
help-flip-token = Una vez en cada turno tuyo, la ficha te da un símbolo suelto. Lo pierdes si sales de la sala sin gastarlo.

## Decisiones en camino

action-step = Gastar un Paso ({ $with })
help-step = Da 2 puntos de movimiento, cada uno para moverte o explorar una vez. Se pierden si entre medias haces otra cosa.
action-move = Ir { $room-to } ({ $number })
help-move = Cuesta 1 punto de movimiento, y tus símbolos sueltos se quedan atrás. Allí { $room-about }.
action-explore = Explorar hacia el { $door }
help-explore = Cuesta 1 punto de movimiento. La loseta que está boca arriba en la pila se coloca allí, y tu héroe entra.
action-take-stairs = Tomar la escalera
help-take-stairs = Las escaleras no cuestan nada, pero sales de esta sala y entras en otra. Quien baja primero abre un nivel nuevo.
action-lay-room = Colocar { $room-the } con puertas al { $doors }
action-lay-medium-room = Colocar { $room-the } con puertas al { $doors }; su esquina noroeste, { cell-place } de la primera sala del nivel
help-lay-room = Así quedará la loseta. En esta sala { $room-about }.
action-lay-trap = Colocar la trampa al { $side } { $room-of } ({ $number })
action-lay-trap-beside-medium = Colocar la trampa al { $side } { $room-of } ({ $number }), { cell-place } de la primera sala del nivel
help-lay-trap = La trampa se activa en el acto: cada héroe en pie que esté en una sala contigua recibe 1 herida. Y lo mismo siempre que un héroe entre en una de esas salas o salga de ella.
action-give-up = Entregar: { $with }
help-give-up = Queda perdido para este turno, y con eso basta.
action-take-wound = Recibir 1 herida
help-take-wound = Conservas tu Paso y pierdes a cambio 1 de Vida.

## Decisiones en combate

action-fight = Luchar
help-fight = El combate es con todos los monstruos de la sala, uno tras otro. Habrá Represalia de quien reciba algún Golpe y de quien resista.
action-face = Enfrentarse { $monster-to }{ figure-mark }
help-face = { $monster }: { $monster-about }.
action-strike = Atacar con { $symbol } ({ $with })
help-strike = { $symbol } { $symbol-about }.
action-sneak-attack = Atacar desde las sombras
help-sneak-attack = En esta lucha tus Golpes cuentan como Disparos, así que no provocan Represalia por sí solos.
action-end-attack = Dejar de atacar
help-end-attack = Si no se alcanzó su Defensa, el monstruo queda tan sano como antes y se toma su Represalia.
action-block = Parar con una Defensa ({ $with })
help-block = Quita 1 herida de esta Represalia.
action-suffer = Recibir las heridas que quedan
help-suffer = Pierdes 1 de Vida por herida. Con 0 de Vida tu héroe cae.

## Decisiones con dados, en salas y con oro

action-heal = Beber un Elixir ({ $with })
help-heal = Cura 1 de Vida, hasta 6.
action-conjure = Cambiar un dado con Magia ({ $with })
help-conjure = Gastas la Magia, eliges uno de tus dados sin usar y lo pones en la cara que quieras.
action-change-die =
    { $whose ->
        [pet] Cambiar el dado de mascota ({ $symbol })
       *[action] Cambiar un dado: { $symbol }
    }
help-change-die = Este es el dado que cambia tu Magia.
action-change-to = Ponerlo en { $symbol }
help-change-to = { $symbol } { $symbol-about }.
action-open-chest =
    { $chests ->
        [one] Abrir el cofre con { $dice }
       *[other] Abrir el cofre { $chest } con { $dice }
    }
help-open-chest = Los dados quedan colocados. Ganas 1 de experiencia, una carta de tesoro y el oro del cofre.
action-disarm = Desarmar { $room-the } ({ $number }) con { $dice }
help-disarm = Los dados quedan colocados. La trampa da experiencia, 2 en el primer nivel y 3 en el segundo, y ya no hace daño.
action-use-portal = Cruzar el portal
help-use-portal = Colocas allí un dado de Magia y eliges una sala explorada del primer o del segundo nivel.
action-use-fountain = Beber de la fuente
help-use-fountain = Colocas el dado que pide la fuente y recibes 2 símbolos de Elixir.
action-take-gold = Recoger el oro
help-take-gold = Tomas lo que hay aquí, hasta tu límite de 6. El resto se queda.
action-use-ability = Usar { $ability }
action-use-ability-on = Usar { $ability } con un dado: { $symbol }
action-use-ability-for = Usar { $ability } para { $symbol-a }
help-ability = { $ability }: { $ability-about }.
action-buy-card = Comprar una carta de tesoro por 5 de oro
help-buy-card = Robas una carta de tesoro. Puedes tener seis.

## Decisiones con cartas

action-play =
    { $half ->
        [orange] Jugar { $card-orange } (naranja)
       *[purple] Jugar { $card-purple } (morada)
    }
help-play =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
action-aim-at-room = Elegir { $room-the } ({ $number })
help-aim-at-room = La carta o el portal actúa sobre esta sala. Allí { $room-about }.
action-aim-at-hero = Elegir a { $who }
help-aim-at-hero = La carta actúa sobre esta persona.
action-aim-at-monster = Elegir { $monster-to }{ figure-mark }
help-aim-at-monster = La carta actúa sobre este monstruo. { $monster }: { $monster-about }.
action-end-invisibility = Volver a ser visible
help-end-invisibility = Habrá que luchar con los monstruos de aquí con los que no hayas luchado.
action-discard = Descartar { $card }
help-discard = Solo puedes tener seis cartas. { $card-about }.
action-pass = No jugar ninguna carta
help-pass = Dejas que suceda. Se te volverá a preguntar la próxima vez que haya algo que responder.
action-pass-until-my-turn = No jugar ninguna carta hasta mi próximo turno
help-pass-until-my-turn = Hasta entonces nadie te espera, y puedes cambiar de idea cuando quieras.
action-ask-me-again = Volver a preguntarme antes de mi turno
help-ask-me-again = Se te preguntará de nuevo siempre que pueda jugarse una carta.
action-learn = Aprender { $ability }

## Decisiones al final del turno

action-end-actions = Terminar de actuar
help-end-actions = Después puedes cambiar por oro los dados sin usar, y pasas a ser el amo de la mazmorra.
action-collect =
    { $gold ->
        [0] No tomar oro por los dados sin usar
       *[other] Tomar { $gold } de oro por los dados sin usar
    }
help-collect = Cada dado sin usar da 1 de oro, hasta tu límite de 6.
action-move-monster = Mover { $monster-to }{ figure-mark } hasta { $room-the } ({ $number })
help-move-monster = Un monstruo pasa por una puerta, desde una sala sin héroes hasta otra donde quepa.
action-send-by-stairs = Mandar { $monster-to }{ figure-mark } por la escalera
help-send-by-stairs = Las escaleras no cuestan puntos de movimiento, una vez por monstruo.
action-end-moves = No mover más monstruos
help-end-moves = Los monstruos se quedan donde están.
action-fill = Llenar { $room-the } ({ $number })
help-fill = Es la siguiente sala que recibe monstruos nuevos.
action-take-die = Tomar el dado { $monster-of }{ figure-mark }
help-take-die = No queda ningún dado de esta clase: el monstruo deja su sala y vuelve convertido en otro.
action-remove-monster = Retirar { $monster-to }{ figure-mark }
help-remove-monster = La sala está demasiado llena, y tiene que irse el monstruo que menos experiencia da.

## Preparación y curso de los turnos

event-game-began =
    { $mode ->
        [epic] { $seats } héroes bajan a la mazmorra, y ninguno descansará hasta que caiga Malaphyas.
       *[standard] { $seats } héroes bajan a la mazmorra: el primero que llegue a 16 de experiencia traerá la última ronda.
    }
event-tile-up = Lo siguiente en la pila del nivel { $level }: { $room-a }.
event-hero-taken =
    { $who-is ->
        [you] Llevas a { $hero }, { $hero-class }.
       *[other] { $who } lleva a { $hero }, { $hero-class }.
    }
event-first-drawn =
    { $who-is ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }
event-round-began = Ronda { $number }.
event-turn-began =
    { $who-is ->
        [you] Es tu turno.
       *[other] Es el turno de { $who }.
    }
event-stood-up =
    { $who-is ->
        [you] Te pones en pie con 6 de Vida.
       *[other] { $who } se pone en pie con 6 de Vida.
    }
event-actions-ended =
    { $who-is ->
        [you] Terminas de actuar.
       *[other] { $who } termina de actuar.
    }
event-bounty-declined =
    { $who-is ->
        [you] No tomas oro por tus dados sin usar.
       *[other] { $who } no toma oro por sus dados sin usar.
    }
event-master-began =
    { $who-is ->
        [you] Ahora mandas tú en la mazmorra.
       *[other] Ahora { $who } manda en la mazmorra.
    }
event-moves-ended =
    { $who-is ->
        [you] No mueves más monstruos.
       *[other] { $who } no mueve más monstruos.
    }
event-fills-next =
    { $who-is ->
        [you] Dejas entrar monstruos en { $room-the } ({ $number }).
       *[other] { $who } deja entrar monstruos en { $room-the } ({ $number }).
    }
event-goal-reached =
    { $who-is ->
        [you] Has llegado a 16 de experiencia: ¡esta ronda es la última!
       *[other] { $who } ha llegado a 16 de experiencia: ¡esta ronda es la última!
    }
event-won =
    { $who-is ->
        [you] ¡Ganas con { $xp } de experiencia, { $gold } de oro y { $life } de Vida!
       *[other] ¡{ $who } gana con { $xp } de experiencia, { $gold } de oro y { $life } de Vida!
    }

## Dados y símbolos

event-rolled =
    { $who-is ->
        [you] Te sale { $dice }.
       *[other] A { $who } le sale { $dice }.
    }
event-pet-rolled =
    { $who-is ->
        [you] Tu dado de mascota muestra { $symbol }.
       *[other] El dado de mascota de { $who } muestra { $symbol }.
    }
event-pet-lost =
    { $who-is ->
        [you] Un Vigía oscuro te clava la mirada y pierdes el dado de mascota para este turno.
       *[other] Un Vigía oscuro clava la mirada en { $who }, que pierde el dado de mascota para este turno.
    }
event-rolls-again =
    { $who-is ->
        [you] { $dice ->
            [one] Uno de tus dados se vuelve a tirar.
           *[other] { $dice } de tus dados se vuelven a tirar.
        }
       *[other] { $dice ->
            [one] Un dado de { $who } se vuelve a tirar.
           *[other] { $dice } dados de { $who } se vuelven a tirar.
        }
    }
event-die-picked =
    { $who-is ->
        [you] { $whose ->
            [pet] Apartas el dado de mascota, que muestra { $symbol }.
           *[action] Apartas un dado que muestra { $symbol }.
        }
       *[other] { $whose ->
            [pet] { $who } aparta el dado de mascota, que muestra { $symbol }.
           *[action] { $who } aparta un dado que muestra { $symbol }.
        }
    }
event-dice-kept =
    { $who-is ->
        [you] Dejas los dados como están.
       *[other] { $who } deja los dados como están.
    }
event-token-flipped =
    { $who-is ->
        [you] Das la vuelta a tu ficha de paso gratis y recibes { $symbol-a }.
       *[other] { $who } da la vuelta a su ficha de paso gratis y recibe { $symbol-a }.
    }
event-conjured =
    { $who-is ->
        [you] Gastas una Magia ({ $with }).
       *[other] { $who } gasta una Magia ({ $with }).
    }
event-die-chosen =
    { $who-is ->
        [you] { $whose ->
            [pet] Tu Magia envuelve el dado de mascota, que muestra { $symbol }.
           *[action] Tu Magia envuelve un dado que muestra { $symbol }.
        }
       *[other] { $whose ->
            [pet] La Magia de { $who } envuelve el dado de mascota, que muestra { $symbol }.
           *[action] La Magia de { $who } envuelve un dado que muestra { $symbol }.
        }
    }
event-die-changed =
    { $who-is ->
        [you] Cambias el dado de { $from } a { $to }.
       *[other] { $who } cambia el dado de { $from } a { $to }.
    }
event-made-symbols =
    { $who-is ->
        [you] Obtienes { $symbols } para gastar en esta sala.
       *[other] { $who } obtiene { $symbols } para gastar en esta sala.
    }
event-symbols-lost =
    { $who-is ->
        [you] Dejas atrás símbolos sueltos: { $symbols }.
       *[other] { $who } deja atrás símbolos sueltos: { $symbols }.
    }
event-got-points =
    { $who-is ->
        [you] Recibes { $points } puntos de movimiento.
       *[other] { $who } recibe { $points } puntos de movimiento.
    }
event-points-lost =
    { $who-is ->
        [you] Pierdes los puntos de movimiento que te quedaban.
       *[other] { $who } pierde los puntos de movimiento que le quedaban.
    }
event-step-spent =
    { $who-is ->
        [you] Gastas un Paso ({ $with }).
       *[other] { $who } gasta un Paso ({ $with }).
    }

## En camino

event-moved =
    { $who-is ->
        [you] Entras en { $room-the } ({ $number }).
       *[other] { $who } entra en { $room-the } ({ $number }).
    }
event-took-stairs =
    { $who-is ->
        [you] Tomas la escalera hasta { $room-the } ({ $number }).
       *[other] { $who } toma la escalera hasta { $room-the } ({ $number }).
    }
event-teleported =
    { $who-is ->
        [you] El mundo parpadea y apareces en { $room-the } ({ $number }).
       *[other] { $who } se esfuma y aparece en { $room-the } ({ $number }).
    }
event-wall-broken =
    { $who-is ->
        [you] No queda puerta que abrir: echas abajo un muro { $room-of } ({ $number }).
       *[other] No queda puerta que abrir: { $who } echa abajo un muro { $room-of } ({ $number }).
    }
event-explores =
    { $who-is ->
        [you] Exploras hacia el { $door }.
       *[other] { $who } explora hacia el { $door }.
    }
event-rune-found =
    { $who-is ->
        [you] Unas runas brillan en el suelo ante ti: aquí hay una sala más grande.
       *[other] Unas runas brillan en el suelo ante { $who }: aquí hay una sala más grande.
    }
event-medium-drawn = Tras las runas aparece { $room-a }.
event-medium-does-not-fit = No hay sitio para { $room-the }, y la loseta va debajo de su pila. La sala rúnica se queda, vacía.
event-room-laid = La mazmorra crece: { $room-the } ({ $number }).
event-gold-strewn =
    { $floor ->
        [0] Hay { $chests } de oro bajo llave en { $room-the } ({ $number }).
       *[other] { $chests ->
            [0] Relucen { $floor } de oro en el suelo { $room-of } ({ $number }).
           *[other] En { $room-the } ({ $number }) relucen { $floor } de oro en el suelo y hay { $chests } bajo llave.
        }
    }
event-trap-turned = ¡Clic! Una trampa: { $room-about }.
event-trap-laid = { $room-the } ({ $number }) queda { cell-place } de la primera sala del nivel.
event-trap-sprung = ¡Se activa { $room-the } ({ $number })!
event-tile-put-under = { $room-the } va debajo de la pila del nivel { $level }.
event-level-opened =
    { $level ->
        [3] Se abre el tercer nivel y arrastra consigo a todos los héroes: es el reino de Malaphyas.
       *[other] Se abre el segundo nivel: empieza en { $room-the } ({ $number }).
    }
event-web-holds =
    { $who-is ->
        [you] Unos hilos pegajosos te retienen.
       *[other] Unos hilos pegajosos retienen a { $who }.
    }
event-step-lost =
    { $who-is ->
        [you] La telaraña te cuesta un Paso ({ $with }).
       *[other] La telaraña le cuesta un Paso a { $who } ({ $with }).
    }
event-fell-in-pit =
    { $who-is ->
        [you] Caes rodando al foso.
       *[other] { $who } cae rodando al foso.
    }
event-crossed-pit =
    { $who-is ->
        [you] Gastas un Paso ({ $with }) y saltas sobre el foso.
       *[other] { $who } gasta un Paso ({ $with }) y salta sobre el foso.
    }

## En una sala

event-chest-opened =
    { $who-is ->
        [you] Abres un cofre en { $room-the } ({ $number }) con { $dice }.
       *[other] { $who } abre un cofre en { $room-the } ({ $number }) con { $dice }.
    }
event-disarmed =
    { $who-is ->
        [you] Desarmas { $room-the } ({ $number }) con { $dice }.
       *[other] { $who } desarma { $room-the } ({ $number }) con { $dice }.
    }
event-portal-opened =
    { $who-is ->
        [you] Cruzas el portal.
       *[other] { $who } cruza el portal.
    }
event-gained-gold =
    { $who-is ->
        [you] { $gold ->
            [0] No puedes tomar más oro: sigues con { $total }.
           *[other] Ganas { $gold } de oro: ahora tienes { $total }.
        }
       *[other] { $gold ->
            [0] { $who } no puede tomar más oro: sigue con { $total }.
           *[other] { $who } gana { $gold } de oro: ahora tiene { $total }.
        }
    }
event-drank =
    { $who-is ->
        [you] Bebes un Elixir ({ $with }).
       *[other] { $who } bebe un Elixir ({ $with }).
    }
event-healed =
    { $who-is ->
        [you] Te sientes mejor: { $life } de Vida.
       *[other] { $who } se siente mejor: { $life } de Vida.
    }
event-wounded =
    { $who-is ->
        [you] Recibes { $wounds ->
            [one] 1 herida:
           *[other] { $wounds } heridas:
        } { $life ->
            [0] no te queda Vida.
            [one] te queda 1 de Vida.
           *[other] te quedan { $life } de Vida.
        }
       *[other] { $who } recibe { $wounds ->
            [one] 1 herida:
           *[other] { $wounds } heridas:
        } { $life ->
            [0] no le queda Vida.
            [one] le queda 1 de Vida.
           *[other] le quedan { $life } de Vida.
        }
    }
event-fell =
    { $who-is ->
        [you] Caes y te quedas con solo { $xp } de experiencia{ $cards-count ->
            [0] .
           *[other] , y pierdes tus cartas: { $cards }.
        }
       *[other] { $who } cae y se queda con solo { $xp } de experiencia{ $cards-count ->
            [0] .
           *[other] , y pierde sus cartas: { $cards }.
        }
    }
event-gained-xp =
    { $who-is ->
        [you] Ganas { $xp } de experiencia: ahora tienes { $total }.
       *[other] { $who } gana { $xp } de experiencia: ahora tiene { $total }.
    }
event-learnt =
    { $who-is ->
        [you] Aprendes { $ability }.
       *[other] { $who } aprende { $ability }.
    }
event-ability-used =
    { $who-is ->
        [you] Usas { $ability }.
       *[other] { $who } usa { $ability }.
    }
event-ability-used-on =
    { $who-is ->
        [you] Usas { $ability } con un dado que muestra { $symbol }.
       *[other] { $who } usa { $ability } con un dado que muestra { $symbol }.
    }
event-ability-used-for =
    { $who-is ->
        [you] Usas { $ability } para { $symbol-a }.
       *[other] { $who } usa { $ability } para { $symbol-a }.
    }

## Los monstruos van y vienen

event-monster-came = Aparece { $monster-a }{ figure-mark } en { $room-the } ({ $number }).
event-die-taken = { $monster-the }{ figure-mark } deja { $room-the } ({ $number }): su dado hace falta en otra parte.
event-no-die-left = No queda ningún dado, así que nada llega { $room-to } ({ $number }).
event-monster-crowded-out = En { $room-the } ({ $number }) ya no se cabe: sale { $monster-the }{ figure-mark }.
event-monster-moved = { $monster-the }{ figure-mark } pasa { $room-to } ({ $number }).
event-ritual-done = El ritual de { $room-the } ({ $number }) se ha cumplido: un Sectario deja paso a algo con demasiados ojos.
event-fire-breath = ¡Mortiferous escupe fuego por { $room-the } ({ $number }) y todas las salas contiguas!
event-summoned = { $monster-the }{ figure-mark } pide ayuda.
event-malaphyas-calls =
    { $kind ->
        [major] A Malaphyas le sale { $symbol }, y llama a su trono a un monstruo mayor.
       *[minor] A Malaphyas le sale { $symbol }, y llama a su trono a un monstruo menor.
    }
event-grimbolts-fell = A Malaphyas le sale { $symbol }: los rayos funestos alcanzan { $rooms-the }.

## Combate

event-combat-began =
    { $who-is ->
        [you] Empuñas el arma: ¡combate!
       *[other] ¡{ $who } entra en combate!
    }
event-thief-struck = { $monster-the }{ figure-mark } intenta arrebatar { $symbol-a }.
event-stolen =
    { $who-is ->
        [you] Pierdes { $symbol-a } ({ $with }).
       *[other] { $who } pierde { $symbol-a } ({ $with }).
    }
event-venom-struck =
    { $who-is ->
        [you] Antes de que puedas atacar, la Tía Bitsy te muerde.
       *[other] Antes de que { $who } pueda atacar, la Tía Bitsy le muerde.
    }
event-fight-began =
    { $who-is ->
        [you] Te enfrentas { $monster-to }{ figure-mark }.
       *[other] { $who } se enfrenta { $monster-to }{ figure-mark }.
    }
event-struck =
    { $who-is ->
        [you] Atacas con { $symbol } ({ $with }).
       *[other] { $who } ataca con { $symbol } ({ $with }).
    }
event-attack-ended =
    { $who-is ->
        [you] Bajas el arma.
       *[other] { $who } deja de atacar.
    }
event-sneak-began =
    { $who-is ->
        [you] Atacas desde las sombras: en esta lucha tus Golpes cuentan como Disparos.
       *[other] { $who } ataca desde las sombras: en esta lucha sus Golpes cuentan como Disparos.
    }
event-defeated =
    { $who-is ->
        [you] ¡Derrotas { $monster-to }!
       *[other] ¡{ $who } derrota { $monster-to }!
    }
event-withstood =
    { $who-is ->
        [you] { $monster-the } resiste tu ataque.
       *[other] { $monster-the } resiste el ataque de { $who }.
    }
event-payback-comes =
    { $wounds ->
        [one] Represalia { $monster-of }: llega 1 herida.
       *[other] Represalia { $monster-of }: llegan { $wounds } heridas.
    }
event-blocked =
    { $who-is ->
        [you] Paras el golpe ({ $with }): { $left ->
            [0] no llega nada.
            [one] aún llega 1 herida.
           *[other] aún llegan { $left } heridas.
        }
       *[other] { $who } para el golpe ({ $with }): { $left ->
            [0] no llega nada.
            [one] aún llega 1 herida.
           *[other] aún llegan { $left } heridas.
        }
    }
event-haunted =
    { $who-is ->
        [you] El roce del Fantasma te quita 1 de experiencia: { $xp ->
            [one] te queda 1.
           *[other] te quedan { $xp }.
        }
       *[other] El roce del Fantasma le quita 1 de experiencia a { $who }: { $xp ->
            [one] le queda 1.
           *[other] le quedan { $xp }.
        }
    }
event-boss-turned = { $monster-the } se tambalea, pero vuelve a levantarse: muestra su cara roja.
event-token-won =
    { $who-is ->
        [you] La ficha de Schmetterling es tuya: puedes repetir una vez más en cada tirada.
       *[other] La ficha de Schmetterling es para { $who }: puede repetir una vez más en cada tirada.
    }
event-combat-ended =
    { $who-is ->
        [you] Tu combate ha terminado.
       *[other] El combate de { $who } ha terminado.
    }

## Cartas de tesoro

event-card-drawn =
    { $who-is ->
        [you] Robas una carta de tesoro.
       *[other] { $who } roba una carta de tesoro.
    }
event-card-drawn-known =
    { $who-is ->
        [you] Robas { $card }.
       *[other] { $who } roba { $card }.
    }
event-card-bought =
    { $who-is ->
        [you] Pagas 5 de oro por una carta de tesoro.
       *[other] { $who } paga 5 de oro por una carta de tesoro.
    }
event-no-card-left =
    { $who-is ->
        [you] No queda ninguna carta de tesoro para ti.
       *[other] No queda ninguna carta de tesoro para { $who }.
    }
event-reshuffled = Las cartas de tesoro descartadas se barajan y forman un mazo nuevo.
event-discarded =
    { $who-is ->
        [you] Descartas { $card }.
       *[other] { $who } descarta { $card }.
    }
event-card-played =
    { $who-is ->
        [you] { $half ->
            [orange] Juegas { $card-orange }: { $card-orange-about }.
           *[purple] Juegas { $card-purple }: { $card-purple-about }.
        }
       *[other] { $half ->
            [orange] { $who } juega { $card-orange }: { $card-orange-about }.
           *[purple] { $who } juega { $card-purple }: { $card-purple-about }.
        }
    }
event-aimed-at-room =
    { $who-is ->
        [you] Eliges { $room-the } ({ $number }).
       *[other] { $who } elige { $room-the } ({ $number }).
    }
event-aimed-at-hero =
    { $who-is ->
        [you] Eliges a { $target }.
       *[other] { $target-is ->
            [you] { $who } te elige a ti.
           *[other] { $who } elige a { $target }.
        }
    }
event-aimed-at-monster =
    { $who-is ->
        [you] Eliges { $monster-to }{ figure-mark }.
       *[other] { $who } elige { $monster-to }{ figure-mark }.
    }
event-card-cancelled =
    { $who-is ->
        [you] Tu carta queda en nada: se descarta { $card }.
       *[other] La carta de { $who } queda en nada: se descarta { $card }.
    }
event-card-stolen =
    { $thief-is ->
        [you] Le arrebatas a { $victim } la carta nueva.
       *[other] { $victim-is ->
            [you] { $thief } te arrebata la carta nueva.
           *[other] { $thief } le arrebata a { $victim } la carta nueva.
        }
    }
event-card-stolen-known =
    { $thief-is ->
        [you] Le arrebatas { $card } a { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } te arrebata { $card }.
           *[other] { $thief } le arrebata { $card } a { $victim }.
        }
    }
event-turned-invisible =
    { $who-is ->
        [you] Te vuelves invisible.
       *[other] { $who } se vuelve invisible.
    }
event-seen-again =
    { $who-is ->
        [you] Se te vuelve a ver.
       *[other] Se vuelve a ver a { $who }.
    }
event-banished = Una fuerza invisible expulsa de la mazmorra { $monster-to }{ figure-mark }.
event-traded-with-hero =
    { $who-is ->
        [you] Cambias de lugar con { $target }.
       *[other] { $target-is ->
            [you] { $who } cambia de lugar contigo.
           *[other] { $who } cambia de lugar con { $target }.
        }
    }
event-traded-with-monster =
    { $who-is ->
        [you] Cambias de lugar con { $monster-the }{ figure-mark }.
       *[other] { $who } cambia de lugar con { $monster-the }{ figure-mark }.
    }
event-fear-struck =
    { $who-is ->
        [you] El miedo te atenaza: tiras un dado menos.
       *[other] El miedo atenaza a { $who }, que tira un dado menos.
    }
event-stumbled =
    { $who-is ->
        [you] Tropiezas: este Paso solo da 1 punto de movimiento.
       *[other] { $who } tropieza: este Paso solo da 1 punto de movimiento.
    }
event-enraged = { $monster-the } monta en cólera: su Represalia aumenta en 1.
event-pocket-picked =
    { $thief-is ->
        [you] Le quitas { $gold } de oro a { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } te quita { $gold } de oro.
           *[other] { $thief } le quita { $gold } de oro a { $victim }.
        }
    }
event-silenced =
    { $who-is ->
        [you] Tu habilidad queda acallada y no hace nada.
       *[other] La habilidad de { $who } queda acallada y no hace nada.
    }
event-passes-on =
    { $who-is ->
        [you] No jugarás ninguna carta hasta tu próximo turno.
       *[other] { $who } no jugará ninguna carta hasta su próximo turno.
    }
event-asks-again =
    { $who-is ->
        [you] Quieres que se te vuelva a preguntar.
       *[other] { $who } quiere que se le vuelva a preguntar.
    }

## Líneas del registro

log-player =
    { $who-is ->
        [you] tú
       *[other] { $who }
    }
log-heroes = { $players }.
log-hero =
    { $who-is ->
        [you] tú llevas a { $hero }
       *[other] { $who } lleva a { $hero }
    }
log-round =
    { $who-is ->
        [you] Ronda { $round }, tu turno: { $players }
       *[other] Ronda { $round }, turno de { $who }: { $players }
    }
log-turn =
    { $who-is ->
        [you] Tu turno: { $players }
       *[other] Turno de { $who }: { $players }
    }
log-standing = { $who } ({ $xp } PX, { $life } de Vida)
log-standing-down = { $who } ({ $xp } PX, en el suelo)
log-rolled =
    { $who-is ->
        [you] Sacas { $dice }.
       *[other] { $who } saca { $dice }.
    }
log-rolled-pet =
    { $who-is ->
        [you] Sacas { $dice }, y { $symbol } en el dado de mascota.
       *[other] { $who } saca { $dice }, y { $symbol } en el dado de mascota.
    }
log-rerolled =
    { $who-is ->
        [you] Repites: { $dice }.
       *[other] { $who } repite: { $dice }.
    }
log-magic =
    { $who-is ->
        [you] Tu Magia cambia { $from } por { $to }.
       *[other] La Magia de { $who } cambia { $from } por { $to }.
    }
log-room = { $room-the } ({ $number })
log-monster = { $monster-the }{ figure-mark }
log-new-monster = { $monster-a }{ figure-mark }
log-floor-gold = { $gold } de oro
log-chest-gold = { $gold } de oro en un cofre
log-explored =
    { $who-is ->
        [you] Exploras al { $door }: { $finds }.
       *[other] { $who } explora al { $door }: { $finds }.
    }
log-moved =
    { $who-is ->
        [you] Vas a { $rooms }.
       *[other] { $who } va a { $rooms }.
    }
log-came =
    { $monsters-count ->
        [one] Aparece { $monsters } en { $room-the } ({ $number }).
       *[other] Aparecen { $monsters } en { $room-the } ({ $number }).
    }
log-monsters-moved =
    { $monsters-count ->
        [one] { $monsters } pasa a { $room-the } ({ $number }).
       *[other] { $monsters } pasan a { $room-the } ({ $number }).
    }
log-stolen =
    { $who-is ->
        [you] { $monster-the }{ figure-mark } te roba { $symbol-a }.
       *[other] { $monster-the }{ figure-mark } roba { $symbol-a } a { $who }.
    }
log-fight =
    { $who-is ->
        [you] Combates contra { $monster-the }{ figure-mark }.
       *[other] { $who } combate contra { $monster-the }{ figure-mark }.
    }
log-attack =
    { $who-is ->
        [you] Atacas { $monster-to }{ figure-mark } ({ $symbols }).
       *[other] { $who } ataca { $monster-to }{ figure-mark } ({ $symbols }).
    }
log-beaten =
    { $who-is ->
        [you] Derrotas { $monster-to }{ figure-mark } ({ $symbols }).
       *[other] { $who } derrota { $monster-to }{ figure-mark } ({ $symbols }).
    }
log-beaten-freely =
    { $who-is ->
        [you] Derrotas { $monster-to }{ figure-mark }.
       *[other] { $who } derrota { $monster-to }{ figure-mark }.
    }
log-withstood =
    { $who-is ->
        [you] No logras derrotar { $monster-to }{ figure-mark } ({ $symbols }).
       *[other] { $who } no logra derrotar { $monster-to }{ figure-mark } ({ $symbols }).
    }
log-no-attack =
    { $who-is ->
        [you] No atacas { $monster-to }{ figure-mark }.
       *[other] { $who } no ataca { $monster-to }{ figure-mark }.
    }
log-payback = Represalia { $monster-of }: { $wounds }.
log-payback-blocked =
    { $who-is ->
        [you] Represalia { $monster-of }, { $wounds }: bloqueas { $blocked }.
       *[other] Represalia { $monster-of }, { $wounds }: { $who } bloquea { $blocked }.
    }
log-payback-all-blocked =
    { $who-is ->
        [you] Represalia { $monster-of }, { $wounds }: { $blocked ->
            [one] la bloqueas.
           *[other] bloqueas las { $blocked }.
        }
       *[other] Represalia { $monster-of }, { $wounds }: { $who } { $blocked ->
            [one] la bloquea.
           *[other] bloquea las { $blocked }.
        }
    }
log-payback-hit =
    { $who-is ->
        [you] Represalia { $monster-of }, { $wounds }: recibes { $taken } ({ $life } de Vida).
       *[other] Represalia { $monster-of }, { $wounds }: { $who } recibe { $taken } ({ $life } de Vida).
    }
log-payback-blocked-hit =
    { $who-is ->
        [you] Represalia { $monster-of }, { $wounds } menos { $blocked }: recibes { $taken } ({ $life } de Vida).
       *[other] Represalia { $monster-of }, { $wounds } menos { $blocked }: { $who } recibe { $taken } ({ $life } de Vida).
    }
log-wounds =
    { $wounds ->
        [one] 1 herida
       *[other] { $wounds } heridas
    }
log-life =
    { $who-is ->
        [you] tú ({ $life } de Vida)
       *[other] { $who } ({ $life } de Vida)
    }
log-wounded =
    { $players-count ->
        [one] { $who-is ->
            [you] Recibes { log-wounds } ({ $life } de Vida).
           *[other] { $who } recibe { log-wounds } ({ $life } de Vida).
        }
       *[other] { log-wounds } por héroe: { $players }.
    }
log-hit =
    { $who-is ->
        [you] { $wounds } para ti ({ $life } de Vida)
       *[other] { $wounds } para { $who } ({ $life } de Vida)
    }
log-hazard = { $cause } Heridas: { $players }.
log-card-aimed =
    { $who-is ->
        [you] { $half ->
            [orange] Juegas { $card-orange } sobre { $target }.
           *[purple] Juegas { $card-purple } sobre { $target }.
        }
       *[other] { $half ->
            [orange] { $who } juega { $card-orange } sobre { $target }.
           *[purple] { $who } juega { $card-purple } sobre { $target }.
        }
    }
log-ability =
    { $who-is ->
        [you] Usas { $ability }: { $symbols }.
       *[other] { $who } usa { $ability }: { $symbols }.
    }
log-ability-on =
    { $who-is ->
        [you] Usas { $ability }: { $die } da { $symbols }.
       *[other] { $who } usa { $ability }: { $die } da { $symbols }.
    }
log-gains =
    { $who-is ->
        [you] Ganas { $gains }.
       *[other] { $who } gana { $gains }.
    }
log-gain-xp = { $xp } PX ({ $total })
log-gain-gold = { $gold } de oro ({ $total })
log-gain-bounty = { $gold } de oro por los dados sin usar ({ $total })
log-gain-ability = la habilidad { $ability }
log-gain-card = una carta de tesoro
log-gain-card-known = { $card }
log-buy-card = una carta de tesoro por 5 de oro
log-buy-card-known = { $card } por 5 de oro
log-healed =
    { $who-is ->
        [you] Curas { $healed } ({ $life } de Vida).
       *[other] { $who } cura { $healed } ({ $life } de Vida).
    }

## Rechazos

refusal-game-over = la partida ha terminado: ya nadie decide
refusal-chance-first = se está robando o tirando algo: espera a que se pregunte a los jugadores
refusal-no-chance-now = ahora se pregunta a los jugadores: no se roba ni se tira nada
refusal-impossible-outcome = el azar no puede sacar eso ahora: pide los resultados posibles
refusal-not-your-turn =
    { $who-count ->
        [one] no es tu turno: le toca a { $who }
       *[other] no es tu turno: les toca a { $who }
    }
refusal-fight-first = en tu sala hay monstruos con los que aún no has luchado: lucha primero con ellos
refusal-card-not-now = la carta { $card } no se puede jugar ahora o no está en tu mano: elige una de las cartas que se ofrecen
refusal-ability-not-now = la habilidad { $ability } no se puede usar ahora: elige una de las habilidades que se ofrecen
refusal-cannot-pay = no tienes lo que cuesta: elige una de las decisiones que se ofrecen
refusal-not-asked = ahora se pregunta otra cosa: elige una de las decisiones que se ofrecen

## Los símbolos y con qué se pagan

symbol-step = Paso
    .a = un Paso
    .about = da 2 puntos de movimiento
symbol-ranged = Disparo
    .a = un Disparo
    .about = hace 1 de daño a distancia
symbol-melee = Golpe
    .a = un Golpe
    .about = hace 1 de daño, pero provoca Represalia
symbol-defense = Defensa
    .a = una Defensa
    .about = quita 1 herida de una Represalia
symbol-elixir = Elixir
    .a = un Elixir
    .about = cura 1 de Vida, o hace 1 de daño a distancia a los no muertos
symbol-magic = Magia
    .a = una Magia
    .about = pone un dado en la cara que quieras, o daña a distancia a quien teme la Magia
source-symbol = símbolo suelto
source-die = dado
source-pet = dado de mascota
source-token = ficha de paso gratis
source-key = la llave maestra

## Héroes

hero-albus = Albus
    .class = el mago
    .about = doblega los dados a su voluntad y lanza fuego
hero-jay = Jay
    .class = el guerrero
    .about = sabe guardarse y pega más fuerte que nadie
hero-valerie = Valerie
    .class = la paladina
    .about = cura, protege y da descanso a los no muertos
hero-mika = Mika
    .class = la pícara
    .about = abre cerraduras ajenas y esquiva lo que viene de vuelta
hero-greybark = Greybark
    .class = el druida
    .about = cambia de forma a su antojo y trae consigo un lobo

## Habilidades

ability-arcane-focus = Foco arcano
    .about = coloca un dado cualquiera y recibe 1 Magia, una vez por turno
ability-fireball = Bola de fuego
    .about = coloca dos Magias y recibe 3 Disparos, una vez por turno
ability-wizards-apprentice = Aprendiz de mago
    .about = paga 1 de oro y recibe el dado de mascota, una vez por turno
ability-arcane-ward = Guarda arcana
    .about = coloca una Defensa y recibe 2 Defensas, una vez por turno
ability-fools-gold = Oro de ilusos
    .about = coloca una Magia y recibe 3 de oro, una vez por turno
ability-on-guard = En guardia
    .about = coloca un dado cualquiera y recibe 1 Defensa, una vez por turno
ability-plundering-charge = Carga saqueadora
    .about = coloca un Paso y recibe 1 Golpe y 2 de oro, una vez por turno
ability-inner-rage = Furia interior
    .about = paga 3 de oro y recibe 3 Golpes, tantas veces como quieras
ability-thrown-blade = Hoja arrojadiza
    .about = coloca un Golpe y recibe 2 Disparos, una vez por turno
ability-riposte = Contraataque
    .about = coloca una Defensa y recibe 2 Golpes, 1 Defensa y 1 de oro, una vez por turno
ability-healing-touch = Toque sanador
    .about = coloca un dado cualquiera y recibe 1 Elixir, una vez por turno
ability-alms = Limosna
    .about = coloca un Elixir y recibe 2 de oro, una vez por turno
ability-angelic-aura = Aura angelical
    .about = paga 3 de oro y recibe 3 Elixires, tantas veces como quieras
ability-holy-shield = Escudo sagrado
    .about = coloca un Golpe y recibe 2 Defensas y 1 Elixir, una vez por turno
ability-holy-smite = Castigo sagrado
    .about = coloca un Golpe y recibe 2 Golpes y 1 Elixir, una vez por turno
ability-nimble-fingers = Dedos ágiles
    .about = uno de los dados colocados en un cofre o en una trampa puede mostrar cualquier cara, siempre
ability-quick-dodge = Esquiva rápida
    .about = coloca un Paso y recibe 2 Defensas, una vez por turno
ability-close-quarters = Distancia corta
    .about = coloca un Disparo y recibe 2 Golpes, una vez por turno
ability-cutpurse = Cortabolsas
    .about = coloca un Disparo y recibe 3 de oro, una vez por turno
ability-tools-of-the-trade = Útiles del oficio
    .about = paga 2 de oro y recibe 1 Paso o 1 Disparo, tantas veces como quieras
ability-shape-of-the-wild = Forma salvaje
    .about = da la vuelta a la ficha de paso gratis y recibe 1 Golpe, 1 Defensa o 1 Elixir en vez de un Paso, una vez por turno
ability-forests-bounty = Dones del bosque
    .about = coloca un Elixir y recibe 2 de oro, una vez por turno
ability-animal-form = Forma animal
    .about = paga 2 de oro y recibe 1 Paso o 1 Golpe, tantas veces como quieras
ability-claw-and-hide = Garra y pelaje
    .about = coloca un Golpe y recibe 2 Golpes y 1 Defensa, una vez por turno
ability-wolf-companion = Lobo compañero
    .about = el dado de mascota se tira con tus dados, siempre

## Monstruos menores

foe-goblin = Goblin
    .the = el Goblin
    .a = un Goblin
    .to = al Goblin
    .of = del Goblin
    .about = Represalia 1, Defensa 2, 2 de experiencia; se toma la Represalia aunque lo maten a distancia
foe-cultist = Sectario
    .the = el Sectario
    .a = un Sectario
    .to = al Sectario
    .of = del Sectario
    .about = Represalia 2, Defensa 2, 2 de experiencia; roba un Elixir y, mientras está en pie, los dados de Elixir no sirven
foe-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .to = al Esqueleto
    .of = del Esqueleto
    .about = Represalia 2, Defensa 2, 2 de experiencia; es un no muerto, y el Disparo no le hace nada
foe-orc = Orco
    .the = el Orco
    .a = un Orco
    .to = al Orco
    .of = del Orco
    .about = Represalia 3, Defensa 2, 2 de experiencia; pega fuerte, y eso es todo
foe-spider = Araña
    .the = la Araña
    .a = una Araña
    .to = a la Araña
    .of = de la Araña
    .about = Represalia 2, Defensa 4, 3 de experiencia; mientras vive, nadie sale de su sala salvo por teletransporte
foe-ghoul = Necrófago
    .the = el Necrófago
    .a = un Necrófago
    .to = al Necrófago
    .of = del Necrófago
    .about = Represalia 3, Defensa 3, 3 de experiencia; es un no muerto, roba un Paso y, mientras está en pie, los dados de Paso no sirven

## Monstruos mayores

foe-ghost = Fantasma
    .the = el Fantasma
    .a = un Fantasma
    .to = al Fantasma
    .of = del Fantasma
    .about = Represalia 3, Defensa 3, 3 de experiencia; es un no muerto, el Golpe no le hace nada, y quita 1 de experiencia si no cae solo con Elixir
foe-spear-beastman = Bestia lancera
    .the = la Bestia lancera
    .a = una Bestia lancera
    .to = a la Bestia lancera
    .of = de la Bestia lancera
    .about = Represalia 3, Defensa 3, 3 de experiencia; tres Magias solas la derrotan a distancia
foe-dark-watcher = Vigía oscuro
    .the = el Vigía oscuro
    .a = un Vigía oscuro
    .to = al Vigía oscuro
    .of = del Vigía oscuro
    .about = Represalia 3, Defensa 4, 4 de experiencia; en su sala no funciona ninguna habilidad de héroe
foe-giant-bat = Murciélago gigante
    .the = el Murciélago gigante
    .a = un Murciélago gigante
    .to = al Murciélago gigante
    .of = del Murciélago gigante
    .about = Represalia 2, Defensa 3, 3 de experiencia; roba un Disparo y, mientras está en pie, los dados de Disparo no sirven
foe-young-dragon = Dragón joven
    .the = el Dragón joven
    .a = un Dragón joven
    .to = al Dragón joven
    .of = del Dragón joven
    .about = Represalia 4, Defensa 4, 4 de experiencia; el primer Disparo no le hace nada
foe-gelatinous-cube = Cubo gelatinoso
    .the = el Cubo gelatinoso
    .a = un Cubo gelatinoso
    .to = al Cubo gelatinoso
    .of = del Cubo gelatinoso
    .about = Represalia 3, Defensa 3, 3 de experiencia; solo lo daña la Magia, a distancia

## Jefes

boss-aunty-bitsy = Tía Bitsy
    .the = la Tía Bitsy
    .a = la Tía Bitsy
    .to = a la Tía Bitsy
    .of = de la Tía Bitsy
    .about = Represalia 2, Defensa 3, 3 de experiencia; al empezar un combate muerde y hace 1 herida, y tiene una segunda vida
boss-aunty-bitsy-red = Tía Bitsy roja
    .the = la Tía Bitsy roja
    .a = la Tía Bitsy roja
    .to = a la Tía Bitsy roja
    .of = de la Tía Bitsy roja
    .about = Represalia 2, Defensa 4, 3 de experiencia; al empezar un combate llama a una Araña
boss-schmetterling = Schmetterling
    .the = Schmetterling
    .a = Schmetterling
    .to = a Schmetterling
    .of = de Schmetterling
    .about = Represalia 3, Defensa 3, 2 de experiencia; quien lo derrota se queda su ficha, que permite repetir una vez más en cada tirada
boss-mortiferous = Mortiferous
    .the = Mortiferous
    .a = Mortiferous
    .to = a Mortiferous
    .of = de Mortiferous
    .about = Represalia 4, Defensa 4, 3 de experiencia; el primer Disparo no le hace nada, y tiene una segunda vida
boss-mortiferous-red = Mortiferous rojo
    .the = el Mortiferous rojo
    .a = el Mortiferous rojo
    .to = al Mortiferous rojo
    .of = del Mortiferous rojo
    .about = Represalia 5, Defensa 4, 3 de experiencia; el primer Disparo no le hace nada
boss-malaphyas = Malaphyas
    .the = Malaphyas
    .a = Malaphyas
    .to = a Malaphyas
    .of = de Malaphyas
    .about = Represalia 2, Defensa 2, 3 de experiencia; al empezar un combate llama a un monstruo mayor, y tiene una segunda vida
boss-malaphyas-red = Malaphyas rojo
    .the = el Malaphyas rojo
    .a = el Malaphyas rojo
    .to = al Malaphyas rojo
    .of = del Malaphyas rojo
    .about = Represalia 3, Defensa 6, 3 de experiencia; el primer Disparo no le hace nada, y con su derrota acaba la partida

## Salas del primer nivel

tile-s00 = Sala inicial
    .the = la Sala inicial
    .a = la Sala inicial
    .to = a la Sala inicial
    .of = de la Sala inicial
    .about = empezaron todos los héroes, y no pasa nada más
tile-a01 = Escalera al segundo nivel
    .the = la Escalera al segundo nivel
    .a = la Escalera al segundo nivel
    .to = a la Escalera al segundo nivel
    .of = de la Escalera al segundo nivel
    .about = una escalera baja al segundo nivel
tile-a02 = Guarida de monstruos
    .the = la Guarida de monstruos
    .a = una Guarida de monstruos
    .to = a la Guarida de monstruos
    .of = de la Guarida de monstruos
    .about = aparece 1 monstruo menor una y otra vez
tile-a03 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-a04 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-a05 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-a06 = Sala del tesoro
    .the = la Sala del tesoro
    .a = una Sala del tesoro
    .to = a la Sala del tesoro
    .of = de la Sala del tesoro
    .about = un dado de Golpe abre un cofre con 2 de oro
tile-a07 = Sala del tesoro vigilada
    .the = la Sala del tesoro vigilada
    .a = una Sala del tesoro vigilada
    .to = a la Sala del tesoro vigilada
    .of = de la Sala del tesoro vigilada
    .about = un dado de Disparo abre un cofre con 3 de oro, y aparece 1 monstruo menor una y otra vez
tile-a08 = Sala del portal
    .the = la Sala del portal
    .a = una Sala del portal
    .to = a la Sala del portal
    .of = de la Sala del portal
    .about = un dado de Magia abre un portal a cualquier sala explorada de los dos primeros niveles
tile-a09 = Sala de monedas
    .the = la Sala de monedas
    .a = una Sala de monedas
    .to = a la Sala de monedas
    .of = de la Sala de monedas
    .about = hay 2 de oro en el suelo
tile-a10 = Sala de la fuente
    .the = la Sala de la fuente
    .a = una Sala de la fuente
    .to = a la Sala de la fuente
    .of = de la Sala de la fuente
    .about = un dado de Elixir en la fuente da 2 símbolos de Elixir
tile-a11 = Sala rúnica
    .the = la Sala rúnica
    .a = una Sala rúnica
    .to = a la Sala rúnica
    .of = de la Sala rúnica
    .about = unas runas esconden una sala más grande, que ocupa su lugar
tile-a12 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .to = { tile-a11.to }
    .of = { tile-a11.of }
    .about = { tile-a11.about }
tile-a13 = trampa
    .the = la trampa
    .a = una trampa
    .to = a la trampa
    .of = de la trampa
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Paso y uno de Golpe, por 2 de experiencia
tile-a14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Disparo y uno de Defensa, por 2 de experiencia
tile-a15 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-a16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .to = { tile-a07.to }
    .of = { tile-a07.of }
    .about = un dado de Paso abre un cofre con 3 de oro, y aparece 1 monstruo menor una y otra vez
tile-a17 = Sala de telarañas
    .the = la Sala de telarañas
    .a = una Sala de telarañas
    .to = a la Sala de telarañas
    .of = de la Sala de telarañas
    .about = una telaraña le quita un Paso a quien entra y pone fin al que le trajo
tile-a18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Elixir y uno de Magia, por 2 de experiencia
tile-a19 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-a20 = Sala del foso
    .the = la Sala del foso
    .a = una Sala del foso
    .to = a la Sala del foso
    .of = de la Sala del foso
    .about = quien entra gasta un Paso o se hace 1 herida en el foso
tile-a21 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .to = { tile-a11.to }
    .of = { tile-a11.of }
    .about = { tile-a11.about }

## Salas grandes del primer nivel

tile-mt11 = Nido de la Tía Bitsy
    .the = el Nido de la Tía Bitsy
    .a = el Nido de la Tía Bitsy
    .to = al Nido de la Tía Bitsy
    .of = del Nido de la Tía Bitsy
    .about = la Tía Bitsy y una Araña guardan un cofre con 3 de oro, que abre un dado de Disparo
tile-mt12 = Cubil de Schmetterling
    .the = el Cubil de Schmetterling
    .a = el Cubil de Schmetterling
    .to = al Cubil de Schmetterling
    .of = del Cubil de Schmetterling
    .about = tras un foso, Schmetterling, un Goblin y un Orco guardan un cofre con 4 de oro, que abren un dado de Golpe y uno de Defensa
tile-mt13 = Madriguera de los Goblins
    .the = la Madriguera de los Goblins
    .a = la Madriguera de los Goblins
    .to = a la Madriguera de los Goblins
    .of = de la Madriguera de los Goblins
    .about = tres Goblins se sientan sobre 3 de oro
tile-mt14 = Cripta antigua
    .the = la Cripta antigua
    .a = la Cripta antigua
    .to = a la Cripta antigua
    .of = de la Cripta antigua
    .about = dos Esqueletos guardan un cofre con 3 de oro, que abre un dado de Elixir, y aparece 1 monstruo menor una y otra vez
tile-mt15 = Cuartel de los Orcos
    .the = el Cuartel de los Orcos
    .a = el Cuartel de los Orcos
    .to = al Cuartel de los Orcos
    .of = del Cuartel de los Orcos
    .about = dos Orcos guardan un cofre con 3 de oro, que abre un dado de Defensa, y aparece 1 monstruo menor una y otra vez
tile-mt16 = Sala del pozo lunar
    .the = la Sala del pozo lunar
    .a = la Sala del pozo lunar
    .to = a la Sala del pozo lunar
    .of = de la Sala del pozo lunar
    .about = un dado de Magia abre un portal, un dado de Elixir da 2 símbolos de Elixir, y aparecen 2 monstruos menores una y otra vez

## Salas del segundo nivel

tile-s01 = Entrada del segundo nivel
    .the = la Entrada del segundo nivel
    .a = la Entrada del segundo nivel
    .to = a la Entrada del segundo nivel
    .of = de la Entrada del segundo nivel
    .about = una escalera sube al primer nivel
tile-b01 = Escalera al tercer nivel
    .the = la Escalera al tercer nivel
    .a = la Escalera al tercer nivel
    .to = a la Escalera al tercer nivel
    .of = de la Escalera al tercer nivel
    .about = una escalera baja al tercer nivel
tile-b02 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-b03 = Gran guarida
    .the = la Gran guarida
    .a = una Gran guarida
    .to = a la Gran guarida
    .of = de la Gran guarida
    .about = aparece 1 monstruo mayor una y otra vez
tile-b04 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .to = { tile-b03.to }
    .of = { tile-b03.of }
    .about = { tile-b03.about }
tile-b05 = Guarida bulliciosa
    .the = la Guarida bulliciosa
    .a = una Guarida bulliciosa
    .to = a la Guarida bulliciosa
    .of = de la Guarida bulliciosa
    .about = aparecen 1 monstruo menor y 1 mayor una y otra vez
tile-b06 = { tile-a06 }
    .the = { tile-a06.the }
    .a = { tile-a06.a }
    .to = { tile-a06.to }
    .of = { tile-a06.of }
    .about = un dado de Golpe y uno de Defensa abren un cofre con 3 de oro
tile-b07 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .to = { tile-a07.to }
    .of = { tile-a07.of }
    .about = un dado de Disparo y uno de Elixir abren un cofre con 4 de oro, y aparece 1 monstruo menor una y otra vez
tile-b08 = { tile-a08 }
    .the = { tile-a08.the }
    .a = { tile-a08.a }
    .to = { tile-a08.to }
    .of = { tile-a08.of }
    .about = { tile-a08.about }
tile-b09 = { tile-a09 }
    .the = { tile-a09.the }
    .a = { tile-a09.a }
    .to = { tile-a09.to }
    .of = { tile-a09.of }
    .about = { tile-a09.about }
tile-b10 = { tile-a10 }
    .the = { tile-a10.the }
    .a = { tile-a10.a }
    .to = { tile-a10.to }
    .of = { tile-a10.of }
    .about = { tile-a10.about }
tile-b11 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .to = { tile-a11.to }
    .of = { tile-a11.of }
    .about = { tile-a11.about }
tile-b12 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .to = { tile-a11.to }
    .of = { tile-a11.of }
    .about = { tile-a11.about }
tile-b13 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Paso y uno de Magia, por 3 de experiencia
tile-b14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Defensa y uno de Elixir, por 3 de experiencia
tile-b15 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .to = { tile-b03.to }
    .of = { tile-b03.of }
    .about = { tile-b03.about }
tile-b16 = { tile-a07 }
    .the = { tile-a07.the }
    .a = { tile-a07.a }
    .to = { tile-a07.to }
    .of = { tile-a07.of }
    .about = un dado de Paso y uno de Magia abren un cofre con 4 de oro, y aparece 1 monstruo menor una y otra vez
tile-b17 = { tile-a17 }
    .the = { tile-a17.the }
    .a = { tile-a17.a }
    .to = { tile-a17.to }
    .of = { tile-a17.of }
    .about = { tile-a17.about }
tile-b18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a cada héroe que esté al lado hasta que la desarmen un dado de Golpe y uno de Disparo, por 3 de experiencia
tile-b19 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-b20 = { tile-b05 }
    .the = { tile-b05.the }
    .a = { tile-b05.a }
    .to = { tile-b05.to }
    .of = { tile-b05.of }
    .about = { tile-b05.about }
tile-b21 = { tile-a20 }
    .the = { tile-a20.the }
    .a = { tile-a20.a }
    .to = { tile-a20.to }
    .of = { tile-a20.of }
    .about = { tile-a20.about }

## Salas grandes del segundo nivel

tile-mt21 = Botín de Mortiferous
    .the = el Botín de Mortiferous
    .a = el Botín de Mortiferous
    .to = al Botín de Mortiferous
    .of = del Botín de Mortiferous
    .about = Mortiferous guarda dos cofres con 4 de oro cada uno, uno para un dado de Golpe y uno de Disparo, otro para un dado de Paso y uno de Magia, y aparece 1 monstruo menor una y otra vez
tile-mt22 = Sala del ritual oscuro
    .the = la Sala del ritual oscuro
    .a = la Sala del ritual oscuro
    .to = a la Sala del ritual oscuro
    .of = de la Sala del ritual oscuro
    .about = tres Sectarios invocan a un Vigía oscuro, y un dado de Elixir y uno de Magia abren un cofre con 3 de oro
tile-mt23 = Mausoleo embrujado
    .the = el Mausoleo embrujado
    .a = el Mausoleo embrujado
    .to = al Mausoleo embrujado
    .of = del Mausoleo embrujado
    .about = un Fantasma y un Necrófago guardan un cofre con 4 de oro, que abren un dado de Elixir y uno de Defensa
tile-mt24 = Bodega del cieno
    .the = la Bodega del cieno
    .a = la Bodega del cieno
    .to = a la Bodega del cieno
    .of = de la Bodega del cieno
    .about = un Cubo gelatinoso se desliza sobre 4 de oro, y aparece 1 monstruo menor una y otra vez
tile-mt25 = Corral de las bestias
    .the = el Corral de las bestias
    .a = el Corral de las bestias
    .to = al Corral de las bestias
    .of = del Corral de las bestias
    .about = una Bestia lancera y un Murciélago gigante guardan un cofre con 4 de oro, que abren un dado de Disparo y uno de Paso
tile-mt26 = Sala de la invocación
    .the = la Sala de la invocación
    .a = la Sala de la invocación
    .to = a la Sala de la invocación
    .of = de la Sala de la invocación
    .about = un dado de Magia abre un portal, un dado de Elixir da 2 símbolos de Elixir, y aparecen 1 monstruo menor y 1 mayor una y otra vez

## Salas del tercer nivel

tile-l-entrance = Entrada del tercer nivel
    .the = la Entrada del tercer nivel
    .a = la Entrada del tercer nivel
    .to = a la Entrada del tercer nivel
    .of = de la Entrada del tercer nivel
    .about = una escalera sube al segundo nivel
tile-l-centre = Sala central
    .the = la Sala central
    .a = la Sala central
    .to = a la Sala central
    .of = de la Sala central
    .about = se cruzan todos los caminos ante un Sectario, y aparece 1 monstruo mayor una y otra vez
tile-l-throne = Sala del trono
    .the = la Sala del trono
    .a = la Sala del trono
    .to = a la Sala del trono
    .of = de la Sala del trono
    .about = esperan Malaphyas y un Sectario, y cada turno acude algo nuevo a su llamada
tile-l-treasure = Cámara del tesoro
    .the = la Cámara del tesoro
    .a = la Cámara del tesoro
    .to = a la Cámara del tesoro
    .of = de la Cámara del tesoro
    .about = un Sectario guarda dos cofres con 3 de oro cada uno, uno para un dado de Golpe y uno de Disparo, otro para un dado de Defensa y uno de Elixir, y aparece 1 monstruo menor una y otra vez
tile-l-pit = Foso sin fondo
    .the = el Foso sin fondo
    .a = el Foso sin fondo
    .to = al Foso sin fondo
    .of = del Foso sin fondo
    .about = un Golpe arroja al abismo a un monstruo menor y dos arrojan a uno mayor; lo vigila un Sectario, y aparece 1 monstruo menor una y otra vez

## Cartas de tesoro, por el nombre de su mitad naranja

treasure-fear-of-the-dark = Miedo a la oscuridad / Invisibilidad
    .orange = Miedo a la oscuridad
    .orange-about = quien empieza su turno tira un dado menos
    .purple = Invisibilidad
    .purple-about = hasta el final del turno, ningún monstruo ve al héroe ni le hace nada
    .about = Naranja, { treasure-fear-of-the-dark.orange-about }. Morada, { treasure-fear-of-the-dark.purple-about }
treasure-lightning-bolt = Rayo / Destierro
    .orange = Rayo
    .orange-about = cada héroe de una sala recibe 1 herida
    .purple = Destierro
    .purple-about = un monstruo que no sea jefe sale de la mazmorra, sin recompensa
    .about = Naranja, { treasure-lightning-bolt.orange-about }. Morada, { treasure-lightning-bolt.purple-about }
treasure-sticky-fingers = Dedos pegajosos / Cambio de lugar
    .orange = Dedos pegajosos
    .orange-about = la carta de tesoro recién robada cambia de manos
    .purple = Cambio de lugar
    .purple-about = el héroe se cambia por otro héroe o por un monstruo que no sea jefe
    .about = Naranja, { treasure-sticky-fingers.orange-about }. Morada, { treasure-sticky-fingers.purple-about }
treasure-drain-life = Drenar vida / Cura rápida
    .orange = Drenar vida
    .orange-about = otro héroe de la misma sala o de una contigua recibe 1 herida, y quien juega la carta cura 1 de Vida
    .purple = Cura rápida
    .purple-about = 2 símbolos de Elixir
    .about = Naranja, { treasure-drain-life.orange-about }. Morada, { treasure-drain-life.purple-about }
treasure-stumble = Tropiezo / Ataque veloz
    .orange = Tropiezo
    .orange-about = el Paso que se está gastando da 1 punto de movimiento en vez de 2
    .purple = Ataque veloz
    .purple-about = 2 símbolos de Disparo
    .about = Naranja, { treasure-stumble.orange-about }. Morada, { treasure-stumble.purple-about }
treasure-counterspell = Contrahechizo / Oleada arcana
    .orange = Contrahechizo
    .orange-about = la carta de tesoro que se está jugando queda en nada
    .purple = Oleada arcana
    .purple-about = 2 símbolos de Magia
    .about = Naranja, { treasure-counterspell.orange-about }. Morada, { treasure-counterspell.purple-about }
treasure-enrage = Enfurecer / Frenesí de batalla
    .orange = Enfurecer
    .orange-about = el monstruo de la lucha que empieza tiene 1 más de Represalia
    .purple = Frenesí de batalla
    .purple-about = 2 símbolos de Golpe
    .about = Naranja, { treasure-enrage.orange-about }. Morada, { treasure-enrage.purple-about }
treasure-stolen-glory = Gloria robada / Piel de piedra
    .orange = Gloria robada
    .orange-about = 1 punto de la experiencia por un monstruo derrotado es para quien juega la carta
    .purple = Piel de piedra
    .purple-about = 2 símbolos de Defensa
    .about = Naranja, { treasure-stolen-glory.orange-about }. Morada, { treasure-stolen-glory.purple-about }
treasure-misdirection = Desvío / Teletransporte
    .orange = Desvío
    .orange-about = el héroe que empieza su turno, sin monstruos a su lado, va a parar a otra sala explorada del nivel
    .purple = Teletransporte
    .purple-about = el héroe va a cualquier sala explorada de los dos primeros niveles
    .about = Naranja, { treasure-misdirection.orange-about }. Morada, { treasure-misdirection.purple-about }
treasure-call-of-the-horde = Llamada de la horda / Botas aladas
    .orange = Llamada de la horda
    .orange-about = aparece un monstruo menor en la sala en la que se entra
    .purple = Botas aladas
    .purple-about = 3 puntos de movimiento de una vez
    .about = Naranja, { treasure-call-of-the-horde.orange-about }. Morada, { treasure-call-of-the-horde.purple-about }
treasure-pickpocket = Carterista / Hallazgo afortunado
    .orange = Carterista
    .orange-about = hasta 2 de oro cambian de bolsa
    .purple = Hallazgo afortunado
    .purple-about = 3 de oro de la reserva
    .about = Naranja, { treasure-pickpocket.orange-about }. Morada, { treasure-pickpocket.purple-about }
treasure-fumble = Torpeza / Segunda oportunidad
    .orange = Torpeza
    .orange-about = se vuelven a tirar hasta dos dados de quien acaba de tirar
    .purple = Segunda oportunidad
    .purple-about = se vuelven a tirar los dados sin usar que se quiera
    .about = Naranja, { treasure-fumble.orange-about }. Morada, { treasure-fumble.purple-about }
treasure-silence = Silencio / Segundo aliento
    .orange = Silencio
    .orange-about = la habilidad que se está usando queda en nada, y su coste sigue pagado
    .purple = Segundo aliento
    .purple-about = un dado gastado se tira y vuelve a estar disponible
    .about = Naranja, { treasure-silence.orange-about }. Morada, { treasure-silence.purple-about }
treasure-ambush = Emboscada / Llave maestra
    .orange = Emboscada
    .orange-about = hasta dos monstruos de salas sin héroes pasan por una puerta
    .purple = Llave maestra
    .purple-about = un cofre o una trampa se conforma con un dado menos
    .about = Naranja, { treasure-ambush.orange-about }. Morada, { treasure-ambush.purple-about }
treasure-wrong-turn = Camino equivocado / Ataque furtivo
    .orange = Camino equivocado
    .orange-about = la sala que iba a aparecer va debajo de la pila, y otra ocupa su lugar
    .purple = Ataque furtivo
    .purple-about = en una lucha de este turno, los Golpes cuentan como Disparos
    .about = Naranja, { treasure-wrong-turn.orange-about }. Morada, { treasure-wrong-turn.purple-about }
## Cómo están las cosas

scene-setting = Se está preparando la mesa.
scene-won =
    { $who-is ->
        [you] La partida ha terminado: ¡has ganado!
       *[other] La partida ha terminado: ha ganado { $who }.
    }
scene-won-shared = La partida ha terminado: { $who } comparten la victoria.
scene-round =
    { $which ->
        [last] Ronda { $round }, la última.
       *[open] Ronda { $round }.
    } { $who-is ->
        [you] Tu turno:
       *[other] Turno de { $who }:
    } { $stage ->
        [early] antes de fijar los dados.
        [acting] acciones.
       *[master] fase del amo de la mazmorra.
    }

# Lo que otros pueden contestar con una carta

scene-turn-begins =
    { $who-is ->
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $who }.
    }
scene-roll-stands =
    { $who-is ->
        [you] Tu tirada queda fijada.
       *[other] La tirada de { $who } queda fijada.
    }
scene-step-spent =
    { $who-is ->
        [you] Gastas un Paso.
       *[other] { $who } gasta un Paso.
    }
scene-explores =
    { $who-is ->
        [you] Vas a explorar hacia el
       *[other] { $who } va a explorar hacia el
    } { $side }. La siguiente loseta: { $tile }.
scene-enters =
    { $who-is ->
        [you] Entras en
       *[other] { $who } entra en
    } { $room-the } ({ $number }).
scene-fight-begins =
    { $who-is ->
        [you] Empiezas una lucha con
       *[other] { $who } empieza una lucha con
    } { $monster-the }{ figure-mark }.
scene-glory =
    { $who-is ->
        [you] Vas a ganar
       *[other] { $who } va a ganar
    } { $xp } de experiencia por un monstruo.
scene-card-gained =
    { $who-is ->
        [you] Recibes una carta de tesoro.
       *[other] { $who } recibe una carta de tesoro.
    }
scene-ability-used =
    { $who-is ->
        [you] Usas una habilidad:
       *[other] { $who } usa una habilidad:
    } { $ability }.
scene-pet-comes =
    { $who-is ->
        [you] Se va a tirar tu dado de mascota.
       *[other] Se va a tirar el dado de mascota de { $who }.
    }
scene-card-played =
    { $who-is ->
        [you] Estás jugando
       *[other] { $who } está jugando
    } { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
scene-aimed-at-room = Va dirigida contra { $room-the } ({ $number }).
scene-aimed-at-hero =
    { $who-is ->
        [you] Va dirigida contra ti.
       *[other] Va dirigida contra { $who }.
    }
scene-aimed-at-monster = Va dirigida contra { $monster-the }{ figure-mark }.

# El combate

scene-fight =
    { $who-is ->
        [you] Luchas con
       *[other] { $who } lucha con
    } { $monster-the }{ figure-mark }. { $damage ->
        [0] Aún sin daño,
       *[other] { $damage } de daño hecho,
    } { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
    } { $spares ->
        [never] Su Represalia de { $payback } llega en todo caso.
       *[from_afar] Su Represalia de { $payback } llega, salvo que caiga sin ningún Golpe.
    }
scene-payback =
    { $who-is ->
        [you] Te llega la Represalia
       *[other] A { $who } le llega la Represalia
    } { $monster-of }{ figure-mark }: { $payback ->
        [one] 1 herida.
       *[other] { $payback } heridas.
    }
scene-pit-throw =
    El foso sin fondo ayuda: aquí { $melee ->
        [one] basta 1 Golpe.
       *[other] bastan { $melee } Golpes.
    }
scene-sneaking = Ataque furtivo: en esta lucha los Golpes cuentan como Disparos.
scene-banned = Los dados que muestran { $symbol } no sirven en este combate.
scene-rewards =
    { $beaten ->
        [one] 1 monstruo derrotado
       *[other] { $beaten } monstruos derrotados
    } en este combate: { $who-is ->
        [you] ganarás
       *[other] { $who } ganará
    } { $xp } de experiencia y { $beaten ->
        [one] 1 carta de tesoro.
       *[other] { $beaten } cartas de tesoro.
    }

# Quien mira

scene-you =
    { $who-is ->
        [you] Tú,
       *[other] { $who },
    } { $hero }{ $posture ->
        [fallen] , en el suelo:
       *[standing] :
    } Vida { $life } de { $most }, oro { $gold }, experiencia { $xp }.
scene-abilities =
    { $who-is ->
        [you] Tus habilidades:
       *[other] Habilidades de { $who }:
    } { $abilities }.
scene-abilities-used =
    { $who-is ->
        [you] Habilidades que ya has usado este turno:
       *[other] Habilidades que { $who } ya ha usado este turno:
    } { $abilities }.
scene-cards = Tus cartas: { $cards }.
scene-captor =
    { $who-is ->
        [you] Tienes la ficha de Schmetterling: puedes repetir una vez más en cada tirada.
       *[other] { $who } tiene la ficha de Schmetterling: puede repetir una vez más en cada tirada.
    }

# El turno

scene-dice =
    { $who-is ->
        [you] Tus dados:
       *[other] Dados de { $who }:
    } { $symbols }.
scene-pet =
    { $who-is ->
        [you] Tu dado de mascota:
       *[other] Dado de mascota de { $who }:
    } { $symbol }.
scene-pet-waits =
    { $who-is ->
        [you] Tu dado de mascota se tirará con los demás.
       *[other] El dado de mascota de { $who } se tirará con los demás.
    }
scene-picked = Elegidos para volver a tirarse: { $symbols }.
scene-pet-picked = El dado de mascota está elegido para volver a tirarse.
scene-rerolls-left =
    { $who-is ->
        [you] Después de esta puedes repetir
       *[other] Después de esta, { $who } puede repetir
    } { $rerolls ->
        [one] 1 vez más.
       *[other] { $rerolls } veces más.
    }
scene-symbols =
    { $who-is ->
        [you] Tus símbolos sueltos:
       *[other] Símbolos sueltos de { $who }:
    } { $symbols }.
scene-points =
    { $who-is ->
        [you] Tienes
       *[other] { $who } tiene
    } { $points ->
        [one] 1 punto de movimiento.
       *[other] { $points } puntos de movimiento.
    }
scene-token =
    { $who-is ->
        [you] Tu ficha de paso gratis está lista.
       *[other] { $who } tiene lista la ficha de paso gratis.
    }
scene-fewer-dice =
    { $who-is ->
        [you] Por el miedo, tiras
       *[other] Por el miedo, { $who } tira
    } { $dice ->
        [one] 1 dado menos.
       *[other] { $dice } dados menos.
    }
scene-invisible =
    { $who-is ->
        [you] Eres invisible: los monstruos no te hacen nada.
       *[other] { $who } es invisible: los monstruos no le hacen nada.
    }
scene-sneak-ready =
    { $who-is ->
        [you] Tienes listo un ataque furtivo para una lucha.
       *[other] { $who } tiene listo un ataque furtivo para una lucha.
    }
scene-webbed =
    { $who-is ->
        [you] Una Araña te retiene: de esta sala solo se sale por teletransporte.
       *[other] Una Araña retiene a { $who } en su sala.
    }
scene-gazed-at =
    { $who-is ->
        [you] Un Vigía oscuro te mira: aquí no funcionan tus habilidades.
       *[other] Un Vigía oscuro mira a { $who }: allí no funcionan sus habilidades.
    }

# La sala

scene-here =
    { $who-is ->
        [you] Estás en
       *[other] { $who } está en
    } { $room-the } ({ $number }), nivel { $level }.
scene-monster =
    { $monster }{ figure-mark }: Represalia { $payback }, Defensa { $defense }, experiencia { $xp }{ $state ->
        [unfought] , aún no se ha luchado.
        [fought] , ya se ha luchado.
        [turned] , acaba de mostrar su cara roja: en este turno no se lucha con ella.
       *[idle] .
    }
scene-chest =
    { $dice-count ->
        [one] Un cofre que se abre con este dado: { $dice }
       *[other] Un cofre que se abre con estos dados: { $dice }
    }{ $gold ->
        [0] .
       *[other] ; guarda { $gold } de oro.
    }
scene-gold = Oro que se puede recoger: { $gold }.
scene-portal =
    { $state ->
        [used] Un portal, ya usado en este turno.
       *[open] Un portal que se abre con este dado: { $symbol }.
    }
scene-fountain =
    { $state ->
        [used] Una fuente, ya usada en este turno.
       *[open] Una fuente que mana con este dado: { $symbol }.
    }
scene-pit = Hay un foso a la entrada.
scene-web = Las telarañas cruzan la sala.
scene-bottomless-pit = Aquí se abre un foso sin fondo.
scene-stairs = La escalera de aquí lleva { $room-to } ({ $number }), nivel { $level }.
scene-stairs-unexplored = La escalera de aquí baja al nivel { $level }, donde nadie ha estado aún.

# Puertas y muros

scene-door = { $side }: una puerta { $room-to } ({ $number }).
scene-door-unexplored = { $side }: una puerta a lo desconocido.
scene-trap = { $side }: { $room-a } ({ $number }). Estos dados la desarman por { $xp } de experiencia: { $dice }.
scene-walls = Muros: { $sides }.
scene-break-through = Ninguna puerta de este nivel da a lo desconocido: se puede explorar a través de un muro.

# Los demás y el resto de la mazmorra

scene-other =
    { $who }, { $hero }{ $posture ->
        [fallen] , en el suelo,
       *[standing] ,
    } en { $room-the } ({ $number }): Vida { $life }, oro { $gold }, experiencia { $xp }, { $cards ->
        [0] sin cartas.
        [one] 1 carta.
       *[other] { $cards } cartas.
    }
scene-known-cards = Cartas que sabes que tiene { $who }: { $cards }.
scene-cards-known-to = Cartas tuyas que { $who } conoce: { $cards }.
scene-ritual = El ritual oscuro sigue en { $room-the } ({ $number }): si al acabar este turno queda allí algún Sectario, llega un Vigía oscuro.
scene-lair =
    { $room } ({ $number }), nivel { $level }: { $monsters }{ $marks-count ->
        [0] .
        [one] , con el número { $marks }.
       *[other] , con los números { $marks }.
    }
scene-next-tile = Siguiente loseta del nivel { $level }: { $tile }.
scene-no-tile-left = No quedan losetas del nivel { $level } por explorar.

## Lo que se pregunta

prompt-answer =
    { $event ->
        [turn_begins] Empieza el turno de { $who }.
        [rolled] La tirada de { $who } queda fijada.
        [step_spent] { $who } gasta un Paso.
        [exploring] { $who } va a explorar.
        [entering] { $who } entra en una sala.
        [fight_begins] { $who } empieza una lucha.
        [glory] { $who } va a ganar experiencia por un monstruo.
        [card_gained] { $who } recibe una carta de tesoro.
       *[ability_used] { $who } usa una habilidad.
    } ¿Contestas con una carta o pasas?
prompt-answer-card =
    { $who } juega { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } ¿Contestas con una carta o pasas?
prompt-before-roll =
    { $monsters ->
        [unfought] ¿Tiras los dados o haces algo antes? Los monstruos te retienen en la sala hasta que luches con ellos.
       *[none] ¿Tiras los dados o haces algo antes?
    }
# Lo que tiene quien juega, antes de la pregunta.
means =
    Vida { $life }. { $dice-count ->
        [0] No te quedan dados.
       *[other] Dados: { $dice }.
    } { $symbols-count ->
        [0] {""}
       *[other] Símbolos: { $symbols }.{" "}
    }{ $points ->
        [0] {""}
        [one] 1 punto de movimiento.{" "}
       *[other] { $points } puntos de movimiento.{" "}
    }
prompt-acting =
    { means }{ $monsters ->
        [unfought] Tienes que luchar con los monstruos de esta sala. ¿Preparas algo antes?
       *[none] ¿Qué haces?
    }
prompt-reroll =
    { $picked ->
        [0] ¿Qué dados vuelves a tirar, si es que alguno?
        [one] Has elegido 1 dado. ¿Eliges más o lo vuelves a tirar?
       *[other] Has elegido { $picked } dados. ¿Eliges más o los vuelves a tirar?
    }
prompt-fumble = ¿Qué dados tiene que volver a tirar { $who }? Puedes elegir { $most } y llevas { $picked }.
prompt-bounty = ¿Cuánto oro cobras por los dados que no has usado? Como mucho, { $gold }.
prompt-master-moves =
    Haces de amo de la mazmorra: { $points ->
        [0] no quedan puntos de movimiento. ¿Mandas algún monstruo por la escalera?
        [one] queda 1 punto de movimiento. ¿Mueves algún monstruo?
       *[other] quedan { $points } puntos de movimiento. ¿Mueves algún monstruo?
    }
prompt-refill = No hay dados para todas las salas vacías: ¿cuál se llena ahora?
prompt-combat-start = Comienza el combate: ¿qué monstruo hace primero lo suyo?
prompt-combat-next = { means }¿Con qué monstruo luchas ahora?
prompt-fighting = { $monster-the }{ figure-mark }: daño { $damage } de { $defense }, Represalia { $payback }. { means }¿Atacas o dejas de atacar?
prompt-payback =
    La Represalia { $monster-of }{ figure-mark } es de { $payback ->
        [one] 1 herida.
       *[other] { $payback } heridas.
    } { means }¿Te defiendes o la encajas?
prompt-theft = Te roban esto: { $symbol }. ¿Qué entregas?
prompt-choose-hero = ¿Qué héroe llevas?
prompt-change-die = ¿Qué dado cambia tu Magia?
prompt-change-to =
    { $whose ->
        [pet] Tu dado de mascota muestra { $symbol }.
       *[action] El dado muestra { $symbol }.
    } ¿Qué cara le pones?
prompt-lay-room = Has encontrado { $tile-a }: ¿cómo pones la loseta?
prompt-lay-medium = Tras las runas aparece { $tile-a }: ¿cómo pones la loseta?
prompt-lay-trap = Ahora sale { $tile-a }: ¿dónde la pones?
prompt-pit = Un foso: ¿gastas un Paso o recibes una herida?
prompt-web = La telaraña se queda un Paso: ¿cuál entregas?
prompt-portal = ¿Adónde te lleva el portal?
prompt-take-die = No queda dado para el nuevo monstruo en { $room-the } ({ $number }): ¿qué monstruo cede el suyo?
prompt-excess = Hay demasiados monstruos en { $room-the } ({ $number }): ¿cuál se retira?
prompt-key = ¿Qué abres o desarmas con un dado menos?
prompt-learn = ¿Qué habilidad aprendes?
prompt-hand-limit =
    Tienes { $cards } cartas, { $excess ->
        [one] 1 de más: ¿cuál descartas?
       *[other] { $excess } de más: ¿cuál descartas primero?
    }
prompt-aim =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } { $at ->
        [room] ¿Qué sala eliges?
        [player] ¿A qué persona eliges?
        [hero] ¿A qué héroe eliges?
        [monster] ¿Qué monstruo eliges?
       *[anyone] ¿Qué héroe o monstruo eliges?
    }
prompt-ambush =
    Emboscada: { $left ->
        [one] puedes mover 1 monstruo más. ¿Cuál?
       *[other] puedes mover { $left } monstruos. ¿Cuál primero?
    }

## Lo que hacen las piezas

gloss-monster = { $monster }: { $monster-about }.
gloss-room = { $room }: { $room-about }.
gloss-trap = Una trampa hiere a todos los héroes que tiene al lado cada vez que uno entra en una sala contigua o sale de ella, hasta que se desarma.
gloss-ability = { $ability }: { $ability-about }.
gloss-hero = { $hero }, { $hero-class }: { $hero-about }.
gloss-card = Naranja, { $card-orange }: { $card-orange-about }. Morada, { $card-purple }: { $card-purple-about }.
