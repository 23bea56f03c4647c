### Textos de Masmorra en español.
###
### Las frases acaban en punto, los botones no. Los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». El programa pone la mayúscula inicial de las frases. Las salas y las trampas llevan nombre y número; los
### dados de monstruo, nombre y marca, porque varios dados pueden mostrar el mismo monstruo.

## El juego y las opciones de la mesa

game-masmorra = Masmorra
    .tagline = Explora la mazmorra pieza a pieza, lucha con monstruos y fastidia a tus rivales. Gana quien tenga más PX.
game-masmorra-line = { game-masmorra }. { game-masmorra.tagline }

seat-name = Jugador { $number }

option-mode = Modo
option-mode-standard = Estándar: última ronda a los 16 PX
option-mode-epic = Épica: hasta derrotar a Malaphyas
option-heroes = Héroes
option-heroes-dealt = Repartidos al azar
option-heroes-chosen = Elegidos por turno
option-start = Quién empieza
option-start-random = Al azar
option-start-first = Asiento 1
option-start-second = Asiento 2
option-start-third = Asiento 3
option-start-fourth = Asiento 4
option-start-fifth = Asiento 5
option-rounds = Última ronda
option-rounds-unlimited = Sin límite
option-rounds-30 = Ronda 30
option-rounds-60 = Ronda 60
option-rounds-120 = Ronda 120

## Marcas de los dados de monstruo y posiciones en un nivel

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
           *[level] a 0 espacios
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

## Acciones antes de la tirada y durante ella

action-choose-hero = Llevar a { $hero }, { $hero-class }
help-choose-hero = { $hero } { $hero-about }. Empieza con { $ability }: { $ability-about }.
action-roll = Tirar los dados
help-roll = Tiras tus dados de acción y el de mascota, si lo tienes. Pierdes los puntos de movimiento restantes.
action-pick-die =
    { $whose ->
        [pet] Elegir el dado de mascota ({ $symbol })
       *[action] Elegir un dado de { $symbol }
    }
help-pick-die = Repetirás este dado. Puedes elegir más antes de tirar.
action-roll-again = Repetir los dados elegidos
help-roll-again = Tiras otra vez los dados elegidos y te quedas con lo que salga.
action-keep-dice = Conservar los dados
help-keep-dice = No se repite ningún dado.
action-flip-token = Usar ficha de paso gratis: { $symbol-a }
help-flip-token = Da 1 símbolo suelto. Lo pierdes si sales de la sala sin gastarlo. Una vez por turno.

## Acciones para moverse y explorar

action-step = Gastar un Paso ({ $with })
help-step = Da 2 puntos de movimiento: cada uno sirve para moverte o explorar. Si haces otra cosa, pierdes el resto.
action-move = Ir { $room-to } ({ $number })
help-move = 1 punto de movimiento; pierdes los símbolos sueltos. { $room }: { $room-about }.
action-explore = Explorar al { $door }
help-explore = Cuesta 1 punto de movimiento. Colocas allí la pieza que está boca arriba y entras.
action-take-stairs = Tomar la escalera
help-take-stairs = Es gratis, pero sales de esta sala. El primer héroe que baja abre un nivel nuevo.
action-lay-room = Colocar { $room-the }: puertas al { $doors }
action-lay-medium-room = Colocar { $room-the }: puertas al { $doors }; esquina noroeste, { cell-place } de la primera sala del nivel
help-lay-room = { $room }: { $room-about }.
action-lay-trap = Colocar la trampa al { $side } { $room-of } ({ $number })
action-lay-trap-beside-medium = Colocar la trampa al { $side } { $room-of } ({ $number }), { cell-place } de la primera sala del nivel
help-lay-trap = Se activa ahora y cuando un héroe entra o sale de una sala contigua: 1 herida a cada héroe de esas salas.
action-give-up = Entregar: { $with }
help-give-up = No podrás usarlo más este turno.
action-take-wound = Recibir 1 herida
help-take-wound = Conservas tu Paso, pero pierdes 1 de Vida.

## Acciones en combate

action-fight = Luchar
help-fight = Luchas con todos los monstruos de la sala, uno a uno. Hay Represalia si usas Golpes o no lo derrotas.
action-face = Luchar con { $monster-the }{ figure-mark }
help-face = { $monster }: { $monster-about }.
action-strike = Atacar con { $symbol } ({ $with })
help-strike = { $symbol } { $symbol-about }.
action-sneak-attack = Usar Ataque furtivo
help-sneak-attack = En esta lucha tus Golpes cuentan como Disparos y no provocan Represalia.
action-end-attack = Dejar de atacar
help-end-attack = Si no has alcanzado su Defensa, el monstruo queda ileso y hay Represalia.
action-block = Parar con Defensa ({ $with })
help-block = Paras 1 herida de esta Represalia.
action-suffer = Recibir las heridas restantes
help-suffer = Pierdes 1 de Vida por herida. Con 0 de Vida, tu héroe cae.

## Acciones con dados, salas y oro

action-heal = Beber Elixir ({ $with })
help-heal = Cura 1 de Vida, hasta 6.
action-conjure = Usar Magia ({ $with })
help-conjure = Gastas la Magia, eliges un dado sin usar y lo cambias a la cara que quieras.
action-change-die =
    { $whose ->
        [pet] Cambiar el dado de mascota ({ $symbol })
       *[action] Cambiar un dado de { $symbol }
    }
help-change-die = Tu Magia cambia este dado.
action-change-to = Cambiarlo a { $symbol }
help-change-to = { $symbol } { $symbol-about }.
action-open-chest =
    { $chests ->
        [one] Abrir el cofre con { $dice }
       *[other] Abrir el cofre { $chest } con { $dice }
    }
help-open-chest = Colocas los dados y ganas 1 PX, una carta de tesoro y el oro del cofre.
action-disarm = Desarmar { $room-the } ({ $number }) con { $dice }
help-disarm = Colocas los dados y ganas 2 PX en el nivel 1 o 3 PX en el nivel 2. La trampa no vuelve a activarse.
action-use-portal = Usar el portal
help-use-portal = Colocas un dado de Magia y te teletransportas a una sala explorada del nivel 1 o 2.
action-use-fountain = Usar la fuente
help-use-fountain = Colocas el dado que pide la fuente y recibes 2 símbolos de Elixir.
action-take-gold = Recoger el oro
help-take-gold = Recoges oro hasta tu límite de 6. El resto se queda aquí.
action-use-ability = Usar { $ability }
action-use-ability-on = Usar { $ability } (dado de { $symbol })
action-use-ability-for = Usar { $ability } para { $symbol-a }
help-ability = { $ability }: { $ability-about }.
action-buy-card = Comprar carta de tesoro (5 de oro)
help-buy-card = Robas una carta de tesoro. Puedes tener 6 como mucho.

## Acciones con cartas

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
help-aim-at-room = { $room }: { $room-about }.
action-aim-at-hero = Elegir a { $who }
help-aim-at-hero = La carta afecta a este jugador.
action-aim-at-monster = Elegir { $monster-to }{ figure-mark }
help-aim-at-monster = { $monster }: { $monster-about }.
action-end-invisibility = Terminar la Invisibilidad
help-end-invisibility = Tendrás que luchar con los monstruos de aquí con los que aún no hayas luchado.
action-discard = Descartar { $card }
help-discard = Puedes tener 6 cartas como mucho. { $card-about }.
action-pass = Pasar
help-pass = Esta vez no juegas ninguna carta. Te preguntaremos la próxima vez.
action-pass-until-my-turn = Pasar hasta mi próximo turno
help-pass-until-my-turn = Nadie te espera hasta entonces. Puedes cambiar de idea cuando quieras.
action-ask-me-again = Volver a preguntarme
help-ask-me-again = Te preguntaremos siempre que puedas interrumpir.
action-learn = Aprender { $ability }

## Acciones al final del turno

action-end-actions = Terminar las acciones
help-end-actions = Después cobras los dados sin usar y pasas a la fase del amo de la mazmorra.
action-collect =
    { $gold ->
        [0] No cobrar los dados sin usar
       *[other] Cobrar los dados sin usar: { $gold } de oro
    }
