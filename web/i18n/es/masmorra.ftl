## Los componentes, como los enumera la página de reglas

component-name = { $it }
component-hero = { $it-class }: { $it-about }. Empieza con { $start } y puede aprender { $abilities }.
component-ability = { $it-about }.
component-foe = { $it-about }.
component-boss = { $it-about }.
component-boss-red = Lado rojo: { $it-about }.
component-symbol = { $it-about }.
component-tile = { $it-about }.
component-treasure = { $it-about }.

## El mapa

masmorra-map = Mapa de la mazmorra
masmorra-map-picture = Nivel { $level }: { $rooms ->
        [one] 1 pieza
       *[other] { $rooms } piezas
    }
masmorra-map-keys = Las flechas mueven el mapa, + y − cambian el zoom, 0 muestra todo el nivel y h encuentra a tu héroe.
masmorra-map-closer = Acercar (+)
masmorra-map-farther = Alejar (−)
masmorra-map-all = Ver todo el nivel (0)
masmorra-map-hero = Encontrar a mi héroe (h)
masmorra-map-active = Encontrar al héroe activo (h)
masmorra-map-levels = Niveles
masmorra-map-level-word = Nivel
masmorra-map-level-label = Nivel { $level }{ $heroes ->
        [0] { "" }
       *[other] , con { $who }
    }{ $choices ->
        [0] { "" }
        [one] ; 1 lugar para elegir
       *[other] ; { $choices } lugares para elegir
    }
