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
scene-stairs = Una escalera { $room-to } ({ $number }), nivel { $level }.
scene-stairs-unexplored = Una escalera baja al nivel { $level }, donde nadie ha estado aún.

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
prompt-acting =
    { $monsters ->
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
prompt-combat-next = ¿Con qué monstruo luchas ahora?
prompt-fighting = { $monster-the }{ figure-mark }: daño { $damage } de { $defense }, Represalia { $payback }. ¿Atacas o dejas de atacar?
prompt-payback =
    La Represalia { $monster-of }{ figure-mark } es de { $payback ->
        [one] 1 herida.
       *[other] { $payback } heridas.
    } ¿Te defiendes o la encajas?
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