help-collect = Cada dado sin usar da 1 de oro. Tu límite es de 6.
action-move-monster = Mover { $monster-to }{ figure-mark } hasta { $room-the } ({ $number })
help-move-monster = Por una puerta, desde una sala sin héroes hasta otra donde quepa.
action-send-by-stairs = Mover { $monster-to }{ figure-mark } por la escalera
help-send-by-stairs = No cuesta puntos de movimiento. Una vez por monstruo.
action-end-moves = No mover más monstruos
help-end-moves = Los monstruos se quedan donde están.
action-fill = Llenar { $room-the } ({ $number })
help-fill = En esta sala aparecen ahora los monstruos nuevos.
action-take-die = Tomar el dado { $monster-of }{ figure-mark }
help-take-die = No queda ningún dado de este tipo: el monstruo deja su sala y su dado sirve para el nuevo.
action-remove-monster = Retirar { $monster-to }{ figure-mark }
help-remove-monster = La sala está demasiado llena: se va el monstruo que da menos PX.

## Registro: preparación y turnos

event-game-began =
    { $mode ->
        [epic] { $seats } héroes entran en la mazmorra. La partida acaba cuando alguien derrote a Malaphyas.
       *[standard] { $seats } héroes entran en la mazmorra. Si alguien llega a 16 PX, esa ronda es la última.
    }
event-tile-up = Siguiente pieza del nivel { $level }: { $room-a }.
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
        [you] Tu turno.
       *[other] Turno de { $who }.
    }
event-stood-up =
    { $who-is ->
        [you] Te pones en pie con 6 de Vida.
       *[other] { $who } se pone en pie con 6 de Vida.
    }
event-actions-ended =
    { $who-is ->
        [you] Terminas tus acciones.
       *[other] { $who } termina sus acciones.
    }
event-bounty-declined =
    { $who-is ->
        [you] No cobras los dados sin usar.
       *[other] { $who } no cobra los dados sin usar.
    }
event-master-began =
    { $who-is ->
        [you] Tu fase del amo de la mazmorra.
       *[other] Fase del amo de la mazmorra: { $who }.
    }
event-moves-ended =
    { $who-is ->
        [you] No mueves más monstruos.
       *[other] { $who } no mueve más monstruos.
    }
event-fills-next =
    { $who-is ->
        [you] Haces aparecer monstruos en { $room-the } ({ $number }).
       *[other] { $who } hace aparecer monstruos en { $room-the } ({ $number }).
    }
event-goal-reached =
    { $who-is ->
        [you] Llegas a 16 PX: ¡esta ronda es la última!
       *[other] { $who } llega a 16 PX: ¡esta ronda es la última!
    }
event-won =
    { $who-is ->
        [you] ¡Ganas con { $xp } PX, { $gold } de oro y { $life } de Vida!
       *[other] ¡{ $who } gana con { $xp } PX, { $gold } de oro y { $life } de Vida!
    }

## Registro: dados y símbolos

event-rolled =
    { $who-is ->
        [you] Sacas { $dice }.
       *[other] { $who } saca { $dice }.
    }
event-pet-rolled =
    { $who-is ->
        [you] Tu dado de mascota muestra { $symbol }.
       *[other] El dado de mascota de { $who } muestra { $symbol }.
    }
event-pet-lost =
    { $who-is ->
        [you] Un Vigía oscuro te mira: pierdes el dado de mascota este turno.
       *[other] Un Vigía oscuro mira a { $who }, que pierde el dado de mascota este turno.
    }
event-rolls-again =
    { $who-is ->
        [you] { $dice ->
            [one] Repites 1 dado.
           *[other] Repites { $dice } dados.
        }
       *[other] { $dice ->
            [one] { $who } repite 1 dado.
           *[other] { $who } repite { $dice } dados.
        }
    }
event-die-picked =
    { $who-is ->
        [you] { $whose ->
            [pet] Eliges el dado de mascota ({ $symbol }).
           *[action] Eliges un dado de { $symbol }.
        }
       *[other] { $whose ->
            [pet] { $who } elige el dado de mascota ({ $symbol }).
           *[action] { $who } elige un dado de { $symbol }.
        }
    }
event-dice-kept =
    { $who-is ->
        [you] No repites ningún dado.
       *[other] { $who } no repite ningún dado.
    }
event-token-flipped =
    { $who-is ->
        [you] Usas tu ficha de paso gratis: { $symbol-a }.
       *[other] { $who } usa su ficha de paso gratis: { $symbol-a }.
    }
event-conjured =
    { $who-is ->
        [you] Gastas 1 Magia ({ $with }).
       *[other] { $who } gasta 1 Magia ({ $with }).
    }
event-die-chosen =
    { $who-is ->
        [you] { $whose ->
            [pet] Eliges para tu Magia el dado de mascota ({ $symbol }).
           *[action] Eliges para tu Magia un dado de { $symbol }.
        }
       *[other] { $whose ->
            [pet] { $who } elige para su Magia el dado de mascota ({ $symbol }).
           *[action] { $who } elige para su Magia un dado de { $symbol }.
        }
    }
event-die-changed =
    { $who-is ->
        [you] Cambias { $from } por { $to }.
       *[other] { $who } cambia { $from } por { $to }.
    }
event-made-symbols =
    { $who-is ->
        [you] Recibes { $symbols } para esta sala.
       *[other] { $who } recibe { $symbols } para esta sala.
    }
event-symbols-lost =
    { $who-is ->
        [you] Pierdes símbolos sueltos: { $symbols }.
       *[other] { $who } pierde símbolos sueltos: { $symbols }.
    }
event-got-points =
    { $who-is ->
        [you] Recibes { $points } puntos de movimiento.
       *[other] { $who } recibe { $points } puntos de movimiento.
    }
event-points-lost =
    { $who-is ->
        [you] Pierdes los puntos de movimiento restantes.
       *[other] { $who } pierde los puntos de movimiento restantes.
    }
event-step-spent =
    { $who-is ->
        [you] Gastas un Paso ({ $with }).
       *[other] { $who } gasta un Paso ({ $with }).
    }

## Registro: movimiento y exploración

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
        [you] Te teletransportas { $room-to } ({ $number }).
       *[other] { $who } se teletransporta { $room-to } ({ $number }).
    }
event-wall-broken =
    { $who-is ->
        [you] No quedan puertas abiertas: rompes un muro { $room-of } ({ $number }).
       *[other] No quedan puertas abiertas: { $who } rompe un muro { $room-of } ({ $number }).
    }
event-explores =
    { $who-is ->
        [you] Exploras al { $door }.
       *[other] { $who } explora al { $door }.
    }
event-rune-found =
    { $who-is ->
        [you] Brillan unas runas: sacas una sala mediana.
       *[other] Brillan unas runas: { $who } saca una sala mediana.
    }
event-medium-drawn = Es { $room-a }.
event-medium-does-not-fit = No cabe { $room-the }: va debajo de su pila, y la Sala rúnica se queda vacía.
event-room-laid = Nueva sala: { $room-the } ({ $number }).
event-gold-strewn =
    { $floor ->
        [0] Hay { $chests } de oro bajo llave en { $room-the } ({ $number }).
       *[other] { $chests ->
            [0] Hay { $floor } de oro en el suelo { $room-of } ({ $number }).
           *[other] { $room-the } ({ $number }): { $floor } de oro en el suelo, { $chests } en cofres.
        }
    }
event-trap-turned = ¡Clic! Una trampa: { $room-about }.
event-trap-laid = { $room-the } ({ $number }) queda { cell-place } de la primera sala del nivel.
event-trap-sprung = ¡Se activa { $room-the } ({ $number })!
event-tile-put-under = { $room-the } va debajo de la pila del nivel { $level }.
event-level-opened =
    { $level ->
        [3] Se abre el nivel 3, el reino de Malaphyas, y arrastra a todos los héroes.
       *[other] Se abre el nivel 2: { $room-the } ({ $number }).
    }
event-web-holds =
    { $who-is ->
        [you] Te frenan las telarañas.
       *[other] Las telarañas frenan a { $who }.
    }