masmorra-map-room = { $name } ({ $number })
masmorra-map-monster = { $name } n.º { $mark }
masmorra-map-space = Espacio vacío
masmorra-map-several = { $place }: { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
masmorra-map-mover = { $monster }: elige adónde va
masmorra-map-back = Cancelar
masmorra-map-layings = Gira la pieza
masmorra-map-next = Siguiente pieza
masmorra-map-next-label = Siguiente pieza: { $name }. { $left ->
        [0] Es la última.
        [one] Queda 1 más en la pila.
       *[other] Quedan { $left } más en la pila.
    }
masmorra-map-surroundings = Alrededores
masmorra-map-elsewhere = Monstruos en otras salas
masmorra-map-tabs = Dados, cartas y héroes
masmorra-map-tab-dice = Dados
masmorra-map-tab-treasure = Cartas
masmorra-map-tab-heroes = Héroes
masmorra-map-tab-count = { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }

## La bandeja de dados

masmorra-dice-yours = Tus dados
masmorra-dice-of = Dados de { $name }
masmorra-dice-actions = Acciones
masmorra-dice-short-token = Ficha: { $face }
masmorra-dice-short-step = Paso ({ $source })
masmorra-dice-short-heal = Curar 1 de Vida ({ $source })
masmorra-dice-short-conjure = Magia ({ $source }): cambiar un dado
masmorra-dice-short-collect = { $gold } de oro
masmorra-dice-to-be-rolled = Dado sin tirar
masmorra-dice-lost-to-fear = Dado perdido por el miedo en esta tirada
masmorra-dice-used = Dado usado
masmorra-dice-banned = { $face }: un monstruo impide usarlo
masmorra-dice-pet-shows = Dado de mascota: { $face }
masmorra-dice-pet-waiting = Dado de mascota: sin tirar
masmorra-dice-pet-spent = Dado de mascota: usado
masmorra-dice-pet-gone = Dado de mascota: perdido este turno
masmorra-dice-to-mark = { $name }: marcar para repetir
masmorra-dice-uses =
    { $count ->
        [one] { $name }: 1 uso
       *[other] { $name }: { $count } usos
    }
masmorra-dice-mark = Elige los dados que quieras repetir.
masmorra-dice-roll-marked =
    { $count ->
        [one] Repetir 1 dado
       *[other] Repetir { $count } dados
    }
masmorra-dice-unmark = Desmarcar todo
masmorra-dice-with-this = Con esto puedes:
masmorra-dice-turn-to = Cambia el dado a
masmorra-dice-loose = Símbolo suelto: { $face }
masmorra-dice-loose-count =
    { $count ->
        [one] 1 símbolo suelto: { $face }
       *[other] { $count } símbolos sueltos: { $face }
    }
masmorra-dice-token = Ficha de paso gratis
masmorra-dice-token-ready = Ficha de paso gratis: lista
masmorra-dice-points =
    { $count ->
        [one] 1 punto de movimiento
       *[other] { $count } puntos de movimiento
    }
masmorra-dice-points-lost = Los pierdes si haces algo que no sea moverte.
masmorra-dice-rerolls =
    { $count ->
        [one] 1 repetición más
       *[other] { $count } repeticiones más
    }
masmorra-dice-invisible = Invisible
masmorra-dice-sneak = Ataque furtivo
masmorra-dice-lose-title = ¿Perder esto?
masmorra-dice-lose-symbols = Perderás: { $symbols }.
masmorra-dice-lose-points =
    { $count ->
        [one] Perderás 1 punto de movimiento.
       *[other] Perderás { $count } puntos de movimiento.
    }
masmorra-dice-stay = Cancelar

## Los tableros de héroe

masmorra-hero-all = Héroes
masmorra-hero-title = { $hero }, { $hero-class }
masmorra-hero-none = Aún sin héroe
masmorra-hero-life = Vida: { $life } de { $most }
masmorra-hero-gold = Oro: { $gold } de { $most }
masmorra-hero-xp = { $xp } PX ({ $floor } tras una caída)
masmorra-hero-xp-next = { $xp } PX ({ $floor } tras una caída), sube de nivel con { $next }
masmorra-hero-short =
    { $cards ->
        [one] { $xp } PX, 1 carta
       *[other] { $xp } PX, { $cards } cartas
    }
masmorra-hero-abilities = Habilidades
masmorra-hero-ability-about = { $ability-about }
masmorra-hero-ability-ready = aprendida
masmorra-hero-ability-used = usada en este turno
masmorra-hero-ability-to-learn = aún sin aprender
masmorra-hero-turn = Turno actual
masmorra-hero-master = Fase del amo de la mazmorra
masmorra-hero-first = Jugador inicial
masmorra-hero-fallen = En el suelo hasta su próximo turno
masmorra-hero-passes = No interrumpe hasta su turno
masmorra-hero-choose = Elige un héroe
masmorra-hero-starts-with = Habilidad inicial.
masmorra-hero-learn = ¡Subes de nivel!

## Cartas de tesoro

masmorra-treasure-title = Cartas de tesoro
masmorra-treasure-yours = Tus cartas: { $count } de { $most }
masmorra-treasure-secret = Solo las ves tú.
masmorra-treasure-none = No tienes cartas. Las dan los cofres y los monstruos derrotados.
masmorra-treasure-playable =
    { $count ->
        [0] Ahora no puedes jugar ninguna.
        [one] Ahora puedes jugar 1.
       *[other] Ahora puedes jugar { $count }.
    }
masmorra-treasure-others = Cartas de los demás
masmorra-treasure-of =
    { $count ->
        [0] { $name } no tiene cartas
        [one] { $name } tiene 1 carta
       *[other] { $name } tiene { $count } cartas
    }
masmorra-treasure-deck = Mazo: { $count }
masmorra-treasure-discards = Descartes: { $count }
masmorra-treasure-orange = { $card-orange }
masmorra-treasure-orange-about = { $card-orange-about }
masmorra-treasure-purple = { $card-purple }
masmorra-treasure-purple-about = { $card-purple-about }
masmorra-treasure-kind-orange = naranja: interrumpir
masmorra-treasure-kind-purple = morada: en tu turno
masmorra-treasure-now = Jugar ahora
masmorra-treasure-when-own-turn = En tu turno, si tiene efecto
masmorra-treasure-when-turn-begins = Cuando empieza el turno de otro jugador
masmorra-treasure-when-rolled = Cuando otro jugador termina de tirar
masmorra-treasure-when-step-spent = Cuando otro jugador gasta un Paso
masmorra-treasure-when-exploring = Cuando otro jugador va a explorar
masmorra-treasure-when-entering = Cuando otro héroe entra en una sala
masmorra-treasure-when-fight-begins = Cuando otro jugador empieza una lucha
masmorra-treasure-when-glory = Cuando otro jugador gana PX por un monstruo
masmorra-treasure-when-card-gained = Cuando otro jugador recibe una carta de tesoro
masmorra-treasure-when-ability-used = Cuando otro jugador usa una habilidad
masmorra-treasure-when-card-played = Cuando otro jugador juega una carta de tesoro
masmorra-treasure-when-any-time = En cualquier momento
masmorra-treasure-when-outside-combat = En cualquier momento fuera de combate

## La lucha

masmorra-fight-title = Combate
masmorra-fight-figure = { $monster }{ figure-mark }
masmorra-fight-about = { $monster-about }.
masmorra-fight-ready = Tienes { $symbols }.
masmorra-fight-unready = No te quedan dados ni símbolos.
masmorra-fight-at-worst = En el peor caso: Represalia { $wounds }, te quedan { $life } de Vida.
masmorra-fight-at-worst-deadly = En el peor caso: Represalia { $wounds } y caes.
masmorra-fight-free = No tienes que volver a luchar.
masmorra-fight-whom = Elige un monstruo
masmorra-fight-decide = Acciones de combate
masmorra-fight-payback = Represalia
masmorra-fight-defense = Defensa
masmorra-fight-xp = PX
masmorra-fight-damage = Daño
masmorra-fight-damage-of = Daño { $damage } de { $defense }
masmorra-fight-life =
    { $who ->
        [you] Tu Vida
       *[other] Vida de { $name }
    }
masmorra-fight-life-then = Vida { $life }, luego { $then }
masmorra-fight-struck = Ataques
masmorra-fight-nothing = ninguno aún
masmorra-fight-if-stopped =
    { $who ->
        [you] ¿Y si paras ahora?
       *[other] ¿Y si { $name } para ahora?
    }
masmorra-fight-brief-damage = daño { $damage } de { $defense }
masmorra-fight-brief-falls = lo derrotas
masmorra-fight-brief-unhurt = sin Represalia
masmorra-fight-brief-hurt = Represalia { $wounds }, Vida { $life }
masmorra-fight-brief-deadly = Represalia { $wounds }, caes
masmorra-fight-falls-unhurt =
    { $who ->
        [you] Lo derrotas sin Represalia.
       *[other] { $name } lo derrota sin Represalia.
    }
masmorra-fight-falls-hurt =
    { $who ->
        [you] Lo derrotas. Represalia { $wounds }: tu Vida baja a { $life }, si no paras nada.
       *[other] { $name } lo derrota. Represalia { $wounds }: su Vida baja a { $life }, si no para nada.
    }
masmorra-fight-falls-deadly =
    { $who ->
        [you] Lo derrotas. Represalia { $wounds }: caes, si no paras nada.
       *[other] { $name } lo derrota. Represalia { $wounds }: cae, si no para nada.
    }
masmorra-fight-withstands-unhurt = Resiste (daño { $damage } de { $defense }), sin Represalia.
masmorra-fight-withstands-hurt =
    { $who ->
        [you] Resiste (daño { $damage } de { $defense }). Represalia { $wounds }: tu Vida baja a { $life }, si no paras nada.
       *[other] Resiste (daño { $damage } de { $defense }). Represalia { $wounds }: la Vida de { $name } baja a { $life }, si no para nada.
    }
masmorra-fight-withstands-deadly =
    { $who ->
        [you] Resiste (daño { $damage } de { $defense }). Represalia { $wounds }: caes, si no paras nada.
       *[other] Resiste (daño { $damage } de { $defense }). Represalia { $wounds }: { $name } cae, si no para nada.
    }
masmorra-fight-payback-comes =
    { $wounds ->
        [one] Llega 1 herida
       *[other] Llegan { $wounds } heridas
    }: { $who ->
        [you] { $life ->
            [0] caes, si no paras nada.
           *[other] tu Vida baja a { $life }, si no paras nada.
        }
       *[other] { $life ->
            [0] { $name } cae, si no para nada.
           *[other] la Vida de { $name } baja a { $life }, si no para nada.
        }
    }
masmorra-fight-never-spares = Hay Represalia aunque lo derrote un ataque a distancia.

## Decisiones y el tercer nivel, junto al mapa

masmorra-ask-moment-title = Qué ocurre
masmorra-ask-moment =
    { $event ->
        [turn_begins] { $who-is ->
            [you] Empieza tu turno.
           *[other] Empieza el turno de { $who }.
        }
        [rolled] { $who-is ->
            [you] Tu tirada es definitiva.
           *[other] La tirada de { $who } es definitiva.
        }
        [step_spent] { $who-is ->
            [you] Gastas un Paso.
           *[other] { $who } gasta un Paso.
        }
        [exploring] { $who-is ->
            [you] Vas a explorar.
           *[other] { $who } va a explorar.
        }
        [fight_begins] { $who-is ->
            [you] Empiezas una lucha.
           *[other] { $who } empieza una lucha.
        }
       *[other] { $who-is ->
            [you] Los demás pueden interrumpirte.
           *[other] Se puede interrumpir a { $who }.
        }
    }
masmorra-ask-explores =
    { $who-is ->
        [you] Vas a explorar. Siguiente pieza: { $tile }.
       *[other] { $who } va a explorar. Siguiente pieza: { $tile }.
    }
masmorra-ask-question = Tu elección
masmorra-ask-waits-for = Pendiente de: { $names }
masmorra-ask-nothing-fits = Aquí no puedes jugar ninguna de tus cartas.
masmorra-ask-passes-in = Pasas en { $seconds } s
masmorra-ask-take-time = Espera, estoy pensando
masmorra-ask-passing-but = Pasas hasta tu turno, salvo con: { $cards }
masmorra-ask-me-again = Volver a preguntarme
masmorra-ask-pass-but =
    { $count ->
        [one] Pasar hasta mi turno, salvo 1 carta
       *[other] Pasar hasta mi turno, salvo { $count } cartas
    }
masmorra-ask-settings = Ajustes para interrumpir
masmorra-ask-countdown = Pasar automáticamente
masmorra-ask-countdown-off = Nunca
masmorra-ask-countdown-after = Después de { $seconds } segundos
masmorra-ask-countdown-help = Si puedes interrumpir y no haces nada, pasas.
masmorra-ask-empty = Sin cartas que jugar
masmorra-ask-anyway = Preguntarme siempre
masmorra-ask-anyway-help = Si no, pasas cuando ninguna carta encaja. Una carta de cualquier momento pregunta una vez por turno.
masmorra-ask-alerts = Preguntar por estas cartas
masmorra-ask-alerts-help = Nunca pasas automáticamente si puedes jugar una de estas.
masmorra-ask-alert-held = { $card } (en tu mano)
masmorra-ask-last-round = Esta es la última ronda.
masmorra-ask-finale = Nivel 3
masmorra-ask-malaphyas-blue = Malaphyas muestra su lado azul. Hay que derrotarlo dos veces.
masmorra-ask-malaphyas-red = Malaphyas muestra su lado rojo. Si lo derrotas, acaba la partida.
masmorra-ask-guards =
    { $count ->
        [0] Está solo.
        [one] Hay 1 monstruo con él.
       *[other] Hay { $count } monstruos con él.
    }
masmorra-ask-ritual =
    { $count ->
        [0] El ritual de los Sectarios ha terminado.
       *[other] Sectarios en el ritual: { $count }. Cuando solo quede 1, un Vigía oscuro ocupará su lugar.
    }
masmorra-ask-before-throne = En la Sala del trono: { $names }.
masmorra-ask-malaphyas-gone = El trono está vacío.
masmorra-ask-omens = Qué hacen sus dados
masmorra-ask-omen-face = Cara
masmorra-ask-omen-calls = Primer dado: aparece
masmorra-ask-omen-strikes = 2.º dado: golpean Grimbolts
masmorra-ask-omen-minor = un monstruo menor
masmorra-ask-omen-major = un monstruo mayor

## Marcador

masmorra-score = Marcador
masmorra-score-you = Tú
masmorra-score-fallen = en el suelo
masmorra-score-life = Vida: { $life }
masmorra-score-life-name = Vida
masmorra-score-gold = Oro: { $gold }
masmorra-score-gold-name = Oro

## El final de la partida

masmorra-end-title = Tabla final
masmorra-end-by-malaphyas = Malaphyas está derrotado: gana el que tenga más PX, luego más oro, luego más Vida.
masmorra-end-by-round = La ronda { $round } era la última: gana el que tenga más PX, luego más oro, luego más Vida.
masmorra-end-monsters = PX por monstruos
masmorra-end-chests = PX por cofres
masmorra-end-traps = PX por trampas
masmorra-end-cards = PX por cartas
masmorra-end-descent = PX por el nivel 3
masmorra-end-other = Otros PX
masmorra-end-lost = PX perdidos
masmorra-end-xp = PX
masmorra-end-defeated = Monstruos derrotados
masmorra-end-gold = Oro
masmorra-end-falls = Caídas
masmorra-end-points = Momentos clave
masmorra-end-round = Ronda { $round }
masmorra-end-lead-you = Te pones en cabeza ({ $xp } PX).
masmorra-end-lead = { $name } se pone en cabeza ({ $xp } PX).

## Momentos destacados: imágenes grandes sobre el mapa

masmorra-highlight-fell =
    { $who-is ->
        [you] Caes
       *[other] Cae { $who }
    }
masmorra-highlight-fell-text = De vuelta a { $xp } PX.
masmorra-highlight-descent = Se abre el nivel { $level }
masmorra-highlight-descent-text = Salas más profundas, monstruos más duros.
masmorra-highlight-boss = { $monster }
masmorra-highlight-boss-text = Ha aparecido un jefe.
masmorra-highlight-turned = { $monster }
masmorra-highlight-turned-text = El jefe muestra el lado rojo.
masmorra-highlight-defeated = { $monster }
masmorra-highlight-defeated-text =
    { $who-is ->
        [you] Derrotas al jefe.
       *[other] { $who } derrota al jefe.
    }
masmorra-highlight-awakes = Malaphyas despierta
masmorra-highlight-awakes-text = Se abre el nivel 3 y arrastra a todos los héroes.
masmorra-highlight-dies = Malaphyas, derrotado
masmorra-highlight-dies-text =
    { $who-is ->
        [you] El último golpe es tuyo.
       *[other] El último golpe es de { $who }.
    }
masmorra-highlight-won =
    { $who-is ->
        [you] ¡Ganas!
       *[other] ¡Gana { $who }!
    }
masmorra-highlight-won-text = { $xp } PX, { $gold } de oro y { $life } de Vida.

## El final de la partida en tres líneas

masmorra-end-way-malaphyas = Cae Malaphyas en la ronda { $round }.
masmorra-end-way-goal =
    { $who-is ->
        [you] Llegas a 16 PX: la ronda { $round } es la última.
       *[other] { $who } llega a 16 PX: la ronda { $round } es la última.
    }
masmorra-end-way-round = La ronda { $round } es la última.
masmorra-end-tie = { $who } empatan a { $xp } PX: deciden el oro y la Vida.
masmorra-end-keeps-lead =
    { $who-is ->
        [you] Te pones por delante en la ronda { $round } y ya no te alcanzan.
       *[other] { $who } se pone por delante en la ronda { $round } y nadie le alcanza.
    }
masmorra-end-rival =
    { $who-is ->
        [you] Te quedas muy cerca: { $xp } PX.
       *[other] { $who } se queda muy cerca: { $xp } PX.
    }
masmorra-end-rivals = { $who } se quedan muy cerca: { $xp } PX cada jugador.