event-step-lost =
    { $who-is ->
        [you] La telaraña te cuesta 1 Paso ({ $with }).
       *[other] La telaraña le cuesta 1 Paso a { $who } ({ $with }).
    }
event-fell-in-pit =
    { $who-is ->
        [you] Ruedas hasta el fondo del foso.
       *[other] { $who } rueda hasta el fondo del foso.
    }
event-crossed-pit =
    { $who-is ->
        [you] Gastas un Paso ({ $with }) para saltar el foso.
       *[other] { $who } gasta un Paso ({ $with }) para saltar el foso.
    }

## Registro: salas, heridas y PX

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
        [you] Usas el portal.
       *[other] { $who } usa el portal.
    }
event-gained-gold =
    { $who-is ->
        [you] { $gold ->
            [0] No te cabe más oro: sigues con { $total }.
           *[other] Ganas { $gold } de oro: ahora tienes { $total }.
        }
       *[other] { $gold ->
            [0] A { $who } no le cabe más oro: sigue con { $total }.
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
        [you] Te curas: ahora tienes { $life } de Vida.
       *[other] { $who } se cura: ahora tiene { $life } de Vida.
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
        [you] Caes: vuelves a { $xp } PX.{ $cards-count ->
            [0] {""}
           *[other] {" "}Pierdes tus cartas: { $cards }.
        }
       *[other] { $who } cae: vuelve a { $xp } PX.{ $cards-count ->
            [0] {""}
           *[other] {" "}Pierde sus cartas: { $cards }.
        }
    }
event-gained-xp =
    { $who-is ->
        [you] Ganas { $xp } PX: ahora tienes { $total }.
       *[other] { $who } gana { $xp } PX: ahora tiene { $total }.
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
        [you] Usas { $ability } (dado de { $symbol }).
       *[other] { $who } usa { $ability } (dado de { $symbol }).
    }
event-ability-used-for =
    { $who-is ->
        [you] Usas { $ability } para { $symbol-a }.
       *[other] { $who } usa { $ability } para { $symbol-a }.
    }

## Registro: monstruos

event-monster-came = Aparece { $monster-a }{ figure-mark } en { $room-the } ({ $number }).
event-die-taken = { $monster-the }{ figure-mark } deja { $room-the } ({ $number }): su dado va a otra sala.
event-no-die-left = No quedan dados: no aparece nada en { $room-the } ({ $number }).
event-monster-crowded-out = En { $room-the } ({ $number }) no caben tantos: se retira { $monster-the }{ figure-mark }.
event-monster-moved = { $monster-the }{ figure-mark } pasa { $room-to } ({ $number }).
event-ritual-done = Ritual completo en { $room-the } ({ $number }): un Sectario pasa a ser Vigía oscuro.
event-fire-breath = ¡Mortiferous escupe fuego en { $room-the } ({ $number }) y en todas las salas contiguas!
event-summoned = { $monster-the }{ figure-mark } pide ayuda.
event-malaphyas-calls =
    { $kind ->
        [major] Malaphyas saca { $symbol }: aparece un monstruo mayor en la Sala del trono.
       *[minor] Malaphyas saca { $symbol }: aparece un monstruo menor en la Sala del trono.
    }
event-grimbolts-fell = Malaphyas saca { $symbol }: Grimbolts en { $rooms-the }.

## Registro: combate

event-combat-began =
    { $who-is ->
        [you] ¡Entras en combate!
       *[other] ¡{ $who } entra en combate!
    }
event-thief-struck = { $monster-the }{ figure-mark } intenta robar 1 { $symbol }.
event-stolen =
    { $who-is ->
        [you] Pierdes 1 { $symbol } ({ $with }).
       *[other] { $who } pierde 1 { $symbol } ({ $with }).
    }
event-venom-struck =
    { $who-is ->
        [you] Al empezar el combate, la Tía Bitsy te muerde.
       *[other] Al empezar el combate, la Tía Bitsy muerde a { $who }.
    }
event-fight-began =
    { $who-is ->
        [you] Luchas con { $monster-the }{ figure-mark }.
       *[other] { $who } lucha con { $monster-the }{ figure-mark }.
    }
event-struck =
    { $who-is ->
        [you] Atacas con { $symbol } ({ $with }).
       *[other] { $who } ataca con { $symbol } ({ $with }).
    }
event-attack-ended =
    { $who-is ->
        [you] Dejas de atacar.
       *[other] { $who } deja de atacar.
    }
event-sneak-began =
    { $who-is ->
        [you] Ataque furtivo: tus Golpes cuentan como Disparos en esta lucha.
       *[other] Ataque furtivo: los Golpes de { $who } cuentan como Disparos en esta lucha.
    }
event-defeated =
    { $who-is ->
        [you] ¡Derrotas { $monster-to }!
       *[other] ¡{ $who } derrota { $monster-to }!
    }
event-withstood =
    { $who-is ->
        [you] No derrotas { $monster-to }.
       *[other] { $who } no derrota { $monster-to }.
    }
event-payback-comes =
    { $wounds ->
        [one] Represalia { $monster-of }: 1 herida.
       *[other] Represalia { $monster-of }: { $wounds } heridas.
    }
event-blocked =
    { $who-is ->
        [you] Paras 1 herida ({ $with }): { $left ->
            [0] no queda ninguna.
            [one] queda 1.
           *[other] quedan { $left }.
        }
       *[other] { $who } para 1 herida ({ $with }): { $left ->
            [0] no queda ninguna.
            [one] queda 1.
           *[other] quedan { $left }.
        }
    }
event-haunted =
    { $who-is ->
        [you] El Fantasma te roba 1 PX: { $xp ->
            [one] te queda 1.
           *[other] te quedan { $xp }.
        }
       *[other] El Fantasma le roba 1 PX a { $who }: { $xp ->
            [one] le queda 1.
           *[other] le quedan { $xp }.
        }
    }
event-boss-turned = { $monster-the } se tambalea y muestra su lado rojo.
event-token-won =
    { $who-is ->
        [you] Te llevas la ficha de Schmetterling: repites una vez más en cada tirada.
       *[other] { $who } se lleva la ficha de Schmetterling: repite una vez más en cada tirada.
    }
event-combat-ended =
    { $who-is ->
        [you] Termina tu combate.
       *[other] Termina el combate de { $who }.
    }

## Registro: cartas de tesoro

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
event-reshuffled = Las cartas de tesoro descartadas forman un mazo nuevo.
event-discarded =
    { $who-is ->
        [you] Descartas { $card }.
       *[other] { $who } descarta { $card }.
    }
event-card-played =
    { $who-is ->
        [you] { $half ->
            [orange] Juegas { $card-orange }.
           *[purple] Juegas { $card-purple }.
        }
       *[other] { $half ->
            [orange] { $who } juega { $card-orange }.
           *[purple] { $who } juega { $card-purple }.
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
        [you] Se anula tu carta: { $card }.
       *[other] Se anula la carta de { $who }: { $card }.
    }
event-card-stolen =
    { $thief-is ->
        [you] Le quitas a { $victim } la carta nueva.
       *[other] { $victim-is ->
            [you] { $thief } te quita la carta nueva.
           *[other] { $thief } le quita a { $victim } la carta nueva.
        }
    }
event-card-stolen-known =
    { $thief-is ->
        [you] Le quitas { $card } a { $victim }.
       *[other] { $victim-is ->
            [you] { $thief } te quita { $card }.
           *[other] { $thief } le quita { $card } a { $victim }.
        }
    }
event-turned-invisible =
    { $who-is ->
        [you] Te vuelves invisible.
       *[other] { $who } se vuelve invisible.
    }
event-seen-again =
    { $who-is ->
        [you] Vuelves a ser visible.
       *[other] { $who } vuelve a ser visible.
    }
event-banished = Destierro: { $monster-the }{ figure-mark } sale de la mazmorra.
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
        [you] Te entra miedo: 1 dado menos este turno.
       *[other] A { $who } le entra miedo: 1 dado menos este turno.
    }
event-stumbled =
    { $who-is ->
        [you] Tropiezas: este Paso solo da 1 punto de movimiento.
       *[other] { $who } tropieza: este Paso solo da 1 punto de movimiento.
    }
event-enraged = Furia: +1 de Represalia para { $monster-the }.
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
        [you] Silencio: tu habilidad no tiene efecto.
       *[other] Silencio: la habilidad de { $who } no tiene efecto.
    }
event-passes-on =
    { $who-is ->
        [you] Pasas hasta tu próximo turno.
       *[other] { $who } pasa hasta su próximo turno.
    }
event-asks-again =
    { $who-is ->
        [you] Ya no pasas: te volvemos a preguntar.
       *[other] { $who } ya no pasa: puede volver a interrumpir.
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
log-standing =
    { $who-is ->
        [you] tú ({ $xp } PX, { $life } de Vida)
       *[other] { $who } ({ $xp } PX, { $life } de Vida)
    }
log-standing-down =
    { $who-is ->
        [you] tú ({ $xp } PX, en el suelo)
       *[other] { $who } ({ $xp } PX, en el suelo)
    }
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
        [you] Entras en { $rooms }.
       *[other] { $who } entra en { $rooms }.
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
        [you] Luchas contra { $monster-the }{ figure-mark }.
       *[other] { $who } lucha contra { $monster-the }{ figure-mark }.
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
        [you] Represalia { $monster-of }, { $wounds }: paras { $blocked }.
       *[other] Represalia { $monster-of }, { $wounds }: { $who } para { $blocked }.
    }
log-payback-all-blocked =
    { $who-is ->
        [you] Represalia { $monster-of }, { $wounds }: { $blocked ->
            [one] la paras.
           *[other] paras las { $blocked }.
        }
       *[other] Represalia { $monster-of }, { $wounds }: { $who } { $blocked ->
            [one] la para.
           *[other] para las { $blocked }.
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
log-card-symbols =
    { $who-is ->
        [you] { $half ->
            [orange] Juegas { $card-orange }: { $symbols }.
           *[purple] Juegas { $card-purple }: { $symbols }.
        }
       *[other] { $half ->
            [orange] { $who } juega { $card-orange }: { $symbols }.
           *[purple] { $who } juega { $card-purple }: { $symbols }.
        }
    }
log-card-effect = { $cause } { $effect }
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

refusal-game-over = la partida ha terminado
refusal-chance-first = se está robando o tirando. Espera el resultado
refusal-no-chance-now = antes tiene que decidir un jugador. Ahora no se roba ni se tira
refusal-impossible-outcome = ese resultado no es posible ahora. Consulta los posibles
refusal-not-your-turn =
    { $who-count ->
        [one] no es tu turno. Le toca a { $who }
       *[other] no es tu turno. Les toca a { $who }
    }
refusal-fight-first = lucha primero con los monstruos de tu sala
refusal-card-not-now = no puedes jugar { $card } ahora. Elige una de las cartas ofrecidas
refusal-ability-not-now = no puedes usar { $ability } ahora. Elige una de las habilidades ofrecidas
refusal-cannot-pay = no puedes pagarlo. Elige una de las acciones ofrecidas
refusal-not-asked = eso no se puede hacer ahora. Elige una de las acciones ofrecidas

## Símbolos, y con qué se paga una acción

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
    .about = para 1 herida de una Represalia
symbol-elixir = Elixir
    .a = un Elixir
    .about = cura 1 de Vida, o hace 1 de daño a distancia a los no muertos
symbol-magic = Magia
    .a = una Magia
    .about = cambia un dado a la cara que quieras, o hace 1 de daño a distancia a monstruos vulnerables
source-symbol = símbolo suelto
source-die = dado
source-pet = dado de mascota
source-token = ficha de paso gratis
source-key = la Llave maestra

## Héroes

hero-albus = Albus
    .class = el mago
    .about = doblega los dados a su voluntad y lanza bolas de fuego
hero-jay = Jay
    .class = el guerrero
    .about = sabe cubrirse y pega más fuerte que nadie
hero-valerie = Valerie
    .class = la paladina
    .about = cura, protege y da descanso a los no muertos
hero-mika = Mika
    .class = la pícara
    .about = abre cualquier cerradura y esquiva las Represalias
hero-greybark = Greybark
    .class = el druida
    .about = cambia de forma cuando quiere y trae un lobo

## Habilidades

ability-arcane-focus = Foco arcano
    .about = coloca un dado cualquiera y recibe 1 Magia, una vez por turno
ability-fireball = Bola de fuego
    .about = coloca 2 Magias y recibe 3 Disparos, una vez por turno
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
    .about = al colocar en un cofre o una trampa, 1 dado vale por cualquier cara; siempre activa
ability-quick-dodge = Esquiva rápida
    .about = coloca un Paso y recibe 2 Defensas, una vez por turno
ability-close-quarters = Distancia corta
    .about = coloca un Disparo y recibe 2 Golpes, una vez por turno
ability-cutpurse = Cortabolsas
    .about = coloca un Disparo y recibe 3 de oro, una vez por turno
ability-tools-of-the-trade = Útiles del oficio
    .about = paga 2 de oro y recibe 1 Paso o 1 Disparo, tantas veces como quieras
ability-shape-of-the-wild = Forma salvaje
    .about = usa la ficha de paso gratis para 1 Golpe, Defensa o Elixir, no un Paso, una vez por turno
ability-forests-bounty = Dones del bosque
    .about = coloca un Elixir y recibe 2 de oro, una vez por turno
ability-animal-form = Forma animal
    .about = paga 2 de oro y recibe 1 Paso o 1 Golpe, tantas veces como quieras
ability-claw-and-hide = Garra y pelaje
    .about = coloca un Golpe y recibe 2 Golpes y 1 Defensa, una vez por turno
ability-wolf-companion = Lobo compañero
    .about = tira el dado de mascota con tus dados; siempre activa

## Monstruos menores

foe-goblin = Goblin
    .the = el Goblin
    .a = un Goblin
    .to = al Goblin
    .of = del Goblin
    .about = Represalia 1, Defensa 2, 2 PX; hay Represalia aunque lo derrote un ataque a distancia
foe-cultist = Sectario
    .the = el Sectario
    .a = un Sectario
    .to = al Sectario
    .of = del Sectario
    .about = Represalia 2, Defensa 2, 2 PX; roba 1 Elixir; no puedes usar dados de Elixir hasta derrotarlo
foe-skeleton = Esqueleto
    .the = el Esqueleto
    .a = un Esqueleto
    .to = al Esqueleto
    .of = del Esqueleto
    .about = Represalia 2, Defensa 2, 2 PX; no muerto, inmune al Disparo
foe-orc = Orco
    .the = el Orco
    .a = un Orco
    .to = al Orco
    .of = del Orco
    .about = Represalia 3, Defensa 2, 2 PX; pega fuerte y ya está
foe-spider = Araña
    .the = la Araña
    .a = una Araña
    .to = a la Araña
    .of = de la Araña
    .about = Represalia 2, Defensa 4, 3 PX; ningún héroe sale de su sala salvo por teletransporte
foe-ghoul = Necrófago
    .the = el Necrófago
    .a = un Necrófago
    .to = al Necrófago
    .of = del Necrófago
    .about = Represalia 3, Defensa 3, 3 PX; no muerto; roba 1 Paso; no puedes usar dados de Paso hasta derrotarlo

## Monstruos mayores

foe-ghost = Fantasma
    .the = el Fantasma
    .a = un Fantasma
    .to = al Fantasma
    .of = del Fantasma
    .about = Represalia 3, Defensa 3, 3 PX; no muerto; inmune a Golpe; roba 1 PX si no lo derrotas con 3 Elixires
foe-spear-beastman = Bestia lancera
    .the = la Bestia lancera
    .a = una Bestia lancera
    .to = a la Bestia lancera
    .of = de la Bestia lancera
    .about = Represalia 3, Defensa 3, 3 PX; también la derrotan 3 Magias solas, a distancia
foe-dark-watcher = Vigía oscuro
    .the = el Vigía oscuro
    .a = un Vigía oscuro
    .to = al Vigía oscuro
    .of = del Vigía oscuro
    .about = Represalia 3, Defensa 4, 4 PX; en su sala no funcionan las habilidades de los héroes
foe-giant-bat = Murciélago gigante
    .the = el Murciélago gigante
    .a = un Murciélago gigante
    .to = al Murciélago gigante
    .of = del Murciélago gigante
    .about = Represalia 2, Defensa 3, 3 PX; roba 1 Disparo; no puedes usar dados de Disparo hasta derrotarlo
foe-young-dragon = Dragón joven
    .the = el Dragón joven
    .a = un Dragón joven
    .to = al Dragón joven
    .of = del Dragón joven
    .about = Represalia 4, Defensa 4, 4 PX; ignora el primer Disparo
foe-gelatinous-cube = Cubo gelatinoso
    .the = el Cubo gelatinoso
    .a = un Cubo gelatinoso
    .to = al Cubo gelatinoso
    .of = del Cubo gelatinoso
    .about = Represalia 3, Defensa 3, 3 PX; solo lo daña la Magia, a distancia

## Jefes

boss-aunty-bitsy = Tía Bitsy
    .the = la Tía Bitsy
    .a = la Tía Bitsy
    .to = a la Tía Bitsy
    .of = de la Tía Bitsy
    .about = Represalia 2, Defensa 3, 3 PX; muerde al empezar el combate (1 herida); hay que derrotarla dos veces
boss-aunty-bitsy-red = Tía Bitsy roja
    .the = la Tía Bitsy roja
    .a = la Tía Bitsy roja
    .to = a la Tía Bitsy roja
    .of = de la Tía Bitsy roja
    .about = Represalia 2, Defensa 4, 3 PX; al empezar el combate aparece una Araña
boss-schmetterling = Schmetterling
    .the = Schmetterling
    .a = Schmetterling
    .to = a Schmetterling
    .of = de Schmetterling
    .about = Represalia 3, Defensa 3, 2 PX; si lo derrotas, su ficha te deja repetir una vez más en cada tirada
boss-mortiferous = Mortiferous
    .the = Mortiferous
    .a = Mortiferous
    .to = a Mortiferous
    .of = de Mortiferous
    .about = Represalia 4, Defensa 4, 3 PX; ignora el primer Disparo; hay que derrotarlo dos veces
boss-mortiferous-red = Mortiferous rojo
    .the = el Mortiferous rojo
    .a = el Mortiferous rojo
    .to = al Mortiferous rojo
    .of = del Mortiferous rojo
    .about = Represalia 5, Defensa 4, 3 PX; ignora el primer Disparo
boss-malaphyas = Malaphyas
    .the = Malaphyas
    .a = Malaphyas
    .to = a Malaphyas
    .of = de Malaphyas
    .about = Represalia 2, Defensa 2, 3 PX; trae un monstruo mayor al combate; hay que derrotarlo dos veces
boss-malaphyas-red = Malaphyas rojo
    .the = el Malaphyas rojo
    .a = el Malaphyas rojo
    .to = al Malaphyas rojo
    .of = del Malaphyas rojo
    .about = Represalia 3, Defensa 6, 3 PX; ignora el primer Disparo; con su derrota acaba la partida

## Salas del primer nivel

tile-s00 = Sala inicial
    .the = la Sala inicial
    .a = la Sala inicial
    .to = a la Sala inicial
    .of = de la Sala inicial
    .about = aquí empiezan todos los héroes
tile-a01 = Escalera al segundo nivel
    .the = la Escalera al segundo nivel
    .a = la Escalera al segundo nivel
    .to = a la Escalera al segundo nivel
    .of = de la Escalera al segundo nivel
    .about = escalera al nivel 2
tile-a02 = Sala de monstruo menor
    .the = la Sala de monstruo menor
    .a = una Sala de monstruo menor
    .to = a la Sala de monstruo menor
    .of = de la Sala de monstruo menor
    .about = aparece 1 monstruo menor siempre que esté vacía
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
    .about = un dado de Disparo abre un cofre con 3 de oro; aparece 1 monstruo menor
tile-a08 = Sala del portal
    .the = la Sala del portal
    .a = una Sala del portal
    .to = a la Sala del portal
    .of = de la Sala del portal
    .about = coloca un dado de Magia y teletranspórtate a una sala explorada del nivel 1 o 2
tile-a09 = Sala de monedas
    .the = la Sala de monedas
    .a = una Sala de monedas
    .to = a la Sala de monedas
    .of = de la Sala de monedas
    .about = hay 2 de oro en el suelo
tile-a10 = Sala de la fuente curativa
    .the = la Sala de la fuente curativa
    .a = una Sala de la fuente curativa
    .to = a la Sala de la fuente curativa
    .of = de la Sala de la fuente curativa
    .about = coloca un dado de Elixir y recibe 2 símbolos de Elixir
tile-a11 = Sala rúnica
    .the = la Sala rúnica
    .a = una Sala rúnica
    .to = a la Sala rúnica
    .of = de la Sala rúnica
    .about = una sala mediana ocupa su lugar
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
    .about = hiere a los héroes contiguos; se desarma con Paso y Golpe por 2 PX
tile-a14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a los héroes contiguos; se desarma con Disparo y Defensa por 2 PX
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
    .about = un dado de Paso abre un cofre con 3 de oro; aparece 1 monstruo menor
tile-a17 = Sala de telarañas
    .the = la Sala de telarañas
    .a = una Sala de telarañas
    .to = a la Sala de telarañas
    .of = de la Sala de telarañas
    .about = al entrar pierdes 1 Paso y dejas de moverte
tile-a18 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a los héroes contiguos; se desarma con Elixir y Magia por 2 PX
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
    .about = al entrar gastas un Paso o recibes 1 herida
tile-a21 = { tile-a11 }
    .the = { tile-a11.the }
    .a = { tile-a11.a }
    .to = { tile-a11.to }
    .of = { tile-a11.of }
    .about = { tile-a11.about }

## Salas medianas del primer nivel

tile-mt11 = Nido de la Tía Bitsy
    .the = el Nido de la Tía Bitsy
    .a = el Nido de la Tía Bitsy
    .to = al Nido de la Tía Bitsy
    .of = del Nido de la Tía Bitsy
    .about = la Tía Bitsy y una Araña guardan un cofre con 3 de oro (dado de Disparo)
tile-mt12 = Cubil de Schmetterling
    .the = el Cubil de Schmetterling
    .a = el Cubil de Schmetterling
    .to = al Cubil de Schmetterling
    .of = del Cubil de Schmetterling
    .about = tras un foso, Schmetterling, un Goblin y un Orco guardan un cofre con 4 de oro (Golpe y Defensa)
tile-mt13 = Madriguera de los Goblins
    .the = la Madriguera de los Goblins
    .a = la Madriguera de los Goblins
    .to = a la Madriguera de los Goblins
    .of = de la Madriguera de los Goblins
    .about = 3 Goblins guardan 3 de oro
tile-mt14 = Cripta antigua
    .the = la Cripta antigua
    .a = la Cripta antigua
    .to = a la Cripta antigua
    .of = de la Cripta antigua
    .about = 2 Esqueletos guardan un cofre con 3 de oro (dado de Elixir); aparece 1 monstruo menor
tile-mt15 = Cuartel de los Orcos
    .the = el Cuartel de los Orcos
    .a = el Cuartel de los Orcos
    .to = al Cuartel de los Orcos
    .of = del Cuartel de los Orcos
    .about = 2 Orcos guardan un cofre con 3 de oro (dado de Defensa); aparece 1 monstruo menor
tile-mt16 = Sala del pozo lunar
    .the = la Sala del pozo lunar
    .a = la Sala del pozo lunar
    .to = a la Sala del pozo lunar
    .of = de la Sala del pozo lunar
    .about = portal (dado de Magia), fuente de 2 Elixires (dado de Elixir); aparecen 2 monstruos menores

## Salas del segundo nivel

tile-s01 = Entrada del segundo nivel
    .the = la Entrada del segundo nivel
    .a = la Entrada del segundo nivel
    .to = a la Entrada del segundo nivel
    .of = de la Entrada del segundo nivel
    .about = escalera al nivel 1
tile-b01 = Escalera al tercer nivel
    .the = la Escalera al tercer nivel
    .a = la Escalera al tercer nivel
    .to = a la Escalera al tercer nivel
    .of = de la Escalera al tercer nivel
    .about = escalera al nivel 3
tile-b02 = { tile-a02 }
    .the = { tile-a02.the }
    .a = { tile-a02.a }
    .to = { tile-a02.to }
    .of = { tile-a02.of }
    .about = { tile-a02.about }
tile-b03 = Sala de monstruo mayor
    .the = la Sala de monstruo mayor
    .a = una Sala de monstruo mayor
    .to = a la Sala de monstruo mayor
    .of = de la Sala de monstruo mayor
    .about = aparece 1 monstruo mayor siempre que esté vacía
tile-b04 = { tile-b03 }
    .the = { tile-b03.the }
    .a = { tile-b03.a }
    .to = { tile-b03.to }
    .of = { tile-b03.of }
    .about = { tile-b03.about }
tile-b05 = Sala mixta de monstruos
    .the = la Sala mixta de monstruos
    .a = una Sala mixta de monstruos
    .to = a la Sala mixta de monstruos
    .of = de la Sala mixta de monstruos
    .about = aparecen 1 monstruo menor y 1 mayor siempre que esté vacía
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
    .about = un dado de Disparo y uno de Elixir abren un cofre con 4 de oro; aparece 1 monstruo menor
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
    .about = hiere a los héroes contiguos; se desarma con Paso y Magia por 3 PX
tile-b14 = { tile-a13 }
    .the = { tile-a13.the }
    .a = { tile-a13.a }
    .to = { tile-a13.to }
    .of = { tile-a13.of }
    .about = hiere a los héroes contiguos; se desarma con Defensa y Elixir por 3 PX
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
    .about = un dado de Paso y uno de Magia abren un cofre con 4 de oro; aparece 1 monstruo menor
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
    .about = hiere a los héroes contiguos; se desarma con Golpe y Disparo por 3 PX
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

## Salas medianas del segundo nivel

tile-mt21 = Botín de Mortiferous
    .the = el Botín de Mortiferous
    .a = el Botín de Mortiferous
    .to = al Botín de Mortiferous
    .of = del Botín de Mortiferous
    .about = Mortiferous y 2 cofres, 4 de oro cada uno (Golpe y Disparo; Paso y Magia); aparece 1 monstruo menor
tile-mt22 = Sala del ritual oscuro
    .the = la Sala del ritual oscuro
    .a = la Sala del ritual oscuro
    .to = a la Sala del ritual oscuro
    .of = de la Sala del ritual oscuro
    .about = 3 Sectarios invocan a un Vigía oscuro y guardan un cofre con 3 de oro (Elixir y Magia)
tile-mt23 = Mausoleo embrujado
    .the = el Mausoleo embrujado
    .a = el Mausoleo embrujado
    .to = al Mausoleo embrujado
    .of = del Mausoleo embrujado
    .about = un Fantasma y un Necrófago guardan un cofre con 4 de oro (Elixir y Defensa)
tile-mt24 = Bodega del cieno
    .the = la Bodega del cieno
    .a = la Bodega del cieno
    .to = a la Bodega del cieno
    .of = de la Bodega del cieno
    .about = un Cubo gelatinoso se desliza sobre 4 de oro; aparece 1 monstruo menor
tile-mt25 = Corral de las bestias
    .the = el Corral de las bestias
    .a = el Corral de las bestias
    .to = al Corral de las bestias
    .of = del Corral de las bestias
    .about = una Bestia lancera y un Murciélago gigante guardan un cofre con 4 de oro (Disparo y Paso)
tile-mt26 = Sala de la invocación
    .the = la Sala de la invocación
    .a = la Sala de la invocación
    .to = a la Sala de la invocación
    .of = de la Sala de la invocación
    .about = portal (dado de Magia), fuente de 2 Elixires (dado de Elixir); aparecen 1 monstruo menor y 1 mayor

## Salas del tercer nivel

tile-l-entrance = Entrada del tercer nivel
    .the = la Entrada del tercer nivel
    .a = la Entrada del tercer nivel
    .to = a la Entrada del tercer nivel
    .of = de la Entrada del tercer nivel
    .about = escalera al nivel 2
tile-l-centre = Sala central
    .the = la Sala central
    .a = la Sala central
    .to = a la Sala central
    .of = de la Sala central
    .about = un Sectario guarda el cruce de caminos; aparece 1 monstruo mayor
tile-l-throne = Sala del trono
    .the = la Sala del trono
    .a = la Sala del trono
    .to = a la Sala del trono
    .of = de la Sala del trono
    .about = esperan Malaphyas y un Sectario; cada turno aparece un monstruo
tile-l-treasure = Cámara del tesoro
    .the = la Cámara del tesoro
    .a = la Cámara del tesoro
    .to = a la Cámara del tesoro
    .of = de la Cámara del tesoro
    .about = un Sectario y 2 cofres, 3 de oro cada uno (Golpe y Disparo; Defensa y Elixir); aparece 1 monstruo menor
tile-l-pit = Foso sin fondo
    .the = el Foso sin fondo
    .a = el Foso sin fondo
    .to = al Foso sin fondo
    .of = del Foso sin fondo
    .about = 1 Golpe derrota a un monstruo menor y 2 a uno mayor; lo guarda un Sectario; aparece 1 monstruo menor

## Cartas de tesoro, por el nombre de su mitad naranja

treasure-fear-of-the-dark = Miedo a la oscuridad / Invisibilidad
    .orange = Miedo a la oscuridad
    .orange-about = el jugador activo tira 1 dado menos este turno
    .purple = Invisibilidad
    .purple-about = los monstruos y jefes ignoran a este héroe hasta el final del turno
    .about = Naranja: { treasure-fear-of-the-dark.orange-about }. Morada: { treasure-fear-of-the-dark.purple-about }
treasure-lightning-bolt = Rayo / Destierro
    .orange = Rayo
    .orange-about = cada héroe de 1 sala recibe 1 herida
    .purple = Destierro
    .purple-about = retira de la mazmorra 1 monstruo (no un jefe), sin recompensa
    .about = Naranja: { treasure-lightning-bolt.orange-about }. Morada: { treasure-lightning-bolt.purple-about }
treasure-sticky-fingers = Dedos pegajosos / Cambio de lugar
    .orange = Dedos pegajosos
    .orange-about = quédate la carta de tesoro recién robada
    .purple = Cambio de lugar
    .purple-about = cambia de lugar con otro héroe o con un monstruo (no un jefe)
    .about = Naranja: { treasure-sticky-fingers.orange-about }. Morada: { treasure-sticky-fingers.purple-about }
treasure-drain-life = Drenar vida / Cura rápida
    .orange = Drenar vida
    .orange-about = otro héroe de la misma sala o de una contigua recibe 1 herida; cura 1 de Vida
    .purple = Cura rápida
    .purple-about = recibe 2 símbolos de Elixir
    .about = Naranja: { treasure-drain-life.orange-about }. Morada: { treasure-drain-life.purple-about }
treasure-stumble = Tropiezo / Ataque veloz
    .orange = Tropiezo
    .orange-about = este Paso da 1 punto de movimiento en vez de 2
    .purple = Ataque veloz
    .purple-about = recibe 2 símbolos de Disparo
    .about = Naranja: { treasure-stumble.orange-about }. Morada: { treasure-stumble.purple-about }
treasure-counterspell = Contrahechizo / Oleada arcana
    .orange = Contrahechizo
    .orange-about = anula la carta de tesoro que se está jugando
    .purple = Oleada arcana
    .purple-about = recibe 2 símbolos de Magia
    .about = Naranja: { treasure-counterspell.orange-about }. Morada: { treasure-counterspell.purple-about }
treasure-enrage = Enfurecer / Frenesí de batalla
    .orange = Enfurecer
    .orange-about = +1 de Represalia para el monstruo de esta lucha
    .purple = Frenesí de batalla
    .purple-about = recibe 2 símbolos de Golpe
    .about = Naranja: { treasure-enrage.orange-about }. Morada: { treasure-enrage.purple-about }
treasure-stolen-glory = Gloria robada / Piel de piedra
    .orange = Gloria robada
    .orange-about = roba 1 de los PX ganados por un monstruo
    .purple = Piel de piedra
    .purple-about = recibe 2 símbolos de Defensa
    .about = Naranja: { treasure-stolen-glory.orange-about }. Morada: { treasure-stolen-glory.purple-about }
treasure-misdirection = Desvío / Teletransporte
    .orange = Desvío
    .orange-about = manda al héroe activo, si no está con monstruos, a otra sala del nivel
    .purple = Teletransporte
    .purple-about = teletranspórtate a una sala explorada del nivel 1 o 2
    .about = Naranja: { treasure-misdirection.orange-about }. Morada: { treasure-misdirection.purple-about }
treasure-call-of-the-horde = Llamada de la horda / Botas aladas
    .orange = Llamada de la horda
    .orange-about = aparece un monstruo menor en la sala donde alguien entra
    .purple = Botas aladas
    .purple-about = recibe 3 puntos de movimiento
    .about = Naranja: { treasure-call-of-the-horde.orange-about }. Morada: { treasure-call-of-the-horde.purple-about }
treasure-pickpocket = Carterista / Hallazgo afortunado
    .orange = Carterista
    .orange-about = quítale hasta 2 de oro a otro jugador
    .purple = Hallazgo afortunado
    .purple-about = recibe 3 de oro
    .about = Naranja: { treasure-pickpocket.orange-about }. Morada: { treasure-pickpocket.purple-about }
treasure-fumble = Torpeza / Segunda oportunidad
    .orange = Torpeza
    .orange-about = elige hasta 2 dados; el jugador activo los repite
    .purple = Segunda oportunidad
    .purple-about = repite los dados sin usar que quieras
    .about = Naranja: { treasure-fumble.orange-about }. Morada: { treasure-fumble.purple-about }
treasure-silence = Silencio / Segundo aliento
    .orange = Silencio
    .orange-about = anula la habilidad que se está usando; su coste no se devuelve
    .purple = Segundo aliento
    .purple-about = tira un dado gastado para volver a usarlo; no vale uno colocado
    .about = Naranja: { treasure-silence.orange-about }. Morada: { treasure-silence.purple-about }
treasure-ambush = Emboscada / Llave maestra
    .orange = Emboscada
    .orange-about = mueve hasta 2 monstruos por una puerta, desde salas sin héroes
    .purple = Llave maestra
    .purple-about = abre un cofre o desarma una trampa con 1 dado menos
    .about = Naranja: { treasure-ambush.orange-about }. Morada: { treasure-ambush.purple-about }
treasure-wrong-turn = Camino equivocado / Ataque furtivo
    .orange = Camino equivocado
    .orange-about = pon la siguiente pieza debajo de la pila y descubre otra
    .purple = Ataque furtivo
    .purple-about = los Golpes cuentan como Disparos en 1 lucha de este turno
    .about = Naranja: { treasure-wrong-turn.orange-about }. Morada: { treasure-wrong-turn.purple-about }

## La posición en frases

scene-setting = Preparando la partida.
scene-won =
    { $who-is ->
        [you] Fin de la partida: ¡ganas!
       *[other] Fin de la partida: gana { $who }.
    }
scene-won-shared = Fin de la partida: { $who } comparten la victoria.
scene-round =
    { $which ->
        [last] Ronda { $round }, la última.
       *[open] Ronda { $round }.
    } { $who-is ->
        [you] Tu turno:
       *[other] Turno de { $who }:
    } { $stage ->
        [early] tirada.
        [acting] acciones.
       *[master] fase del amo de la mazmorra.
    }

# Lo que se puede interrumpir

scene-turn-begins =
    { $who-is ->
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $who }.
    }
scene-roll-stands =
    { $who-is ->
        [you] Has terminado de tirar.
       *[other] { $who } ha terminado de tirar.
    }
scene-step-spent =
    { $who-is ->
        [you] Gastas un Paso.
       *[other] { $who } gasta un Paso.
    }
scene-explores =
    { $who-is ->
        [you] Vas a explorar al
       *[other] { $who } va a explorar al
    } { $side }. Siguiente pieza: { $tile }.
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
    } { $xp } PX por un monstruo.
scene-card-gained =
    { $who-is ->
        [you] Recibes una carta de tesoro.
       *[other] { $who } recibe una carta de tesoro.
    }
scene-ability-used =
    { $who-is ->
        [you] Usas
       *[other] { $who } usa
    } { $ability }.
scene-pet-comes =
    { $who-is ->
        [you] Vas a tirar el dado de mascota.
       *[other] { $who } va a tirar el dado de mascota.
    }
scene-card-played =
    { $who-is ->
        [you] Juegas
       *[other] { $who } juega
    } { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    }
scene-aimed-at-room = Objetivo: { $room-the } ({ $number }).
scene-aimed-at-hero =
    { $who-is ->
        [you] Objetivo: tú.
       *[other] Objetivo: { $who }.
    }
scene-aimed-at-monster = Objetivo: { $monster-the }{ figure-mark }.

# El combate

scene-fight =
    { $who-is ->
        [you] Luchas con
       *[other] { $who } lucha con
    } { $monster-the }{ figure-mark }. { $damage } de daño, { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
    } { $spares ->
        [never] Represalia { $payback } en todo caso.
       *[from_afar] Represalia { $payback }, o ninguna sin Golpes.
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
    Foso sin fondo: aquí { $melee ->
        [one] basta 1 Golpe.
       *[other] bastan { $melee } Golpes.
    }
scene-sneaking = Ataque furtivo: en esta lucha los Golpes cuentan como Disparos.
scene-banned = Los dados de { $symbol } no se usan ni se cambian hasta derrotar al ladrón.
scene-rewards =
    { $beaten ->
        [one] 1 monstruo derrotado
       *[other] { $beaten } monstruos derrotados
    } hasta ahora: { $who-is ->
        [you] ganarás
       *[other] { $who } ganará
    } { $xp } PX y { $beaten ->
        [one] 1 carta de tesoro.
       *[other] { $beaten } cartas de tesoro.
    }

# El héroe de quien lee

scene-you =
    { $who-is ->
        [you] Tú,
       *[other] { $who },
    } { $hero }{ $posture ->
        [fallen] , en el suelo:
       *[standing] :
    } Vida { $life } de { $most }, { $gold } de oro, { $xp } PX.
scene-abilities =
    { $who-is ->
        [you] Tus habilidades:
       *[other] Habilidades de { $who }:
    } { $abilities }.
scene-abilities-used =
    { $who-is ->
        [you] Habilidades tuyas ya usadas este turno:
       *[other] Habilidades de { $who } ya usadas este turno:
    } { $abilities }.
scene-cards = Tus cartas: { $cards }.
scene-captor =
    { $who-is ->
        [you] Tienes la ficha de Schmetterling: repites una vez más en cada tirada.
       *[other] { $who } tiene la ficha de Schmetterling: repite una vez más en cada tirada.
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
        [you] Tirarás el dado de mascota con tus dados.
       *[other] { $who } tirará el dado de mascota con los demás.
    }
scene-picked = Dados elegidos para repetir: { $symbols }.
scene-pet-picked = El dado de mascota está elegido para repetir.
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
       *[other] La ficha de paso gratis de { $who } está lista.
    }
scene-fewer-dice =
    { $who-is ->
        [you] Miedo: tiras
       *[other] Miedo: { $who } tira
    } { $dice ->
        [one] 1 dado menos.
       *[other] { $dice } dados menos.
    }
scene-invisible =
    { $who-is ->
        [you] Eres invisible: los monstruos te ignoran.
       *[other] { $who } es invisible: los monstruos no le hacen nada.
    }
scene-sneak-ready =
    { $who-is ->
        [you] Tienes listo un Ataque furtivo para 1 lucha.
       *[other] { $who } tiene listo un Ataque furtivo para 1 lucha.
    }
scene-webbed =
    { $who-is ->
        [you] Una Araña te retiene: solo sales de esta sala por teletransporte.
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
    { $monster }{ figure-mark }: Represalia { $payback }, Defensa { $defense }, { $xp } PX{ $state ->
        [unfought] , falta luchar.
        [fought] , lucha ya hecha.
        [turned] , acaba de mostrar su lado rojo: este turno no se lucha.
       *[idle] .
    }
scene-chest =
    Cofre, se abre con { $dice }{ $gold ->
        [0] .
       *[other] : { $gold } de oro.
    }
scene-gold = Oro para recoger: { $gold }.
scene-portal =
    { $state ->
        [used] Portal, ya usado este turno.
       *[open] Portal, se abre con { $symbol }.
    }
scene-fountain =
    { $state ->
        [used] Fuente, ya usada este turno.
       *[open] Fuente, funciona con { $symbol }.
    }
scene-pit = Foso: al entrar gastas un Paso o recibes 1 herida.
scene-web = Telarañas: al entrar pierdes 1 Paso y dejas de moverte.
scene-bottomless-pit = Foso sin fondo: 1 Golpe derrota a un monstruo menor y 2 a uno mayor.
scene-stairs = Escalera { $room-to } ({ $number }), nivel { $level }.
scene-stairs-unexplored = Escalera al nivel { $level }, aún sin explorar.

# Puertas y muros

scene-door = { $side }: puerta { $room-to } ({ $number }).
scene-door-unexplored = { $side }: puerta sin explorar.
scene-trap = { $side }: { $room-a } ({ $number }). Se desarma con { $dice } por { $xp } PX.
scene-walls = Muros: { $sides }.
scene-break-through = Ninguna puerta del nivel da a un espacio vacío: puedes explorar a través de un muro.

# Los demás jugadores y el resto de la mazmorra

scene-other =
    { $who }, { $hero }{ $posture ->
        [fallen] , en el suelo,
       *[standing] ,
    } en { $room-the } ({ $number }): Vida { $life }, { $gold } de oro, { $xp } PX, { $cards ->
        [0] sin cartas.
        [one] 1 carta.
       *[other] { $cards } cartas.
    }
scene-known-cards = Cartas que sabes que tiene { $who }: { $cards }.
scene-cards-known-to = Cartas tuyas que { $who } conoce: { $cards }.
scene-ritual = Ritual oscuro en { $room-the } ({ $number }): si al acabar el turno queda un Sectario, llega un Vigía oscuro.
scene-lair =
    { $room } ({ $number }), nivel { $level }: { $monsters }{ $marks-count ->
        [0] .
        [one] {" "}(dado { $marks }).
       *[other] {" "}(dados { $marks }).
    }
scene-next-tile = Siguiente pieza del nivel { $level }: { $tile }.
scene-no-tile-left = No quedan piezas del nivel { $level } por explorar.

## Preguntas

prompt-answer =
    { $event ->
        [turn_begins] Empieza el turno de { $who }.
        [rolled] { $who } ha terminado de tirar.
        [step_spent] { $who } gasta un Paso.
        [exploring] { $who } va a explorar.
        [entering] { $who } entra en una sala.
        [fight_begins] { $who } empieza una lucha.
        [glory] { $who } va a ganar PX por un monstruo.
        [card_gained] { $who } recibe una carta de tesoro.
       *[ability_used] { $who } usa una habilidad.
    } ¿Interrumpes o pasas?
prompt-answer-card =
    { $who } juega { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } ¿Interrumpes o pasas?
prompt-before-roll =
    { $monsters ->
        [unfought] No puedes salir sin luchar. ¿Tiras ya los dados?
       *[none] ¿Tiras los dados o haces algo antes?
    }
# Los recursos del jugador, antes de la pregunta.
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
        [unfought] Tienes que luchar con los monstruos de aquí. ¿Ya, o preparas algo antes?
       *[none] ¿Qué haces?
    }
prompt-reroll =
    { $picked ->
        [0] ¿Repites algún dado?
        [one] 1 dado elegido. ¿Eliges más o lo repites?
       *[other] { $picked } dados elegidos. ¿Eliges más o los repites?
    }
prompt-fumble = Torpeza: ¿qué dados repite { $who }? Elegidos: { $picked } de { $most }.
prompt-bounty = Cobras los dados sin usar: ¿cuánto oro tomas? Como mucho, { $gold }.
prompt-master-moves =
    Eres el amo de la mazmorra. { $points ->
        [0] Sin puntos de movimiento. ¿Mueves un monstruo por la escalera?
        [one] Queda 1 punto de movimiento. ¿Mueves un monstruo?
       *[other] Quedan { $points } puntos de movimiento. ¿Mueves un monstruo?
    }
prompt-refill = Faltan dados para llenar todas las salas vacías. ¿Cuál va ahora?
prompt-combat-start = Empieza el combate. ¿Qué monstruo usa primero su habilidad?
prompt-combat-next = { means }¿Con qué monstruo luchas ahora?
prompt-fighting = { $monster-the }{ figure-mark }: daño { $damage } de { $defense }, Represalia { $payback }. { means }¿Atacas o lo dejas?
prompt-payback =
    Represalia { $monster-of }{ figure-mark }: { $payback ->
        [one] 1 herida.
       *[other] { $payback } heridas.
    } { means }¿Paras alguna?
prompt-theft = Un ladrón se lleva 1 { $symbol }. ¿Qué entregas?
prompt-choose-hero = ¿Qué héroe llevas?
prompt-change-die = ¿Qué dado cambia tu Magia?
prompt-change-to =
    { $whose ->
        [pet] Tu dado de mascota muestra { $symbol }.
       *[action] El dado muestra { $symbol }.
    } ¿A qué cara lo cambias?
prompt-lay-room = Has encontrado { $tile-a }. ¿Cómo la colocas?
prompt-lay-medium = Tras las runas: { $tile-a }. ¿Cómo colocas la pieza?
prompt-lay-trap = Ha salido { $tile-a }. ¿Dónde la colocas?
prompt-pit = ¡Un foso! ¿Gastas un Paso o recibes 1 herida?
prompt-web = La telaraña te quita 1 Paso. ¿Cuál entregas?
prompt-portal = ¿Adónde te lleva el portal?
prompt-take-die = No queda dado para { $room-the } ({ $number }). ¿Qué monstruo cede el suyo?
prompt-excess = Hay demasiados monstruos en { $room-the } ({ $number }). ¿Cuál se va?
prompt-key = Llave maestra: ¿qué abres o desarmas con 1 dado menos?
prompt-learn = ¿Qué habilidad aprendes?
prompt-hand-limit =
    Tienes { $cards } cartas, { $excess ->
        [one] 1 de más. ¿Cuál descartas?
       *[other] { $excess } de más. ¿Cuál descartas primero?
    }
prompt-aim =
    { $half ->
        [orange] { $card-orange }: { $card-orange-about }.
       *[purple] { $card-purple }: { $card-purple-about }.
    } { $at ->
        [room] ¿Qué sala?
        [player] ¿Qué jugador?
        [hero] ¿Qué héroe?
        [monster] ¿Qué monstruo?
       *[anyone] ¿Qué héroe o monstruo?
    }
prompt-ambush =
    Emboscada: { $left ->
        [one] queda 1 movimiento. ¿Qué monstruo mueves?
       *[other] { $left } movimientos. ¿Qué monstruo mueves primero?
    }

## Explicaciones

gloss-monster = { $monster }: { $monster-about }.
gloss-room = { $room }: { $room-about }.
gloss-trap = Una trampa se activa si un héroe entra o sale de una sala contigua: 1 herida a cada héroe de esas salas.
gloss-ability = { $ability }: { $ability-about }.
gloss-hero = { $hero }, { $hero-class }: { $hero-about }.
gloss-card = { $card-orange } (naranja): { $card-orange-about }. { $card-purple } (morada): { $card-purple-about }.

## Cartas y piezas ocultas

hidden-fresh = Carta recién robada por { $who }
hidden-hand = Cartas de tesoro desconocidas de { $who }
hidden-deck = Próxima carta de tesoro
hidden-small = Próxima pieza pequeña, nivel { $level }
hidden-medium = Próxima sala mediana, nivel { $level }
